import type { ApiSurface, SurfaceMember } from './apiSurface';

/** A surface as a file: equal members are written once, one line each. */
interface SurfaceFile extends Omit<
  ApiSurface,
  'types' | 'classes' | 'themeKeys'
> {
  readonly facts: readonly SurfaceMember[];
  /** Type → `member:index` of its members, separated by spaces. */
  readonly types: Readonly<Record<string, string>>;
  /** Separated by spaces. */
  readonly classes: string;
  readonly themeKeys: string;
}

function splitWords(text: string): string[] {
  return text === '' ? [] : text.split(' ');
}

function formatLines(value: object): string {
  const lines = Array.isArray(value)
    ? value.map((item) => JSON.stringify(item))
    : Object.entries(value).map(
        ([key, item]) => `${JSON.stringify(key)}:${JSON.stringify(item)}`,
      );
  const [open, close] = Array.isArray(value) ? '[]' : '{}';
  return `${open}\n${lines.join(',\n')}\n${close}`;
}

/** One fact a line, so that a new release shows what changed. */
export function formatSurface(surface: ApiSurface): string {
  const indices = new Map<string, number>();
  const toIndex = (member: SurfaceMember): number => {
    const text = JSON.stringify(member);
    const index = indices.get(text) ?? indices.size;
    indices.set(text, index);
    return index;
  };
  const types = Object.fromEntries(
    Object.entries(surface.types).map(([name, members]) => [
      name,
      Object.entries(members)
        .map(([key, member]) => `${key}:${toIndex(member)}`)
        .join(' '),
    ]),
  );
  const facts = [...indices.keys()].map((text): unknown => JSON.parse(text));
  const parts = {
    packages: formatLines(surface.packages),
    entries: formatLines(surface.entries),
    exports: formatLines(surface.exports),
    facts: formatLines(facts),
    types: formatLines(types),
    classes: JSON.stringify(surface.classes.join(' ')),
    themeKeys: JSON.stringify(surface.themeKeys.join(' ')),
  };
  const texts = Object.entries(parts).map(([key, text]) => `"${key}":${text}`);
  return `{\n${texts.join(',\n')}\n}\n`;
}

/** The opposite of {@link formatSurface}. @throws {Error} When a member has no fact. */
export function parseSurface(text: string): ApiSurface {
  // Written by formatSurface, and only by it.
  const file = JSON.parse(text) as SurfaceFile;
  const toMember = (word: string): [string, SurfaceMember] => {
    const at = word.lastIndexOf(':');
    const fact = file.facts[Number(word.slice(at + 1))];
    if (!fact) {
      throw new Error(
        `[migrations] A surface has no fact for "${word}". Run "npm run migrations:extract".`,
      );
    }
    return [word.slice(0, at), fact];
  };
  const { packages, entries, exports } = file;
  return {
    packages,
    entries,
    exports,
    types: Object.fromEntries(
      Object.entries(file.types).map(([name, words]) => [
        name,
        Object.fromEntries(splitWords(words).map(toMember)),
      ]),
    ),
    classes: splitWords(file.classes),
    themeKeys: splitWords(file.themeKeys),
  };
}
