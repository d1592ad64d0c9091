import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { buildFixture, page } from './__fixtures__/buildFixture';
import { loadModel, parseModel } from './loadModel';
import { formatJson, writeModel } from './writeModel';

const model = buildFixture('forward-ref', [
  page('charts', 'component', 'Chart'),
]);

describe('writeModel', () => {
  let outDir = '';
  beforeEach(async () => {
    outDir = await fs.mkdtemp(path.join(os.tmpdir(), 'api-model-'));
  });
  afterEach(() => fs.rm(outDir, { recursive: true }));

  it('writes what loadModel reads back', async () => {
    await writeModel(model, outDir);
    expect(await loadModel(outDir)).toEqual(model);
  });

  it('writes nothing the second time', async () => {
    await writeModel(model, outDir);
    expect(await writeModel(model, outDir)).toEqual({
      written: [],
      deleted: [],
    });
  });

  it('deletes files of pages that are gone', async () => {
    await writeModel(model, outDir);
    await fs.writeFile(path.join(outDir, 'charts', 'old.json'), '{}');
    const { deleted } = await writeModel(model, outDir);
    expect(deleted).toEqual(['charts/old.json']);
  });
});

describe('parseModel', () => {
  it('reads a dump', () => {
    expect(parseModel(formatJson(model), 'model.json')).toEqual(model);
  });

  it('refuses a file that is no dump and says how to make one', () => {
    expect(() => parseModel('{}', 'old/model.json')).toThrow(
      '[api-reference] old/model.json is no API model. Make one with "npm run api -- --dump model.json".',
    );
  });
});
