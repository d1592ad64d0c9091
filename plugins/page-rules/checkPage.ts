import { suggestName, type Problem } from '../lib/problem';
import type { ParsedPage } from './parsePage';

/** Longest texts that search engines and lists show whole (behaviours §25). */
const MAX_TITLE_LENGTH = 70;
const MAX_DESCRIPTION_LENGTH = 160;

/** Front matter of this site's pages, and Docusaurus's own that pages may use. */
const KNOWN_KEYS = [
  'title',
  'description',
  'components',
  'packageName',
  'waiAria',
  'noAd',
  'apiExceptions',
  'hide_table_of_contents',
  'toc_max_heading_level',
  'slug',
];

function checkText(
  page: ParsedPage,
  key: 'title' | 'description',
  maxLength: number,
): Problem[] {
  const { file, frontMatter } = page;
  const text = frontMatter[key];
  if (typeof text !== 'string' || text.trim() === '') {
    return [
      {
        file,
        line: 1,
        message: `The front matter has no ${key}.`,
        hint: `Add "${key}:", at most ${maxLength} characters.`,
      },
    ];
  }
  return text.length <= maxLength
    ? []
    : [
        {
          file,
          line: 1,
          message: `The ${key} has ${text.length} characters; at most ${maxLength} are shown.`,
          hint: 'Shorten it.',
        },
      ];
}

function checkKeys({ file, frontMatter }: ParsedPage): Problem[] {
  return Object.keys(frontMatter)
    .filter((key) => !KNOWN_KEYS.includes(key))
    .map((key) => ({
      file,
      line: 1,
      message: `The front matter has the unknown key "${key}".`,
      hint:
        suggestName(key, KNOWN_KEYS) || `Known are ${KNOWN_KEYS.join(', ')}.`,
    }));
}

function checkNoAd({ file, frontMatter }: ParsedPage): Problem[] {
  const { noAd = true } = frontMatter;
  return noAd === true
    ? []
    : [
        {
          file,
          line: 1,
          message: `"noAd" is ${JSON.stringify(noAd)}.`,
          hint: 'Write "noAd: true", or leave it out for a page with an ad.',
        },
      ];
}

function checkHeadings({ file, headings }: ParsedPage): Problem[] {
  const firstLineById = new Map<string, number>();
  let hasSection = false;
  return headings.flatMap(({ depth, id, line }): Problem[] => {
    const problems: Problem[] = [];
    if (depth === 1) {
      problems.push({
        file,
        line,
        message: 'A page has one h1, and the front matter\'s "title" is it.',
        hint: 'Begin with "##".',
      });
    }
    if (depth === 3 && !hasSection) {
      problems.push({
        file,
        line,
        message: 'An h3 comes before the first h2.',
        hint: 'Begin with "##".',
      });
    }
    hasSection ||= depth === 2;
    if (depth <= 3 && id === undefined) {
      problems.push({
        file,
        line,
        message: 'This heading has no id of its own.',
        hint: 'Write {/* #short-id */} at its end; anchors then survive another wording.',
      });
    }
    const firstLine = id === undefined ? undefined : firstLineById.get(id);
    if (id !== undefined && firstLine !== undefined) {
      problems.push({
        file,
        line,
        message: `The id "${id}" is used in line ${firstLine} already.`,
        hint: 'Give this heading another id.',
      });
    } else if (id !== undefined) {
      firstLineById.set(id, line);
    }
    return problems;
  });
}

/** The rules that every page follows, in every language. */
export function checkPage(page: ParsedPage): Problem[] {
  return [
    ...checkText(page, 'title', MAX_TITLE_LENGTH),
    ...checkText(page, 'description', MAX_DESCRIPTION_LENGTH),
    ...checkKeys(page),
    ...checkNoAd(page),
    ...checkHeadings(page),
  ];
}
