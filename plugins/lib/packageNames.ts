/** Names of npm packages, as pure text functions for build and browser. */

/** `@mui/x-charts/BarChart` → `@mui/x-charts`; undefined for relative paths. */
export function toPackageName(specifier: string): string | undefined {
  if (specifier.startsWith('.')) {
    return undefined;
  }
  const segments = specifier.split('/');
  return segments.slice(0, specifier.startsWith('@') ? 2 : 1).join('/');
}

/** `react-dom` → `@types/react-dom`, `@scope/name` → `@types/scope__name` */
export function toTypesPackage(name: string): string {
  return `@types/${name.replace(/^@/, '').replace('/', '__')}`;
}
