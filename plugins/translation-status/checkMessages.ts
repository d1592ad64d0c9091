import type { Problem } from '../lib/problem';

/** Key → text, of one file of translations. */
export type Messages = Readonly<
  Record<string, { readonly message: string; readonly description?: string }>
>;

export interface MessageFile {
  /** Relative to the site folder. */
  readonly file: string;
  /** What the translators wrote. */
  readonly translated: Messages;
  /** What the sources ask for now: all keys, English where there is no translation. */
  readonly expected: Messages;
}

/** Labels of API pages are names of components, the same in every language; only their index pages have words. */
function isApiName({ message, description }: Messages[string]): boolean {
  return (
    /linking to the doc api\//.test(description ?? '') && message !== 'Index'
  );
}

/** Keys that the sources use and a file of translations lacks, and keys that nothing uses any more. */
export function checkMessages({
  file,
  translated,
  expected,
}: MessageFile): Problem[] {
  const missing = Object.entries(expected)
    .filter(
      ([key, text]) => !Object.hasOwn(translated, key) && !isApiName(text),
    )
    .map(([key, { message }]) => ({
      file,
      message: `The key "${key}" (${JSON.stringify(message)}) is missing.`,
      hint: 'Run "npx docusaurus write-translations --locale zh", then translate it.',
    }));
  const stale = Object.keys(translated)
    .filter((key) => !Object.hasOwn(expected, key))
    .map((key) => ({
      file,
      message: `Nothing uses the key "${key}" any more.`,
      hint: 'Delete it.',
    }));
  return [...missing, ...stale];
}

function isEnglish(message: string): boolean {
  const text = message.replace(/\{\w+\}/g, '');
  return /[A-Za-z]/.test(text) && !/\p{Script=Han}/u.test(text);
}

/**
 * Chinese texts without a Chinese character.
 * @param sameInBoth Texts that both languages share: names of products and components.
 */
export function checkUntranslated(
  { file, translated }: Pick<MessageFile, 'file' | 'translated'>,
  sameInBoth: ReadonlySet<string>,
): Problem[] {
  return Object.entries(translated)
    .filter(([, { message }]) => isEnglish(message) && !sameInBoth.has(message))
    .map(([key, { message }]) => ({
      file,
      message: `"${key}" is still in English: ${JSON.stringify(message)}.`,
      hint: 'Translate it, or add the text to i18n/zh/same-as-english.json.',
    }));
}
