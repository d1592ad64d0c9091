import type {
  PlaygroundData,
  PlaygroundHole,
  PlaygroundValue,
} from '@site/plugins/api-reference/pageTypes';

type Token =
  'function' | 'keyword' | 'string-expression' | 'constant' | 'punctuation';

/** The same references as the highlighter's. */
const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&#x26;',
  '<': '&#x3C;',
};

function escapeHtml(text: string): string {
  return text.replace(/[&<]/g, (character) => ESCAPES[character] ?? '');
}

/** As the build's highlighter marks it. */
function mark(token: Token, text: string): string {
  return `<span class="code-${token}">${escapeHtml(text)}</span>`;
}

const COMMA = mark('punctuation', ',');

function quote(text: string): string {
  return `'${JSON.stringify(text).slice(1, -1).replace(/\\"/g, '"').replace(/'/g, "\\'")}'`;
}

/** A literal; the highlighter takes the space before it into its first token. */
function renderLiteral(value: PlaygroundValue, space = ''): string {
  switch (typeof value) {
    case 'string':
      return mark('string-expression', space + quote(value));
    case 'number':
      return value < 0
        ? mark('keyword', `${space}-`) + mark('constant', String(-value))
        : mark('constant', space + String(value));
    case 'boolean':
      return mark('constant', space + String(value));
    default: {
      const items = value.map((item, index) =>
        renderLiteral(item, index === 0 ? '' : ' '),
      );
      return `${space}[${items.join(COMMA)}]`;
    }
  }
}

function renderAttribute(
  name: string,
  value: PlaygroundValue,
  space: string,
): string {
  const start = mark('function', space + name);
  if (value === true) {
    return start;
  }
  const isPlain = typeof value === 'string' && !/["\\\n&{}<>]/.test(value);
  return `${start}${mark('keyword', '=')}${
    isPlain
      ? mark('string-expression', `"${value}"`)
      : `{${renderLiteral(value)}}`
  }`;
}

function renderProperty(
  name: string,
  value: PlaygroundValue,
  space: string,
): string {
  return `${space}${name}${mark('keyword', ':')}${renderLiteral(value, ' ')}`;
}

function renderHole(
  { indent, syntax, needsComma }: PlaygroundHole,
  props: Readonly<Record<string, PlaygroundValue>>,
): string {
  const isAttribute = syntax === 'attribute';
  const render = isAttribute ? renderAttribute : renderProperty;
  const entries = Object.entries(props);
  if (indent !== null) {
    const end = isAttribute ? '' : COMMA;
    return entries
      .map(
        ([name, value]) =>
          `<span class="line">${render(name, value, indent)}${end}</span>\n`,
      )
      .join('');
  }
  const parts = entries.map(([name, value]) => render(name, value, ' '));
  const start = needsComma && parts.length > 0 ? COMMA : '';
  return start + parts.join(isAttribute ? '' : COMMA);
}

/** The code with the props that are set, highlighted: the inside of a `<code>` element. */
export function renderCode(
  code: PlaygroundData['code'],
  props: Readonly<Record<string, Readonly<Record<string, PlaygroundValue>>>>,
): string {
  return code
    .map((part) =>
      typeof part === 'string'
        ? part
        : renderHole(part, props[part.group] ?? {}),
    )
    .join('');
}
