import type { Rendered, RichText } from '../lib/richText';
import { parseRichText } from './parseRichText';

const MARKDOWN_KEYS: ReadonlySet<string> = new Set([
  'description',
  'deprecationNote',
]);

/** Members share descriptions, and languages share pages: each text is parsed once. */
const parsedTexts = new Map<string, RichText>();

function parseOnce(markdown: string): RichText {
  const parsed = parsedTexts.get(markdown) ?? parseRichText(markdown);
  parsedTexts.set(markdown, parsed);
  return parsed;
}

function render(value: unknown): unknown {
  if (Array.isArray(value)) {
    return value.map(render);
  }
  if (typeof value !== 'object' || value === null) {
    return value;
  }
  return Object.fromEntries(
    Object.entries(value).map(([key, child]) => [
      key,
      MARKDOWN_KEYS.has(key) && typeof child === 'string'
        ? parseOnce(child)
        : render(child),
    ]),
  );
}

/** Parses the Markdown of all descriptions inside a page, a list of events or a slice. */
export function renderDescriptions<T>(value: T): Rendered<T> {
  // The walk changes what `Rendered` says and nothing else.
  return render(value) as Rendered<T>;
}
