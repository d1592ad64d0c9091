import type { Root } from 'mdast';
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx';
import remarkFrontmatter from 'remark-frontmatter';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';

/** A `<Demo src="…" />` or a `<PropPlayground src="…" />` of a page. */
export interface DemoReference {
  /** As written; undefined when there is no plain text `src`. */
  readonly src: string | undefined;
  /** 1-based. */
  readonly line: number;
}

type MdxJsxElement = MdxJsxFlowElement | MdxJsxTextElement;

/** The elements that show a demo of the page by its `src`. */
const DEMO_ELEMENTS: ReadonlySet<string | null> = new Set([
  'Demo',
  'PropPlayground',
]);

/** Calls back for each element of a page that shows a demo. */
export function visitDemos(
  tree: Root,
  onDemo: (element: MdxJsxElement, reference: DemoReference) => void,
): void {
  visit(tree, ['mdxJsxFlowElement', 'mdxJsxTextElement'], (node) => {
    const element = node as MdxJsxElement; // Only these two types are visited.
    if (!DEMO_ELEMENTS.has(element.name)) {
      return;
    }
    const src = element.attributes.find(
      (attribute) =>
        attribute.type === 'mdxJsxAttribute' && attribute.name === 'src',
    )?.value;
    onDemo(element, {
      src: typeof src === 'string' ? src : undefined,
      line: element.position?.start.line ?? 1,
    });
  });
}

const parser = unified().use(remarkParse).use(remarkFrontmatter).use(remarkMdx);

/**
 * The demos that a page names, in order.
 * @throws {Error} When the text is no valid MDX; the build's own message for it is better.
 */
export function parseDemoReferences(mdx: string): DemoReference[] {
  const references: DemoReference[] = [];
  visitDemos(parser.parse(mdx), (_element, reference) =>
    references.push(reference),
  );
  return references;
}
