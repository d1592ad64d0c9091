import fs from 'node:fs';
import path from 'node:path';

/** A path that apps import from, and the types behind it. */
export interface SurfaceEntry {
  /** `@mui/x-date-pickers/DatePicker` */
  readonly name: string;
  /** Absolute, with forward slashes. */
  readonly file: string;
}

function readTypesPath(folder: string): string {
  const manifest: unknown = JSON.parse(
    fs.readFileSync(path.join(folder, 'package.json'), 'utf8'),
  );
  const types: unknown =
    typeof manifest === 'object' && manifest !== null
      ? (Reflect.get(manifest, 'types') ?? Reflect.get(manifest, 'typings'))
      : undefined;
  return typeof types === 'string' ? types : 'index.d.ts';
}

function toEntry(name: string, folder: string): SurfaceEntry[] {
  const file = path.join(folder, readTypesPath(folder)).replaceAll('\\', '/');
  return fs.existsSync(file) ? [{ name, file }] : [];
}

/** The root of a package, and its folders that are entries of their own: they have a `package.json`. */
export function listEntries(name: string, folder: string): SurfaceEntry[] {
  const folders = fs
    .readdirSync(folder, { withFileTypes: true })
    .filter(
      (entry) =>
        entry.isDirectory() &&
        !/^(internals?|node_modules|themeAugmentation)$/.test(entry.name) &&
        fs.existsSync(path.join(folder, entry.name, 'package.json')),
    )
    .map((entry) => entry.name)
    .sort();
  return [
    ...toEntry(name, folder),
    ...folders.flatMap((entry) =>
      toEntry(`${name}/${entry}`, path.join(folder, entry)),
    ),
  ];
}
