import { strToU8, zipSync } from 'fflate';
import type { Project } from './createProject';

/** How long a browser may take to begin a download, in milliseconds. */
const DOWNLOAD_MS = 60_000;

/** A project as an archive with one folder, named like the project. */
export function createZip({
  name,
  files,
}: Pick<Project, 'name' | 'files'>): Uint8Array<ArrayBuffer> {
  const archive = zipSync(
    Object.fromEntries(
      Object.entries(files).map(([file, text]) => [
        `${name}/${file}`,
        strToU8(text),
      ]),
    ),
  );
  return new Uint8Array(archive);
}

export function downloadZip(project: Project): void {
  const archive = new Blob([createZip(project)], { type: 'application/zip' });
  const link = document.createElement('a');
  link.href = URL.createObjectURL(archive);
  link.download = `${project.name}.zip`;
  document.body.append(link);
  link.click();
  link.remove();
  window.setTimeout(() => URL.revokeObjectURL(link.href), DOWNLOAD_MS);
}
