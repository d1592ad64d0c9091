import fs from 'node:fs';
import path from 'node:path';
import { createTempDirectory } from '../../tests/setup/tempDirectory';
import { writeIfChanged } from './writeIfChanged';

describe('writeIfChanged', () => {
  const directory = createTempDirectory();

  it('creates the folders above a new file', async () => {
    const file = path.join(directory, 'deep/er/new.txt');

    await expect(writeIfChanged(file, 'one')).resolves.toBe(true);

    expect(fs.readFileSync(file, 'utf8')).toBe('one');
  });

  it('leaves a file with the same text untouched, so watchers stay quiet', async () => {
    const file = path.join(directory, 'same.txt');
    const longAgo = new Date('2001-02-03T04:05:06Z');
    fs.writeFileSync(file, 'one');
    fs.utimesSync(file, longAgo, longAgo);

    await expect(writeIfChanged(file, 'one')).resolves.toBe(false);

    expect(fs.statSync(file).mtime).toEqual(longAgo);
  });

  it('replaces other text', async () => {
    const file = path.join(directory, 'other.txt');
    fs.writeFileSync(file, 'a longer text');

    await expect(writeIfChanged(file, 'two')).resolves.toBe(true);

    expect(fs.readFileSync(file, 'utf8')).toBe('two');
  });
});
