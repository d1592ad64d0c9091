import {
  createTempDirectory,
  writeFiles,
} from '../../tests/setup/tempDirectory';
import { readDocsTrees } from './readDocsTrees';

describe('readDocsTrees', () => {
  const directory = createTempDirectory();

  it('is the current docs alone while no version was cut', () => {
    expect(readDocsTrees(directory)).toEqual([
      { name: 'current', directory: 'docs/x' },
    ]);
  });

  it('has a tree for each cut version', () => {
    writeFiles(directory, { 'versions.json': '["7.16.0"]' });
    expect(readDocsTrees(directory)[1]).toEqual({
      name: 'version-7.16.0',
      directory: 'versioned_docs/version-7.16.0',
    });
  });
});
