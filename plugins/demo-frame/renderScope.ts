import type { Scope } from './readScope';

/** Modules that are imported under another name than a reader writes. */
const SOURCES: Readonly<Record<string, string>> = {
  // The theme needs a few of these texts at once: the copy with all of them stays out of the first chunk.
  '@mui/material/locale': '@mui/material/modern/locale/index.js',
};

/** `Add` and `Alarm` are in one chunk: the file of an icon is too small to be sent alone. */
function toIconFile(name: string): string {
  const style = name.endsWith('Outlined') ? '-outlined' : '';
  return `icons-${name.charAt(0).toLowerCase()}${style}.js`;
}

function renderLoader(source: string, chunk: string): string {
  return `() => import(/* webpackChunkName: ${JSON.stringify(chunk)} */ ${JSON.stringify(source)})`;
}

/**
 * The modules that edited code may import, as text by file name. `scope.js`
 * has a lazy import for each specifier, and for the icons by first letter and style.
 */
export function renderScope({ chunks, icons }: Scope): Record<string, string> {
  const iconFiles = new Map<string, string[]>();
  for (const name of icons) {
    const file = toIconFile(name);
    iconFiles.set(file, [...(iconFiles.get(file) ?? []), name]);
  }
  const modules = Object.entries(chunks).map(
    ([specifier, chunk]) =>
      `  ${JSON.stringify(specifier)}: ${renderLoader(SOURCES[specifier] ?? specifier, chunk)},`,
  );
  const iconLoaders = [...iconFiles.keys()].map(
    (file) =>
      `  ${JSON.stringify(file.slice('icons-'.length, -'.js'.length))}: ${renderLoader(`./${file}`, file.slice(0, -'.js'.length))},`,
  );
  const scope = [
    'export const modules = {',
    ...modules,
    '};',
    'export const icons = {',
    ...iconLoaders,
    '};',
    `export const loadIconNames = ${renderLoader('./iconNames.json', 'icon-names')}.then((names) => names.default);`,
    '',
  ];
  return {
    'scope.js': scope.join('\n'),
    'iconNames.json': JSON.stringify(icons),
    ...Object.fromEntries(
      [...iconFiles].map(([file, names]) => [
        file,
        names
          .map(
            (name) =>
              `export { default as ${name} } from '@mui/icons-material/esm/${name}.js';\n`,
          )
          .join(''),
      ]),
    ),
  };
}
