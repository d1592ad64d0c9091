import type { Element, Root } from 'hast';
import type { MdxJsxFlowElementHast } from 'mdast-util-mdx-jsx';
import type { Plugin } from 'unified';
import { visit } from 'unist-util-visit';
import { highlightCode, isCodeLanguage } from '../lib/highlight';
import { parseFence, type Fence } from './parseFence';

function toText(node: Element): string {
  return node.children
    .map((child) => (child.type === 'text' ? child.value : ''))
    .join('');
}

function getFence(pre: Element): (Fence & { code: string }) | undefined {
  const [code] = pre.children;
  if (code?.type !== 'element' || code.tagName !== 'code') {
    return undefined;
  }
  const classNames = code.properties['className'];
  const language = Array.isArray(classNames)
    ? String(classNames[0] ?? '').replace(/^language-/, '')
    : '';
  const meta = (code.data as { meta?: string } | undefined)?.meta ?? '';
  return { code: toText(code), ...parseFence(language || 'text', meta) };
}

function toAttributes(values: Readonly<Record<string, string | undefined>>) {
  return Object.entries(values).flatMap(([name, value]) =>
    value === undefined
      ? []
      : [{ type: 'mdxJsxAttribute' as const, name, value }],
  );
}

/**
 * Highlights code fences at build time: `<pre><code>` becomes
 * `<StaticCode html language title>`. Nothing is highlighted in the browser.
 *
 * @throws {Error} For a language that is not highlighted, with file and line.
 */
export const rehypeStaticCode: Plugin<[], Root> = () => async (root, file) => {
  const jobs: Promise<void>[] = [];
  visit(root, 'element', (pre, index, parent) => {
    const fence = pre.tagName === 'pre' ? getFence(pre) : undefined;
    if (!fence || index === undefined || !parent) {
      return;
    }
    const { code, language, title } = fence;
    if (!isCodeLanguage(language)) {
      return file.fail(
        `[code-blocks] The language "${language}" of this code fence is not known. Use one of those in plugins/lib/highlight.ts (bash, not sh).`,
        pre.position,
      );
    }
    jobs.push(
      highlightCode(code, language).then((html) => {
        const element: MdxJsxFlowElementHast = {
          type: 'mdxJsxFlowElement',
          name: 'StaticCode',
          attributes: toAttributes({ html, language, title }),
          children: [],
        };
        parent.children[index] = element;
      }),
    );
  });
  await Promise.all(jobs);
};
