import type {
  AlternativeId,
  DateLibrary,
  DemoAlternative,
  PageDemo,
} from '@site/plugins/demos/types';
import type { CodeStyling } from '../code-variant';

/**
 * The form of a demo that a reader asked for: a styling first, since only the
 * first styling exists with other date libraries. Undefined for the demo itself.
 */
export function findForm(
  { alternatives = [] }: Pick<PageDemo, 'alternatives'>,
  styling: CodeStyling,
  dateLibrary: DateLibrary | undefined,
): AlternativeId | undefined {
  return (
    alternatives.find((id) => id === styling) ??
    alternatives.find((id) => id === dateLibrary)
  );
}

/** A demo in one of its forms, as if it had no other. */
export function toFormDemo(
  demo: PageDemo,
  id: AlternativeId,
  form: DemoAlternative,
): PageDemo {
  const isStyling = id === 'Tailwind' || id === 'CSS';
  return { ...demo, ...form, form: id, ...(isStyling && { styling: id }) };
}

/** Date libraries that a demo runs on, its own first; none when it has no dates. */
export function listDateLibraries({
  alternatives = [],
  dateLibrary,
}: Pick<PageDemo, 'alternatives' | 'dateLibrary'>): readonly DateLibrary[] {
  const others = alternatives.filter((id) => id !== 'Tailwind' && id !== 'CSS');
  return dateLibrary ? [dateLibrary, ...others] : [];
}

/** Stylings of a demo; none when there is nothing to choose from. */
export function listStylings({
  alternatives = [],
}: Pick<PageDemo, 'alternatives'>): readonly CodeStyling[] {
  const others = alternatives.filter((id) => id === 'Tailwind' || id === 'CSS');
  return others.length > 0 ? ['MUI System', ...others] : [];
}
