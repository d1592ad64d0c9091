import path from 'node:path';
import type ts from 'typescript';
import type { InstalledPackage } from './readPackages';

/** Who wrote a declaration: MUI X itself, another MUI package, or somebody else. */
export type Origin = 'x' | 'mui' | 'third-party';

export type GetOrigin = (declaration: ts.Declaration) => Origin;

/** A file of `@mui/x-*` or of a package in the list is `x`, whatever folder an alias gave it. */
export function createGetOrigin(
  packages: readonly Pick<InstalledPackage, 'folder'>[],
): GetOrigin {
  const folders = packages.map(
    ({ folder }) => `${folder.split(path.sep).join('/')}/`,
  );
  return (declaration) => {
    const { fileName } = declaration.getSourceFile();
    const isOwn = folders.some(
      (folder) =>
        fileName.startsWith(folder) &&
        !fileName.slice(folder.length).includes('node_modules/'),
    );
    if (isOwn || fileName.includes('/node_modules/@mui/x-')) {
      return 'x';
    }
    return fileName.includes('/node_modules/@mui/') ? 'mui' : 'third-party';
  };
}
