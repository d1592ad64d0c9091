import fs from 'node:fs';
import path from 'node:path';
import type ts from 'typescript';
import type { TierPackage } from './readPrograms';

const JSX_RUNTIME = /react\/jsx-(dev-)?runtime/;

/** Whether the file was written with markup; its compiled twin imports what markup becomes. */
function hasMarkup(file: string, { runtimeFolder }: TierPackage): boolean {
  const script = path.join(runtimeFolder, `${file}.js`);
  return (
    fs.existsSync(script) && JSX_RUNTIME.test(fs.readFileSync(script, 'utf8'))
  );
}

/**
 * Address of the source file in the repository, at the tag of its release.
 * Declaration files mirror the sources; a component's file is `.tsx` even when
 * it renders no markup of its own. Null when the package names no repository.
 */
export function findSource(
  declaration: ts.Declaration,
  definingPackage: TierPackage,
  kind: 'component' | 'interface',
): string | null {
  const { folder, repository, releaseTag } = definingPackage;
  const { fileName } = declaration.getSourceFile();
  const relative = path.relative(folder, fileName).split(path.sep).join('/');
  if (repository === null || relative.startsWith('..')) {
    return null;
  }
  const file = relative.replace(/\.d\.ts$/, '');
  const extension =
    kind === 'component' || hasMarkup(file, definingPackage) ? 'tsx' : 'ts';
  return `${repository.url}/blob/${releaseTag}/${repository.directory}/src/${file}.${extension}`;
}
