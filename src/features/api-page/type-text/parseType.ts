/** A piece of a type: plain text, or a name that the page knows more about. */
export type TypeToken =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'link'; readonly text: string; readonly href: string }
  | { readonly kind: 'alias'; readonly text: string };

export interface KnownTypes {
  /** Routes by name. */
  readonly links: Readonly<Record<string, string>>;
  /** Definitions by name. */
  readonly aliases: Readonly<Record<string, string>>;
}

const STRING_OR_NAME = /'[^']*'|"[^"]*"|`[^`]*`|[A-Za-z_$][\w$]*(?:\.[\w$]+)*/g;

function has<T>(record: Readonly<Record<string, T>>, name: string): boolean {
  return Object.hasOwn(record, name);
}

/** Splits a type at the names that the page links or explains. A link wins over an alias. */
export function parseType(type: string, known: KnownTypes): TypeToken[] {
  const tokens: TypeToken[] = [];
  let end = 0;
  for (const match of type.matchAll(STRING_OR_NAME)) {
    const [text] = match;
    const href = has(known.links, text) ? known.links[text] : undefined;
    if (href === undefined && !has(known.aliases, text)) {
      continue;
    }
    if (match.index > end) {
      tokens.push({ kind: 'text', text: type.slice(end, match.index) });
    }
    tokens.push(
      href === undefined
        ? { kind: 'alias', text }
        : { kind: 'link', text, href },
    );
    end = match.index + text.length;
  }
  if (end < type.length) {
    tokens.push({ kind: 'text', text: type.slice(end) });
  }
  return tokens;
}

const OPENING = '([{<';
const CLOSING = ')]}>';

/** Places of a character outside of brackets and quotes. */
function findTopLevel(type: string, wanted: string): number[] {
  const places: number[] = [];
  let depth = 0;
  let quote: string | null = null;
  for (let index = 0; index < type.length; index += 1) {
    const char = type.charAt(index);
    if (quote !== null) {
      quote = char === quote ? null : quote;
    } else if (`'"\``.includes(char)) {
      quote = char;
    } else if (OPENING.includes(char)) {
      depth += 1;
    } else if (CLOSING.includes(char) && type[index - 1] !== '=') {
      depth -= 1; // Not of an arrow.
    } else if (char === wanted && depth === 0) {
      places.push(index);
    }
  }
  return places;
}

/** Cuts a text before each place, and trims the pieces. */
function cutAt(text: string, places: readonly number[]): string[] {
  return [0, ...places]
    .map((start, index) => text.slice(start, places[index]).trim())
    .filter((part) => part !== '');
}

/**
 * The alternatives of a union, each with the `|` before it:
 * `'a' | ((b: C | D) => E)` → `'a'`, `| ((b: C | D) => E)`.
 * Lines break between them.
 */
export function splitUnion(type: string): string[] {
  return cutAt(type, findTopLevel(type, '|'));
}

/**
 * The fields of an object type: `{ a: A; b?: B }` → `a: A;`, `b?: B`.
 * Null for any other type.
 */
export function splitFields(type: string): string[] | null {
  // One pair of braces leaves no space outside of it.
  if (!/^\{.*\}$/.test(type) || findTopLevel(type, ' ').length > 0) {
    return null;
  }
  const inside = type.slice(1, -1);
  return cutAt(
    inside,
    findTopLevel(inside, ';').map((place) => place + 1),
  );
}

/** A popover with more characters than this is no explanation. */
const MAX_LENGTH = 700;

/**
 * The definitions of a name and of the names inside it, the nearest first, each
 * once; those that make it too long are left out.
 */
export function findDefinitions(
  name: string,
  known: KnownTypes,
): readonly { readonly name: string; readonly text: string }[] {
  const found = new Map<string, string>();
  const queue = [name];
  let length = 0;
  for (const next of queue) {
    const text = has(known.aliases, next) ? known.aliases[next] : undefined;
    const isTooLong =
      found.size > 0 && length + (text?.length ?? 0) > MAX_LENGTH;
    if (text === undefined || found.has(next) || isTooLong) {
      continue;
    }
    found.set(next, text);
    length += text.length;
    for (const token of parseType(text, known)) {
      if (token.kind === 'alias') {
        queue.push(token.text);
      }
    }
  }
  return [...found].map(([found, text]) => ({ name: found, text }));
}
