import matter from 'gray-matter';
import type { Nodes, Root } from 'mdast';
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx';
import remarkFrontmatter from 'remark-frontmatter';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import { toDemoName } from '../../lib/demoNames';
import { CATALOGUES } from '../catalogues/catalogues';
import { PLAYGROUND_ELEMENT } from '../playgrounds/names';
import type {
  ApiException,
  CatalogueElement,
  GuideDemo,
  GuideFacts,
  PlacedName,
  PlaygroundElement,
} from './types';

const parser = unified().use(remarkParse).use(remarkFrontmatter).use(remarkMdx);

const HEADING_ID = /^\/\*\s*#([\w-]+)\s*\*\/$/;

/** First line of the front matter that holds the word; the first line without one. */
function findLine(lines: readonly string[], word: string): number {
  const isWord = new RegExp(`(?<!\\w)${word.replace(/[^\w]/g, '\\$&')}(?!\\w)`);
  const end = lines.indexOf('---', 1);
  const index = lines.findIndex((line, at) => at < end && isWord.test(line));
  return index === -1 ? 1 : index + 1;
}

function toText(value: unknown): string {
  return typeof value === 'string' ? value.trim() : '';
}

function readComponents(
  value: unknown,
  lines: readonly string[],
): PlacedName[] {
  return Array.isArray(value)
    ? value.map((item) => ({
        name: String(item),
        line: findLine(lines, String(item)),
      }))
    : [];
}

function readExceptions(
  value: unknown,
  lines: readonly string[],
): ApiException[] {
  if (!Array.isArray(value)) {
    return [];
  }
  return value.map((item: unknown) => {
    const fields = typeof item === 'object' && item !== null ? item : {};
    const name = toText(Reflect.get(fields, 'name'));
    return {
      name,
      reason: toText(Reflect.get(fields, 'reason')),
      line: findLine(lines, name),
    };
  });
}

function getLine(node: Nodes): number {
  return node.position?.start.line ?? 1;
}

/** The text of a heading as readers see it; marks and ids inside it are none. */
function getText(node: Nodes): string {
  if (node.type === 'text' || node.type === 'inlineCode') {
    return node.value;
  }
  return 'children' in node && node.type !== 'mdxJsxTextElement'
    ? node.children.map(getText).join('')
    : '';
}

function getAttribute(
  element: MdxJsxFlowElement | MdxJsxTextElement,
  name: string,
): string | undefined {
  const value = element.attributes.find(
    (attribute) =>
      attribute.type === 'mdxJsxAttribute' && attribute.name === name,
  )?.value;
  return typeof value === 'string' ? value : undefined;
}

/** The attributes of a playground that list controls. One that is no plain text lists nothing, which the check reports. */
function getGroups({
  attributes,
}: MdxJsxFlowElement | MdxJsxTextElement): Record<string, string> {
  const groups = attributes.flatMap((attribute) =>
    attribute.type === 'mdxJsxAttribute' && attribute.name !== 'src'
      ? [
          [
            attribute.name,
            typeof attribute.value === 'string' ? attribute.value : '',
          ] as const,
        ]
      : [],
  );
  return Object.fromEntries(groups);
}

interface BodyFacts {
  readonly anchors: string[];
  readonly demos: GuideDemo[];
  readonly catalogues: CatalogueElement[];
  readonly playgrounds: PlaygroundElement[];
  readonly codes: PlacedName[];
  readonly fences: string[];
}

function readElement(
  element: MdxJsxFlowElement | MdxJsxTextElement,
  section: string | null,
  facts: BodyFacts,
): void {
  const name = element.name ?? '';
  if (name === 'Demo' || name === PLAYGROUND_ELEMENT) {
    const demo = toDemoName(getAttribute(element, 'src') ?? '');
    if (name === PLAYGROUND_ELEMENT) {
      const groups = getGroups(element);
      facts.playgrounds.push({ name: demo, line: getLine(element), groups });
    }
    if (demo !== undefined) {
      facts.demos.push({ name: demo, section });
      facts.anchors.push(demo);
    }
  }
  const catalogue = CATALOGUES.find((candidate) => candidate.element === name);
  if (catalogue) {
    const of =
      catalogue.attribute && getAttribute(element, catalogue.attribute);
    facts.catalogues.push({ name, line: getLine(element), of });
  }
}

function readBody(root: Root): BodyFacts {
  const facts: BodyFacts = {
    anchors: [],
    demos: [],
    catalogues: [],
    playgrounds: [],
    codes: [],
    fences: [],
  };
  let section: string | null = null;
  visit(root, (node) => {
    switch (node.type) {
      case 'heading':
        section = getText(node).trim();
        break;
      case 'mdxTextExpression': {
        const id = HEADING_ID.exec(node.value.trim())?.[1];
        facts.anchors.push(...(id === undefined ? [] : [id]));
        break;
      }
      case 'inlineCode':
        facts.codes.push({ name: node.value, line: getLine(node) });
        break;
      case 'code':
        facts.fences.push(node.value);
        break;
      case 'mdxJsxFlowElement':
      case 'mdxJsxTextElement':
        readElement(node, section, facts);
        break;
    }
  });
  return facts;
}

/**
 * What the API reference reads of a guide.
 * @throws {Error} When the text is no valid MDX; the build's own message for it is better.
 */
export function parseGuide(mdx: string): GuideFacts {
  const { data: frontMatter } = matter(mdx, {});
  const lines = mdx.split('\n');
  const { fences, ...body } = readBody(parser.parse(mdx));
  return {
    title: toText(frontMatter['title']),
    components: readComponents(frontMatter['components'], lines),
    exceptions: readExceptions(frontMatter['apiExceptions'], lines),
    ...body,
    fencedCode: fences.join('\n'),
  };
}
