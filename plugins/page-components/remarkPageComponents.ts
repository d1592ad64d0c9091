import type { Root } from 'mdast';
import type { MdxjsEsm } from 'mdast-util-mdxjs-esm';
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx';
import type { Plugin } from 'unified';
import { visit } from 'unist-util-visit';
import { createMdxImport } from '../lib/mdxImport';

/** Components that authors use without an import, and where their default export is. */
export const PAGE_COMPONENTS: Readonly<Record<string, string>> = {
  Tabs: '@theme/Tabs',
  TabItem: '@theme/TabItem',
  ChartGallery: '@site/src/features/chart-gallery',
  MigrationChecker: '@site/src/features/migration-checker',
};

function isImported(root: Root, name: string): boolean {
  return root.children.some(
    (node) =>
      node.type === 'mdxjsEsm' && new RegExp(`\\b${name}\\b`).test(node.value),
  );
}

/**
 * Imports the components of `PAGE_COMPONENTS` into the pages that use them, so
 * that no other page loads them. What most pages use is in the MDX map of the
 * theme instead.
 */
export const remarkPageComponents: Plugin<[], Root> = () => (root) => {
  const imports = new Map<string, MdxjsEsm>();
  visit(root, ['mdxJsxFlowElement', 'mdxJsxTextElement'], (node) => {
    // Only these two types are visited.
    const { name } = node as MdxJsxFlowElement | MdxJsxTextElement;
    const source =
      name !== null && Object.hasOwn(PAGE_COMPONENTS, name)
        ? PAGE_COMPONENTS[name]
        : undefined;
    if (name !== null && source !== undefined && !isImported(root, name)) {
      imports.set(name, createMdxImport(name, source, 'default'));
    }
  });
  root.children.unshift(...imports.values());
};
