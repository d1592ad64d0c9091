import type { Root } from 'mdast';
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx';
import type { MdxjsEsm } from 'mdast-util-mdxjs-esm';
import type { Plugin } from 'unified';
import { visit } from 'unist-util-visit';
import { locatePage, type DocsTree } from '../../lib/docsTree';
import { createMdxAttribute } from '../../lib/mdxAttribute';
import { createMdxImport } from '../../lib/mdxImport';
import { CATALOGUES, toDataFile, type Catalogue } from './catalogues';

export interface RemarkCataloguesOptions {
  /** Absolute. */
  readonly siteDirectory: string;
  readonly trees: readonly DocsTree[];
}

/** The components; a page without a catalogue does not load them. */
const COMPONENTS = '@site/src/features/api-page/catalogues';
/** Alias of the folder that `plugins/api-reference` writes the data to. */
export const DATA_ALIAS = '@api-catalogues';

function getPart(
  element: MdxJsxFlowElement | MdxJsxTextElement,
  { attribute: name }: Catalogue,
): string | undefined {
  const value = element.attributes.find(
    (attribute) =>
      attribute.type === 'mdxJsxAttribute' && attribute.name === name,
  )?.value;
  return typeof value === 'string' ? value : undefined;
}

/**
 * Turns `<GridSelectors category="Sorting" />` into `<GridSelectors
 * selectors={…} />`, where the value comes from the file that
 * `plugins/api-reference` wrote. Unknown parts are reported by the plugin's
 * checks, all at once, not here.
 */
export const remarkCatalogues: Plugin<[RemarkCataloguesOptions], Root> =
  ({ siteDirectory, trees }) =>
  (root, file) => {
    const location = locatePage(file.path, siteDirectory, trees);
    if (!location) {
      return;
    }
    /** Local name → its import. */
    const imports = new Map<string, MdxjsEsm>();
    const dataNames = new Map<string, string>();
    visit(root, ['mdxJsxFlowElement', 'mdxJsxTextElement'], (node) => {
      // Only these two types are visited.
      const element = node as MdxJsxFlowElement | MdxJsxTextElement;
      const catalogue = CATALOGUES.find(
        (candidate) => candidate.element === element.name,
      );
      if (!catalogue) {
        return;
      }
      const { element: component, attribute, prop } = catalogue;
      const dataFile = toDataFile(component, getPart(element, catalogue));
      const dataName =
        dataNames.get(dataFile) ?? `apiCatalogue${dataNames.size + 1}`;
      dataNames.set(dataFile, dataName);
      const source = `${DATA_ALIAS}/${location.tree.name}/${dataFile}`;
      imports.set(component, createMdxImport(component, COMPONENTS, 'named'));
      imports.set(dataName, createMdxImport(dataName, source, 'default'));
      element.attributes = [
        ...element.attributes.filter(
          (other) =>
            other.type !== 'mdxJsxAttribute' || other.name !== attribute,
        ),
        createMdxAttribute(prop, dataName),
      ];
    });
    root.children.unshift(...imports.values());
  };
