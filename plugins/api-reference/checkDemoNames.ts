import { suggestName, type Problem } from '../lib/problem';
import { apiPages, type ApiPageSpec } from './pages';

/** Pages that name a component without an API page. */
export function checkDemoNames(
  demos: Readonly<Record<string, readonly string[]>>,
  pages: readonly ApiPageSpec[] = apiPages,
): Problem[] {
  const known = pages
    .filter(({ kind }) => kind !== 'index')
    .map(({ name }) => name);
  return Object.entries(demos)
    .filter(([name]) => !known.includes(name))
    .flatMap(([name, routes]) =>
      routes.map((route) => ({
        file: route,
        message: `names "${name}", which has no API page.`,
        hint: `${suggestName(name, known)} Run "npm run api -- --list" to see all.`.trim(),
      })),
    );
}
