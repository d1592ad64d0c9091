import type { Problem } from '../lib/problem';
import type { ParsedPage } from './parsePage';

/** The first place where two lists differ; -1 when they are the same. */
function findDifference(
  left: readonly string[],
  right: readonly string[],
): number {
  const length = Math.max(left.length, right.length);
  for (let index = 0; index < length; index += 1) {
    if (left[index] !== right[index]) {
      return index;
    }
  }
  return -1;
}

function checkSame(
  file: string,
  what: string,
  english: readonly string[],
  translated: readonly string[],
): Problem[] {
  const index = findDifference(english, translated);
  if (index < 0) {
    return [];
  }
  const [expected, found] = [english[index], translated[index]].map((value) =>
    value === undefined ? 'nothing' : `"${value}"`,
  );
  return [
    {
      file,
      message: `The ${what} differ from the English page: number ${index + 1} is ${found} instead of ${expected}.`,
      hint: 'Keep them, and their order, as in the English page.',
    },
  ];
}

/** A translation has the sections and demos of its English page, so that links lead to the same place. */
export function checkTranslation(
  english: ParsedPage,
  translated: ParsedPage,
): Problem[] {
  const readIds = ({ headings }: ParsedPage): string[] =>
    headings.flatMap(({ id }) => id ?? []);
  const readNoAd = ({ frontMatter }: ParsedPage): string[] =>
    'noAd' in frontMatter ? [`noAd: ${String(frontMatter['noAd'])}`] : [];
  return [
    ...checkSame(
      translated.file,
      'heading ids',
      readIds(english),
      readIds(translated),
    ),
    ...checkSame(translated.file, 'demos', english.demos, translated.demos),
    ...checkSame(
      translated.file,
      'noAd entries',
      readNoAd(english),
      readNoAd(translated),
    ),
  ];
}
