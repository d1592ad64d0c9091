import type { EntryOptions } from './types';

function toWords(segment: string): string[] {
  return segment.split('-').filter(Boolean);
}

function capitalize(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}

/** `loading-button` → `LoadingButton` */
function toPascalCase(segment: string): string {
  return toWords(segment).map(capitalize).join('');
}

/** `use-autocomplete` → `useAutocomplete` */
function toCamelCase(segment: string): string {
  const [first = '', ...rest] = toWords(segment);
  return first + rest.map(capitalize).join('');
}

/** `column-definition` → `Column definition` */
function toSentenceCase(segment: string): string {
  return capitalize(toWords(segment).join(' '));
}

function deriveTitle(pathname: string): string {
  const lastSegment = pathname.replace(/\/$/, '').split('/').at(-1) ?? '';
  const name = lastSegment.replace(/^react-/, '').replace(/\.\w+$/, '');
  if (pathname.includes('/api-docs/')) {
    return toPascalCase(name);
  }
  if (pathname.includes('/api/')) {
    return name.startsWith('use-') ? toCamelCase(name) : toPascalCase(name);
  }
  return toSentenceCase(name);
}

/**
 * Title of a navigation entry. A given title wins, `false` means none, and
 * everything else is derived: `/x/react-data-grid/column-definition` →
 * `Column definition`.
 */
export function toTitle(
  pathname: string,
  title: EntryOptions['title'],
): string | null {
  if (title === false) {
    return null;
  }
  return title ?? deriveTitle(pathname);
}
