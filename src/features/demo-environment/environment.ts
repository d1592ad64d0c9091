import type { DateLibrary } from '@site/plugins/demos/types';
import { LOCALES, type ComponentLocale } from './locales';

/** What a demo runs in instead of the page's own settings; an absent field follows the page. */
export interface DemoEnvironment {
  readonly direction?: 'ltr' | 'rtl';
  readonly mode?: 'light' | 'dark' | 'system';
  readonly density?: 'standard' | 'dense';
  readonly locale?: ComponentLocale;
  readonly dateLibrary?: DateLibrary;
  /** Of the preview's inside, in pixels. */
  readonly width?: number;
  /** Light and dark, left to right and right to left, all at once. */
  readonly isCompared?: true;
}

export const SMALLEST_WIDTH = 240;
const LARGEST_WIDTH = 2000;

const WORDS: Readonly<Record<string, DemoEnvironment>> = {
  ltr: { direction: 'ltr' },
  rtl: { direction: 'rtl' },
  light: { mode: 'light' },
  dark: { mode: 'dark' },
  system: { mode: 'system' },
  standard: { density: 'standard' },
  dense: { density: 'dense' },
  dayjs: { dateLibrary: 'dayjs' },
  'date-fns': { dateLibrary: 'date-fns' },
  luxon: { dateLibrary: 'luxon' },
  moment: { dateLibrary: 'moment' },
  compare: { isCompared: true },
};

function isLocale(word: string): word is ComponentLocale {
  return (LOCALES as readonly string[]).includes(word);
}

function parseWord(word: string): DemoEnvironment {
  if (Object.hasOwn(WORDS, word)) {
    return WORDS[word] ?? {};
  }
  if (isLocale(word)) {
    return { locale: word };
  }
  const width = /^\d{3,4}$/.test(word) ? Number(word) : 0;
  return width >= SMALLEST_WIDTH && width <= LARGEST_WIDTH ? { width } : {};
}

/** `rtl,dark,600,zhCN`, as in the address → an environment. Unknown words are left out; of two that contradict, the last counts. */
export function parseEnvironment(text: string): DemoEnvironment {
  return Object.assign(
    {},
    ...text.split(',').map(parseWord),
  ) as DemoEnvironment; // Of these only.
}

/** The text that {@link parseEnvironment} reads; empty when everything follows the page. */
export function formatEnvironment({
  direction,
  mode,
  density,
  width,
  locale,
  dateLibrary,
  isCompared,
}: DemoEnvironment): string {
  const words = [direction, mode, density, width, locale, dateLibrary];
  return [...words, isCompared && 'compare'].filter(Boolean).join(',');
}

/** An environment without one of its fields. */
export function omitField(
  environment: DemoEnvironment,
  field: keyof DemoEnvironment,
): DemoEnvironment {
  const { [field]: _omitted, ...others } = environment;
  return others;
}
