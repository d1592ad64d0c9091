import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { findVersionPackages } from './findVersionPackages';
import { apiPackages } from './packages';

function install(folder: string): void {
  fs.mkdirSync(folder, { recursive: true });
  fs.writeFileSync(path.join(folder, 'package.json'), '{"version":"7.16.0"}');
}

describe('findVersionPackages', () => {
  let root = '';
  beforeEach(() => {
    root = fs.mkdtempSync(path.join(os.tmpdir(), 'aliases-'));
    for (const { name } of apiPackages.slice(1)) {
      install(path.join(root, name.replace('@mui/', 'mui-7-16-')));
    }
  });
  afterEach(() => fs.rmSync(root, { recursive: true }));

  it('leaves the current version where it is', () => {
    expect(findVersionPackages(root, 'current')).toEqual({});
  });

  it('finds aliases, and packages that npm nested below one', () => {
    const nested = path.join(
      root,
      'mui-7-16-x-data-grid-pro/node_modules/@mui/x-data-grid',
    );
    install(nested);
    const folders = findVersionPackages(root, '7.16.0');
    expect(folders['@mui/x-data-grid']).toBe(nested);
    expect(folders['@mui/x-charts']).toBe(path.join(root, 'mui-7-16-x-charts'));
  });

  it('throws with the lines to add when a package is missing', () => {
    expect(() => findVersionPackages(root, '7.16.0')).toThrow(
      `[api-reference] The docs of version 7.16.0 need its own packages, and @mui/x-data-grid is not installed. Add to the dependencies of package.json, and run "npm install":
  "mui-7-16-x-data-grid": "npm:@mui/x-data-grid@7.16.0"`,
    );
  });

  describe('without aliases', () => {
    beforeEach(() => {
      fs.rmSync(root, { recursive: true });
      for (const { name } of apiPackages) {
        install(path.join(root, name));
      }
    });

    it('takes the installed packages for a version that was cut for them', () => {
      expect(findVersionPackages(root, '7.16.0')).toEqual({});
    });

    it('throws for another version, with all lines to add', () => {
      expect(() => findVersionPackages(root, '7.15.0')).toThrow(
        /need its own packages, and @mui\/x-data-grid, .* are not installed\.[^]*"mui-7-15-x-data-grid": "npm:@mui\/x-data-grid@7\.15\.0",\n/,
      );
    });
  });
});
