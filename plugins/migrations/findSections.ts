/** A section of a guide. */
interface GuideSection {
  readonly id: string;
  readonly heading: string;
  /** Everything up to the next heading, whatever its level. */
  readonly body: string;
}

/** Finds the section of a guide that tells of a name. */
export type FindSection = (name: string) => string | undefined;

const HEADING = /^#{2,3} (.*?)\s*\{\/\* #([\w-]+) \*\/\}/;
const LINK = /\[([^\]]*)\]\(#([\w-]+)\)/g;
const INLINE_CODE = /```[\s\S]*?```|`[^`\n]+`/g;

function parseSections(guide: string): GuideSection[] {
  const sections: { id: string; heading: string; lines: string[] }[] = [];
  for (const line of guide.split('\n')) {
    const [, heading = '', id] = HEADING.exec(line) ?? [];
    if (id !== undefined) {
      sections.push({ id, heading, lines: [] });
    } else {
      sections.at(-1)?.lines.push(line);
    }
  }
  return sections.map(({ lines, ...section }) => ({
    ...section,
    body: lines.join('\n'),
  }));
}

function listWords(text: string): string[] {
  return text.match(/[A-Za-z_][\w-]*/g) ?? [];
}

/** Words of all code in a text. */
function listCodeWords(text: string): string[] {
  return (text.match(INLINE_CODE) ?? []).flatMap(listWords);
}

/**
 * Where a guide tells of a name: the section that its own overview links the
 * name to, else the one that is named for it, else the first with it in code.
 *
 * @param guide MDX, with ids at its headings.
 */
export function createFindSection(guide: string): FindSection {
  const sections = parseSections(guide);
  const ids = new Set(sections.map(({ id }) => id));
  const found = new Map<string, string>();
  const add = (words: readonly string[], id: string): void => {
    for (const word of words) {
      if (!found.has(word)) {
        found.set(word, id);
      }
    }
  };
  for (const [, text = '', id = ''] of guide.matchAll(LINK)) {
    if (ids.has(id)) {
      add(listCodeWords(text), id);
    }
  }
  const named = sections.map(
    ({ heading, id }) => [listWords(heading), id] as const,
  );
  named.forEach(([words, id]) =>
    add(
      words.filter((word) => /[a-z][A-Z]|^Mui/.test(word)),
      id,
    ),
  );
  sections.forEach(({ body, id }) => add(listCodeWords(body), id));
  return (name) => found.get(name);
}
