import { checkDemos } from './checkDemos';
import type { DemoReference } from './parseDemoReferences';
import type { DemoFile } from './readDemos';

const PAGE = 'react-charts/bars';
const FILE = 'docs/x/react-charts/bars/index.mdx';

function createDemo(name: string, hasDefaultExport = true): DemoFile {
  return {
    name,
    file: `docs/x/${PAGE}/demos/${name}.tsx`,
    page: PAGE,
    source: '',
    hasDefaultExport,
    packages: [],
    modules: [],
    unresolved: [],
    stylings: {},
  };
}

function createPage(...sources: (string | undefined)[]) {
  const references = sources.map((src, index): DemoReference => ({
    src,
    line: index + 5,
  }));
  return { file: FILE, page: PAGE, references };
}

describe('checkDemos', () => {
  it('reports a reference that leads to no file, and suggests the near name', () => {
    const pages = [
      createPage('./demos/StackedBars.tsx', './demos/StakedBars.tsx'),
    ];

    expect(checkDemos([createDemo('StackedBars')], pages)).toEqual([
      {
        file: FILE,
        line: 6,
        message:
          '<Demo src="./demos/StakedBars.tsx"> leads to no file in react-charts/bars/demos.',
        hint: 'Did you mean "StackedBars"?',
      },
    ]);
  });

  it('asks for the file where no name is near', () => {
    expect(checkDemos([], [createPage('./demos/StackedBars.tsx')])).toEqual([
      {
        file: FILE,
        line: 5,
        message:
          '<Demo src="./demos/StackedBars.tsx"> leads to no file in react-charts/bars/demos.',
        hint: 'Create the file, beside the English page.',
      },
    ]);
  });

  it('does not take a demo of the same name from another page', () => {
    const elsewhere = { ...createDemo('Basic'), page: 'react-charts/lines' };

    expect(
      checkDemos([elsewhere], [createPage('./demos/Basic.tsx')]).map(
        ({ message }) => message,
      ),
    ).toEqual([
      '<Demo src="./demos/Basic.tsx"> leads to no file in react-charts/bars/demos.',
      'No page uses this demo.',
    ]);
  });

  it('reports a demo without a default export where it is used', () => {
    expect(
      checkDemos(
        [createDemo('StackedBars', false)],
        [createPage('./demos/StackedBars.tsx')],
      ),
    ).toEqual([
      {
        file: FILE,
        line: 5,
        message: '<Demo src="./demos/StackedBars.tsx"> has no default export.',
        hint: 'Write "export default function StackedBars()" in docs/x/react-charts/bars/demos/StackedBars.tsx.',
      },
    ]);
  });

  it('reports a demo that no page uses', () => {
    expect(checkDemos([createDemo('StackedBars')], [createPage()])).toEqual([
      {
        file: 'docs/x/react-charts/bars/demos/StackedBars.tsx',
        line: 1,
        message: 'No page uses this demo.',
        hint: 'Write <Demo src="./demos/StackedBars.tsx" /> in its page, or delete the file.',
      },
    ]);
  });

  it.each([
    [
      'of another form',
      './demos/stackedBars.tsx',
      '<Demo src="./demos/stackedBars.tsx"> names no demo.',
    ],
    ['that is no plain text', undefined, '<Demo src=null> names no demo.'],
  ])('reports a src %s', (_what, src, message) => {
    expect(checkDemos([], [createPage(src)])).toEqual([
      {
        file: FILE,
        line: 5,
        message,
        hint: 'Write src="./demos/Name.tsx", as plain text.',
      },
    ]);
  });

  it('accepts a demo that two pages use: the English one and a translation', () => {
    const english = createPage('./demos/StackedBars.tsx');
    const translation = {
      ...english,
      file: 'i18n/zh/docusaurus-plugin-content-docs/current/react-charts/bars/index.mdx',
    };

    expect(
      checkDemos([createDemo('StackedBars')], [english, translation]),
    ).toEqual([]);
  });

  it('reports an import that an exported project could not have', () => {
    const demo = {
      ...createDemo('StackedBars'),
      unresolved: ['../data', './Demo'],
    };

    expect(
      checkDemos([demo], [createPage('./demos/StackedBars.tsx')]).map(
        ({ file, message }) => `${file}: ${message}`,
      ),
    ).toEqual([
      'docs/x/react-charts/bars/demos/StackedBars.tsx: "../data" leads to no file that the demo may import.',
      'docs/x/react-charts/bars/demos/StackedBars.tsx: "./Demo" leads to no file that the demo may import.',
    ]);
  });
});
