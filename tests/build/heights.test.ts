/** Every demo has a measured height, so that nothing moves while it loads. */
import path from 'node:path';
import {
  hashDemo,
  readHeights,
  toHeightKey,
} from '../../plugins/demos/heights';
import { readDemos } from '../../plugins/demos/readDemos';

const ROOT = path.resolve(__dirname, '../..');
const TREE = { name: 'current', directory: 'docs/x' };

/** What to do about the demos of a list. */
const HINT =
  'Run "npm run demos:measure", and commit docs/x/demo-heights.json.';

describe('the heights of the demos', () => {
  it('are those of the code as it is', async () => {
    const demos = await readDemos(ROOT, TREE);
    const heights = await readHeights(ROOT, TREE);
    const stale = demos
      .filter((demo) => heights[toHeightKey(demo)]?.source !== hashDemo(demo))
      .map(({ file }) => `${file} was not measured since it changed. ${HINT}`);

    expect(demos.length).toBeGreaterThan(0);
    expect(stale).toEqual([]);
  });

  it('are of demos that exist', async () => {
    const known = new Set((await readDemos(ROOT, TREE)).map(toHeightKey));
    const heights = await readHeights(ROOT, TREE);
    const gone = Object.keys(heights).filter((key) => !known.has(key));

    expect(gone.map((key) => `${key} is gone. ${HINT}`)).toEqual([]);
  });
});
