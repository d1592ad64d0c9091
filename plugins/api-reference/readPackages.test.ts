import path from 'node:path';
import {
  createTempDirectory,
  writeFiles,
} from '../../tests/setup/tempDirectory';
import { readPackage } from './readPackages';

const spec = {
  name: '@mui/x-charts-pro',
  product: 'charts',
  plan: 'pro',
} as const;
const directory = createTempDirectory();

function read(manifest: object) {
  writeFiles(directory, {
    '@mui/x-charts-pro/package.json': JSON.stringify(manifest),
  });
  return readPackage(spec, { packagesRoot: directory });
}

describe('readPackage', () => {
  it('knows the release that a pre-release was published with', () => {
    const dependencies = { '@mui/x-charts': '7.16.0' };
    expect(read({ version: '7.0.0-beta.0', dependencies }).releaseTag).toBe(
      'v7.16.0',
    );
    expect(read({ version: '7.17.0', dependencies }).releaseTag).toBe(
      'v7.17.0',
    );
  });

  it('knows the repository, where the package tells it', () => {
    const repository = {
      url: 'git+https://github.com/mui/mui-x.git',
      directory: 'packages/x-charts-pro',
    };
    expect(read({ version: '7.17.0', repository }).repository).toEqual({
      url: 'https://github.com/mui/mui-x',
      directory: 'packages/x-charts-pro',
    });
    expect(read({ version: '7.17.0' }).repository).toBeNull();
  });

  it('throws with the file when the package is not installed', () => {
    expect(() =>
      readPackage(
        { ...spec, name: '@mui/x-gone' },
        { packagesRoot: directory },
      ),
    ).toThrow(
      `[api-reference] @mui/x-gone is not installed: ${path.join(directory, '@mui/x-gone/package.json')} does not exist. Run "npm ci", or correct its folder.`,
    );
  });
});
