import { suggestName, type Problem } from '../lib/problem';
import type { NavigationRoot } from './types';
import {
  formatTrail,
  walkNavigation,
  walkPages,
  type PlacedEntry,
} from './walk';

/** The file that all messages about the tree point to. */
const NAVIGATION_FILE = 'sidebars.ts';

/** Two entries with one pathname, a pathname of the wrong form, an entry that leads nowhere. */
export function checkEntries(roots: readonly NavigationRoot[]): Problem[] {
  const firstByPathname = new Map<string, PlacedEntry>();
  return walkNavigation(roots).flatMap((placed): Problem[] => {
    const { pathname } = placed.entry;
    if (!/^\/[^?#]*[^/?#]$/.test(pathname)) {
      return [
        {
          file: NAVIGATION_FILE,
          message: `"${pathname}" (${formatTrail(placed)}) is no pathname of a page.`,
          hint: 'Write it with a leading slash, without a trailing slash, query or hash.',
        },
      ];
    }
    const first = firstByPathname.get(pathname);
    if (!first) {
      firstByPathname.set(pathname, placed);
      return [];
    }
    return [
      {
        file: NAVIGATION_FILE,
        message: `The pathname "${pathname}" is used twice: by "${formatTrail(first)}" and by "${formatTrail(placed)}".`,
        hint: 'Give each entry a pathname of its own.',
      },
    ];
  });
}

/** A page file of one language, and the pathname that it is served at. */
export interface PageFile {
  /** Relative to the site folder. */
  readonly file: string;
  readonly pathname: string;
}

/** English pages that no navigation entry reaches. */
export function checkOrphans(
  roots: readonly NavigationRoot[],
  englishPages: readonly PageFile[],
): Problem[] {
  const known = walkPages(roots).map(({ entry }) => entry.pathname);
  const knownSet = new Set(known);
  return englishPages
    .filter(({ pathname }) => !knownSet.has(pathname))
    .map(({ file, pathname }) => ({
      file,
      message: `No navigation entry leads to this page (${pathname}).`,
      hint: [
        suggestName(pathname, known),
        `Add page('${pathname}') to ${NAVIGATION_FILE}, or move the file.`,
      ]
        .filter(Boolean)
        .join(' '),
    }));
}

/** Translated pages without an English page: Docusaurus would leave them out without a word. */
export function checkTranslatedOrphans(
  englishPages: readonly PageFile[],
  translatedPages: readonly PageFile[],
): Problem[] {
  const english = englishPages.map(({ pathname }) => pathname);
  const englishSet = new Set(english);
  return translatedPages
    .filter(({ pathname }) => !englishSet.has(pathname))
    .map(({ file, pathname }) => ({
      file,
      message: `This translation has no English page (${pathname}), so no reader would see it.`,
      hint: suggestName(pathname, english) || 'Write the English page first.',
    }));
}
