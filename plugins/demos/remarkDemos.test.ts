import path from 'node:path';
import type { Root } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import { remarkDemos } from './remarkDemos';

const SITE = path.resolve('/site');
const TREES = [
  { name: 'current', directory: 'docs/x' },
  {
    name: 'version-7.16.0',
    directory: 'versioned_docs/version-7.16.0',
  },
];

async function transform(mdx: string, file: string): Promise<Root> {
  const processor = unified()
    .use(remarkParse)
    .use(remarkMdx)
    .use(remarkDemos, { siteDirectory: SITE, trees: TREES });
  return processor.run(processor.parse(mdx), {
    path: path.join(SITE, file),
  });
}

/** The import statements of a page, as text and as the compiler reads them. */
function getImports(root: Root) {
  return root.children.flatMap((node) => {
    if (node.type !== 'mdxjsEsm') {
      return [];
    }
    const [statement] = node.data?.estree?.body ?? [];
    return statement?.type === 'ImportDeclaration'
      ? [{ text: node.value, source: statement.source.value }]
      : [];
  });
}

/** Attribute → value of each `<Demo>`; expressions in braces. */
function getDemoAttributes(root: Root): Record<string, unknown>[] {
  const found: Record<string, unknown>[] = [];
  visit(root, 'mdxJsxFlowElement', ({ attributes }: MdxJsxFlowElement) => {
    const entries = attributes.map((attribute) => {
      const name = attribute.type === 'mdxJsxAttribute' ? attribute.name : '…';
      const { value } = attribute;
      return [
        name,
        value && typeof value === 'object' ? `{${value.value}}` : value,
      ];
    });
    found.push(Object.fromEntries(entries));
  });
  return found;
}

describe('remarkDemos', () => {
  it('gives each demo its entry in the module of the page, and keeps its other attributes', async () => {
    const root = await transform(
      '# Bars\n\n<Demo src="./demos/BasicBars.tsx" />\n\n<Demo hideToolbar src="./demos/StackedBars.tsx" bg="inline" />',
      'docs/x/react-charts/bars/index.mdx',
    );

    expect(getDemoAttributes(root)).toEqual([
      { demo: '{pageDemos["BasicBars"]}' },
      {
        hideToolbar: null,
        bg: 'inline',
        demo: '{pageDemos["StackedBars"]}',
      },
    ]);
  });

  it.each([
    [
      'an English page',
      'docs/x/react-charts/bars/index.mdx',
      '@demos/current/react-charts/bars/index.js',
    ],
    [
      'a translation, which reuses the English demos',
      'i18n/zh/docusaurus-plugin-content-docs/current/react-charts/bars/index.mdx',
      '@demos/current/react-charts/bars/index.js',
    ],
    [
      'a cut version',
      'versioned_docs/version-7.16.0/react-charts/bars/index.mdx',
      '@demos/version-7.16.0/react-charts/bars/index.js',
    ],
  ])('imports the module of %s, once', async (_what, file, source) => {
    const root = await transform(
      '<Demo src="./demos/A.tsx" />\n\n<Demo src="./demos/B.tsx" />',
      file,
    );

    expect(getImports(root)).toEqual([
      { text: `import pageDemos from "${source}"`, source },
    ]);
  });

  it('tells the compiler the same as the text says', async () => {
    const root = await transform(
      '<Demo src="./demos/BasicBars.tsx" />',
      'docs/x/react-charts/bars/index.mdx',
    );
    const [demo] = root.children.filter(
      (node) => node.type === 'mdxJsxFlowElement',
    );
    const [attribute] = demo?.attributes ?? [];

    expect(attribute?.value).toMatchObject({
      data: {
        estree: {
          body: [
            {
              type: 'ExpressionStatement',
              expression: {
                type: 'MemberExpression',
                computed: true,
                object: { type: 'Identifier', name: 'pageDemos' },
                property: { type: 'Literal', value: 'BasicBars' },
              },
            },
          ],
        },
      },
    });
  });

  it('imports nothing into a page without demos', async () => {
    const root = await transform('# Text', 'docs/x/introduction/index.mdx');

    expect(root.children.map(({ type }) => type)).toEqual(['heading']);
  });

  it('leaves wrong references as they are: the checks report them with all others', async () => {
    const root = await transform(
      '<Demo src="../lines/demos/A.tsx" />\n\n<Demo />',
      'docs/x/react-charts/bars/index.mdx',
    );

    expect(getDemoAttributes(root)).toEqual([
      { src: '../lines/demos/A.tsx' },
      {},
    ]);
    expect(getImports(root)).toEqual([]);
  });

  it('leaves pages outside the docs as they are', async () => {
    const root = await transform(
      '<Demo src="./demos/A.tsx" />',
      'src/pages/index.mdx',
    );

    expect(getDemoAttributes(root)).toEqual([{ src: './demos/A.tsx' }]);
  });
});
