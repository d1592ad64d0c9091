import fs from 'node:fs';
import path from 'node:path';
import { getDefiningPackage, type FoundExport } from './findExport';
import { getEntryFile, readExports, type Tier } from './readPrograms';
import { readRuntimeModule } from './readRuntime';

/** `import { X } from '@mui/x-charts/X'`, the exported spelling renamed to the plain one. */
function formatImport(
  exportedName: string,
  name: string,
  source: string,
  isType: boolean,
): string {
  const binding = exportedName === name ? name : `${exportedName} as ${name}`;
  return `import ${isType ? 'type ' : ''}{ ${binding} } from '${source}'`;
}

/** `PickersDay` of `x-date-pickers/PickersDay/PickersDay.d.ts`, or null when that is no public entry. */
function findSubPath(
  found: FoundExport,
  tiers: readonly Tier[],
): string | null {
  const { folder } = getDefiningPackage(found, tiers);
  const relative = path.relative(
    folder,
    found.declaration.getSourceFile().fileName,
  );
  const [segment = '', ...rest] = relative.split(path.sep);
  const isEntry =
    rest.length > 0 &&
    segment !== 'internals' &&
    fs.existsSync(getEntryFile(path.join(folder, segment)));
  return isEntry ? segment : null;
}

function exportsName(
  found: FoundExport,
  folder: string,
  subPath: string,
  isType: boolean,
): boolean {
  const file = getEntryFile(path.join(folder, subPath));
  return (
    readExports(file, found.tier.program).has(found.exportedName) &&
    (isType ||
      (readRuntimeModule({ folder }, subPath)?.has(found.exportedName) ??
        false))
  );
}

/**
 * Import statements that work, sub-path first, then root entries from the
 * lowest plan up. A value must exist in the declarations and at run time.
 */
export function buildImports(
  name: string,
  exportsFound: readonly FoundExport[],
  tiers: readonly Tier[],
  kind: 'value' | 'type',
): string[] {
  const [first] = exportsFound;
  if (first === undefined) {
    return [];
  }
  const isType = kind === 'type';
  const owner = getDefiningPackage(first, tiers);
  const subPath = isType ? null : findSubPath(first, tiers);
  const fromSubPath =
    subPath !== null && exportsName(first, owner.folder, subPath, isType)
      ? [
          formatImport(
            first.exportedName,
            name,
            `${owner.name}/${subPath}`,
            isType,
          ),
        ]
      : [];
  const fromRoots = exportsFound
    .filter((found) => exportsName(found, found.package.folder, '', isType))
    .map((found) =>
      formatImport(found.exportedName, name, found.package.name, isType),
    );
  return [...fromSubPath, ...fromRoots];
}
