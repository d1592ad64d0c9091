import fs from 'node:fs';
import { createTempDirectory } from '../../tests/setup/tempDirectory';
import { cacheJson } from './cacheJson';

describe('cacheJson', () => {
  const directory = createTempDirectory();

  it('computes a value once for each key', async () => {
    const compute = jest.fn((): string[] => ['a']);
    expect(await cacheJson(directory, 'one', compute)).toEqual(['a']);
    expect(await cacheJson(directory, 'one', compute)).toEqual(['a']);
    expect(compute).toHaveBeenCalledTimes(1);
    await cacheJson(directory, 'two', compute);
    expect(compute).toHaveBeenCalledTimes(2);
    expect(fs.readdirSync(directory)).toHaveLength(2);
  });
});
