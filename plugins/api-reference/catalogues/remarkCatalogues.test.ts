import path from 'node:path';
import type { Root } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { remarkCatalogues } from './remarkCatalogues';

const SITE = path.resolve('/site');
const TREES = [
  { name: 'current', directory: 'docs/x' },
  { name: 'version-7.16.0', directory: 'versioned_docs/version-7.16.0' },
];
const PAGE = 'docs/x/react-data-grid/sorting/index.mdx';

async function transform(mdx: string, file = PAGE): Promise<Root> {
  const processor = unified()
    .use(remarkParse)
    .use(remarkMdx)
    .use(remarkCatalogues, { siteDirectory: SITE, trees: TREES });
  return processor.run(processor.parse(mdx), { path: path.join(SITE, file) });
}

function getImports({ children }: Root): string[] {
  return children.flatMap((node) =>
    node.type === 'mdxjsEsm' ? [node.value] : [],
  );
}

function getElement({ children }: Root): MdxJsxFlowElement | undefined {
  return children.find((node) => node.type === 'mdxJsxFlowElement');
}

describe('remarkCatalogues', () => {
  it('gives the element its data, from the tree of the page', async () => {
    const root = await transform(
      '<GridSelectors category="Visible Columns" />',
    );
    expect(getImports(root)).toEqual([
      `import { GridSelectors } from "@site/src/features/api-page/catalogues"`,
      `import apiCatalogue1 from "@api-catalogues/current/GridSelectors/visible-columns.json"`,
    ]);
    expect(getElement(root)?.attributes).toMatchObject([
      { name: 'selectors', value: { value: 'apiCatalogue1' } },
    ]);
  });

  it('takes the data of the version that the page belongs to, in translations too', async () => {
    const files = [
      'versioned_docs/version-7.16.0/a/index.mdx',
      'i18n/zh/docusaurus-plugin-content-docs/version-7.16.0/a/index.mdx',
    ];
    for (const file of files) {
      expect(getImports(await transform('<GridEvents />', file))[1]).toBe(
        `import apiCatalogue1 from "@api-catalogues/version-7.16.0/GridEvents/all.json"`,
      );
    }
  });

  it('keeps other attributes, and imports what is used twice once', async () => {
    const root = await transform(
      '<GridApiMethods of="GridSortApi" id="a" />\n\n<GridApiMethods of="GridSortApi" />',
    );
    expect(getImports(root)).toHaveLength(2);
    expect(getElement(root)?.attributes).toMatchObject([
      { name: 'id', value: 'a' },
      { name: 'slice', value: { value: 'apiCatalogue1' } },
    ]);
  });

  it('leaves pages without a catalogue as they are', async () => {
    expect((await transform('<Demo src="a" />')).children).toHaveLength(1);
  });
});
