import { createTempDirectory } from '../../tests/setup/tempDirectory';
import { buildSources } from './buildSources';

const DEMO = {
  name: 'Films',
  source: `import './Films.css';
import { films } from './data';
import type { Film } from './types';

// The highlighter and the compiler take a while to start on a busy machine.
jest.setTimeout(60_000);

export default function Films() {
  return <p>{(films as Film[]).length}</p>;
}
`,
  modules: [
    { name: 'Films.css', source: 'p {}\n', imports: [] },
    {
      name: 'data.ts',
      source: "export const films: string[] = ['Alien'];\n",
      imports: [],
    },
    { name: 'types.ts', source: 'export type Film = string;\n', imports: [] },
  ],
};

describe('buildSources', () => {
  const cacheDirectory = createTempDirectory();

  it('has the files that a demo imports in both languages, by their names there', async () => {
    const { TS, JS } = await buildSources(DEMO, cacheDirectory);

    expect(TS.modules.map(({ name }) => name)).toEqual([
      'Films.css',
      'data.ts',
      'types.ts',
    ]);
    expect(JS.modules).toEqual([
      expect.objectContaining({ name: 'Films.css', raw: 'p {}\n' }),
      {
        name: 'data.js',
        raw: "export const films = ['Alien'];\n",
        html: expect.stringContaining('class="code-keyword"'),
        imports: [],
      },
    ]);
  });

  it('leaves out in JavaScript what held types only', async () => {
    const { JS } = await buildSources(DEMO, cacheDirectory);

    expect(JS.imports).toEqual(['./Films.css', './data']);
    expect(JS.modules.map(({ name }) => name)).not.toContain('types.js');
  });

  it('tells the code, the preview and the imports of the demo itself', async () => {
    const { TS } = await buildSources(DEMO, cacheDirectory);

    expect(TS).toMatchObject({
      raw: DEMO.source,
      preview: { raw: '<p>{(films as Film[]).length}</p>' },
      imports: ['./Films.css', './data', './types'],
    });
  });
});
