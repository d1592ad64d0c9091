import type { Root } from 'mdast';
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx';
import type { MdxjsEsm } from 'mdast-util-mdxjs-esm';
import type { Plugin } from 'unified';
import { visit } from 'unist-util-visit';
import { toDemoName } from '../../lib/demoNames';
import { locatePage, type DocsTree } from '../../lib/docsTree';
import { createMdxAttribute } from '../../lib/mdxAttribute';
import { createMdxImport } from '../../lib/mdxImport';
import {
  PLAYGROUND_ALIAS,
  PLAYGROUND_ELEMENT,
  toPlaygroundPath,
} from './names';

export interface RemarkPlaygroundsOptions {
  /** Absolute. */
  readonly siteDirectory: string;
  readonly trees: readonly DocsTree[];
}

/** The component; a page without a playground does not load it. */
const COMPONENT = '@site/src/features/prop-playground';

function getDemoName({
  attributes,
}: MdxJsxFlowElement | MdxJsxTextElement): string | undefined {
  const src = attributes.find(
    (attribute) =>
      attribute.type === 'mdxJsxAttribute' && attribute.name === 'src',
  )?.value;
  return typeof src === 'string' ? toDemoName(src) : undefined;
}

/**
 * Turns the controls of `<PropPlayground src="…" chart="…" />` into
 * `playground={…}`, from the module that `plugins/api-reference` wrote. Runs
 * before the step of the demos, which takes the `src`. What is wrong is
 * reported by the plugin's checks, all at once, not here.
 */
export const remarkPlaygrounds: Plugin<[RemarkPlaygroundsOptions], Root> =
  ({ siteDirectory, trees }) =>
  (root, file) => {
    const location = locatePage(file.path, siteDirectory, trees);
    if (!location) {
      return;
    }
    const imports = new Map<string, MdxjsEsm>();
    visit(root, ['mdxJsxFlowElement', 'mdxJsxTextElement'], (node) => {
      // Only these two types are visited.
      const element = node as MdxJsxFlowElement | MdxJsxTextElement;
      const name = getDemoName(element);
      if (element.name !== PLAYGROUND_ELEMENT || name === undefined) {
        return;
      }
      const { tree, page } = location;
      const source = `${PLAYGROUND_ALIAS}/${tree.name}/${toPlaygroundPath(page, name)}.js`;
      const local = `playground${name}`;
      imports.set(
        PLAYGROUND_ELEMENT,
        createMdxImport(PLAYGROUND_ELEMENT, COMPONENT, 'named'),
      );
      imports.set(local, createMdxImport(local, source, 'default'));
      element.attributes = [
        ...element.attributes.filter(
          (attribute) =>
            attribute.type === 'mdxJsxAttribute' && attribute.name === 'src',
        ),
        createMdxAttribute('playground', local),
      ];
    });
    root.children.unshift(...imports.values());
  };
