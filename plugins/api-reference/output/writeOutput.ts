import fs from 'node:fs/promises';
import path from 'node:path';
import { Globby } from '@docusaurus/utils';
import { writeIfChanged } from '../../lib/writeIfChanged';
import type { OutputFiles } from './buildOutput';

/** Makes a generated folder hold exactly these files. */
export async function writeOutput(
  directory: string,
  files: OutputFiles,
): Promise<void> {
  const existing = await Globby('**/*.{mdx,json,js}', { cwd: directory });
  await Promise.all([
    ...[...files].map(([file, text]) =>
      writeIfChanged(path.join(directory, file), text),
    ),
    ...existing
      .filter((file) => !files.has(file))
      .map((file) => fs.rm(path.join(directory, file))),
  ]);
}
