import type {
  BlockContent,
  DefinitionContent,
  ListItem,
  PhrasingContent,
} from 'mdast';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import type { RichBlock, RichInline, RichText } from '../lib/richText';

const parser = unified().use(remarkParse);

/** Joins neighbouring strings, so that plain text is one item. */
function joinStrings(inlines: readonly RichInline[]): RichInline[] {
  const joined: RichInline[] = [];
  for (const inline of inlines) {
    const last = joined.at(-1);
    if (typeof inline === 'string' && typeof last === 'string') {
      joined[joined.length - 1] = last + inline;
    } else {
      joined.push(inline);
    }
  }
  return joined;
}

function toInlines(nodes: readonly PhrasingContent[]): RichInline[] {
  return joinStrings(nodes.flatMap(toInline));
}

function toInline(node: PhrasingContent): RichInline[] {
  switch (node.type) {
    case 'text':
      return [node.value.replace(/\s*\n\s*/g, ' ')];
    // JSDoc names elements without backticks (`<style>`): text, never markup.
    case 'html':
      return [node.value];
    case 'inlineCode':
      return [{ code: node.value }];
    case 'strong':
      return [{ strong: toInlines(node.children) }];
    case 'link':
      return [{ href: node.url, text: toInlines(node.children) }];
    case 'break':
      return [' '];
    default:
      return 'children' in node ? toInlines(node.children) : [];
  }
}

/** The text of an item; blocks inside it follow each other. */
function toItem({ children }: ListItem): RichInline[] {
  return joinStrings(
    children.flatMap((child, index) => {
      const inlines =
        'children' in child && child.type === 'paragraph'
          ? toInlines(child.children)
          : [];
      return index > 0 && inlines.length > 0 ? [' ', ...inlines] : inlines;
    }),
  );
}

function toBlocks(node: BlockContent | DefinitionContent): RichBlock[] {
  switch (node.type) {
    case 'paragraph':
    case 'heading':
      return [{ p: toInlines(node.children) }];
    case 'html':
      return [{ p: [node.value] }];
    case 'list':
      return [
        node.ordered
          ? { ol: node.children.map(toItem) }
          : { ul: node.children.map(toItem) },
      ];
    case 'code':
      return [{ pre: node.value }];
    case 'blockquote':
      return node.children.flatMap(toBlocks);
    default:
      return [];
  }
}

/** A list that directly follows on its own is not part of the last item's text. */
function separateClosingText(markdown: string): string {
  return markdown.replace(
    /^(\s*(?:[-*]|\d+\.) .*\n)(?=\S)(?!\s*(?:[-*]|\d+\.) )/gm,
    '$1\n',
  );
}

/**
 * Markdown of a description as data. Lines of a paragraph are joined; raw HTML
 * stays text. Authors of JSDoc close a list with a flush line of text, which
 * strict Markdown would add to the last item: here it is a paragraph.
 */
export function parseRichText(markdown: string): RichText {
  const root = parser.parse(separateClosingText(markdown));
  const blocks = root.children.flatMap((node) =>
    toBlocks(node as BlockContent | DefinitionContent),
  );
  const [first, ...others] = blocks;
  if (!first) {
    return '';
  }
  const isPlain =
    others.length === 0 &&
    'p' in first &&
    first.p.length === 1 &&
    typeof first.p[0] === 'string';
  return isPlain ? String(first.p[0]) : blocks;
}
