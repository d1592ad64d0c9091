import { suggestName, type Problem } from '../../lib/problem';
import type { Guide } from './types';

/** Guides whose front matter names a component or interface without an API page. */
export function checkComponents(
  guides: readonly Guide[],
  knownNames: readonly string[],
): Problem[] {
  const known = new Set(knownNames);
  return guides.flatMap(({ file, components }) =>
    components
      .filter(({ name }) => !known.has(name))
      .map(({ name, line }) => ({
        file,
        line,
        message: `The front matter's "components" names "${name}", which has no API page.`,
        hint: `${suggestName(name, knownNames)} Run "npm run api:list" to see all.`.trim(),
      })),
  );
}
