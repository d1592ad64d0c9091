import fs from 'node:fs';
import path from 'node:path';
import {
  createTempDirectory,
  writeFiles,
} from '../../../tests/setup/tempDirectory';
import { writeOutput } from './writeOutput';

describe('writeOutput', () => {
  const directory = createTempDirectory();

  it('makes the folder hold exactly the files, and rewrites none that is right', async () => {
    writeFiles(directory, {
      'charts/gauge.mdx': 'same',
      'charts/old.mdx': 'gone',
      'charts/old.json': '{}',
    });
    const same = path.join(directory, 'charts/gauge.mdx');
    const before = fs.statSync(same).mtimeMs;
    await writeOutput(
      directory,
      new Map([
        ['charts/gauge.mdx', 'same'],
        ['charts/gauge.json', '{}'],
      ]),
    );
    expect(fs.readdirSync(path.join(directory, 'charts')).sort()).toEqual([
      'gauge.json',
      'gauge.mdx',
    ]);
    expect(fs.statSync(same).mtimeMs).toBe(before);
  });
});
