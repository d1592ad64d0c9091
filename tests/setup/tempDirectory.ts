import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

/** A new empty folder, deleted when the tests of the file are done. */
export function createTempDirectory(): string {
  const directory = fs.mkdtempSync(path.join(os.tmpdir(), 'mui-x-docs-'));
  afterAll(() => fs.rmSync(directory, { recursive: true, force: true }));
  return directory;
}

/** A copy of a fixture folder that a test may write to, deleted likewise. */
export function copyToTempDirectory(fixture: string): string {
  const directory = createTempDirectory();
  fs.cpSync(fixture, directory, { recursive: true });
  return directory;
}

/** Writes text files, given by their path in the folder. */
export function writeFiles(
  directory: string,
  texts: Readonly<Record<string, string>>,
): void {
  for (const [file, text] of Object.entries(texts)) {
    const target = path.join(directory, file);
    fs.mkdirSync(path.dirname(target), { recursive: true });
    fs.writeFileSync(target, text);
  }
}
