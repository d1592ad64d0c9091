import matter from 'gray-matter';
import type { Root } from 'mdast';
import type {} from 'mdast-util-mdx';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';

export interface MarkdownFile {
  readonly frontMatter: Readonly<Record<string, unknown>>;
  readonly tree: Root;
  /** Lines of the file before the first line of the tree. */
  readonly firstLine: number;
}

const parser = unified().use(remarkParse).use(remarkMdx);

/** Front matter and syntax tree of an MDX file. */
export function parseMarkdownFile(text: string): MarkdownFile {
  const { data: frontMatter, content } = matter(text);
  const firstLine = text
    .slice(0, Math.max(0, text.indexOf(content)))
    .split('\n').length;
  return { frontMatter, tree: parser.parse(content), firstLine: firstLine - 1 };
}
