import type { ApiFile, ApiModel } from './types';

/** Component name → routes of the pages that declare it. */
export type DemoRoutes = Readonly<Record<string, readonly string[]>>;

function applyToFile(file: ApiFile, demos: DemoRoutes): ApiFile {
  return 'kind' in file && 'demos' in file
    ? { ...file, demos: [...(demos[file.name] ?? [])] }
    : file;
}

/** The model with the pages that show each component: the only part that does not come from the packages. */
export function applyDemos(
  { manifest, files }: ApiModel,
  demos: DemoRoutes,
): ApiModel {
  const entries = Object.entries(files).map(([name, file]) => [
    name,
    applyToFile(file, demos),
  ]);
  return { manifest, files: Object.fromEntries(entries) };
}
