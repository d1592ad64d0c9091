import type { Root } from 'mdast';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { createModel } from '../__fixtures__/createModel';
import { createModelIndex } from '../createModelIndex';
import { createApiLinks } from './createApiLinks';
import { linkFirstMentions } from './remarkApiLinks';

const index = createModelIndex(createModel());
const links = createApiLinks(index, (href) => href);

/** Code → where it leads. */
function link(markdown: string, components = ['DataGrid', 'GridColDef']) {
  const root: Root = unified().use(remarkParse).parse(markdown);
  linkFirstMentions(root, components, links);
  const found: string[] = [];
  const walk = (node: unknown): void => {
    const { type, url, children } = node as {
      type: string;
      url?: string;
      children?: { value?: string }[];
    };
    if (type === 'link') {
      found.push(`${children?.[0]?.value} → ${url}`);
    }
    children?.forEach(walk);
  };
  walk(root);
  return found;
}

describe('linkFirstMentions', () => {
  it('leads from a prop to its row, the first time only', () => {
    expect(link('Set `sortModel`. Then `sortModel` again.')).toEqual([
      'sortModel → /x/api/data-grid/data-grid/#data-grid-prop-sort-model',
    ]);
  });

  it('leads from a component to its page', () => {
    expect(link('The `DataGrid` and a `<DataGrid />`.')).toEqual([
      'DataGrid → /x/api/data-grid/data-grid/',
    ]);
  });

  it.each([
    ['in a heading', '## The `sortModel`'],
    ['inside a link', '[`sortModel`](/x/)'],
    ['of a longer expression', '`sortModel={[]}`'],
    ['that is no member', '`toString` and `constructor`'],
  ])('leaves code %s alone', (_where, markdown) => {
    expect(link(markdown).filter((entry) => entry.includes('/api/'))).toEqual(
      [],
    );
  });

  it('knows the components of the page only', () => {
    expect(link('`sortModel`', ['GridColDef'])).toEqual([]);
  });
});
