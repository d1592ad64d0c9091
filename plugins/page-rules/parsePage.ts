import { parseMarkdownFile } from './parseMarkdownFile';
import { visit } from 'unist-util-visit';

export interface PageHeading {
  readonly depth: number;
  /** Undefined where the author gave none. */
  readonly id: string | undefined;
  readonly line: number;
}

/** What the rules look at in a page. */
export interface ParsedPage {
  /** Relative to the site folder. */
  readonly file: string;
  readonly frontMatter: Readonly<Record<string, unknown>>;
  readonly headings: readonly PageHeading[];
  /** `src` of each demo and playground, in order. */
  readonly demos: readonly string[];
}

/** Text of an MDX comment: ` #start-sorted ` between its stars → `start-sorted`. */
function parseId(expression: string): string | undefined {
  return /^\/\*\s*#([\w-]+)\s*\*\/$/.exec(expression.trim())?.[1];
}

/** Reads front matter, headings and demos of a page's text. */
export function parsePage(file: string, text: string): ParsedPage {
  const { frontMatter, tree, firstLine } = parseMarkdownFile(text);
  const headings: PageHeading[] = [];
  const demos: string[] = [];
  visit(tree, (node) => {
    if (node.type === 'heading') {
      const last = node.children.at(-1);
      headings.push({
        depth: node.depth,
        id:
          last?.type === 'mdxTextExpression' ? parseId(last.value) : undefined,
        line: (node.position?.start.line ?? 1) + firstLine,
      });
    }
    if (
      (node.type === 'mdxJsxFlowElement' ||
        node.type === 'mdxJsxTextElement') &&
      (node.name === 'Demo' || node.name === 'PropPlayground')
    ) {
      const src = node.attributes.find(
        (attribute) =>
          attribute.type === 'mdxJsxAttribute' && attribute.name === 'src',
      )?.value;
      demos.push(String(src));
    }
  });
  return { file, frontMatter, headings, demos };
}
