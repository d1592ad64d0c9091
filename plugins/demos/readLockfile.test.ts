import path from 'node:path';
import {
  createTempDirectory,
  writeFiles,
} from '../../tests/setup/tempDirectory';
import { readLockfile } from './readLockfile';

describe('readLockfile', () => {
  const directory = createTempDirectory();

  it('reads the packages, and the overrides of the site', async () => {
    const site = path.join(directory, 'site');
    writeFiles(site, {
      'package.json': '{"overrides":{"a":"1.0.0"}}',
      'package-lock.json':
        '{"packages":{"node_modules/a":{"version":"1.0.0"}}}',
    });

    await expect(readLockfile(site)).resolves.toEqual({
      packages: { 'node_modules/a': { version: '1.0.0' } },
      overrides: { a: '1.0.0' },
    });
  });

  it('refuses a lockfile of another form', async () => {
    const site = path.join(directory, 'old');
    writeFiles(site, { 'package.json': '{}', 'package-lock.json': '{}' });

    await expect(readLockfile(site)).rejects.toThrow(
      '[demos] package-lock.json lists no packages, so an exported demo would have no versions. Run "npm install" with npm 7 or later.',
    );
  });
});
