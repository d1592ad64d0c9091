import type { DemoMetadata } from './types';

/** `react-data-grid/sorting` → `react-data-grid-sorting`, safe in a file name. */
function toChunkName(prefix: string, pageKey: string): string {
  return `${prefix}-${pageKey.replace(/[^\w.]+/g, '-')}`;
}

/**
 * The module that a page imports its demos from, as text. In the browser the
 * components of a page are one chunk and their sources another, both on demand.
 *
 * @param pageKey Unique over all docs trees: `current/react-data-grid/sorting`.
 */
export function renderBrowserModule(
  pageKey: string,
  demos: readonly DemoMetadata[],
): string {
  const components = toChunkName('demos', pageKey);
  const sources = toChunkName('sources', pageKey);
  const entries = demos.map((demo) => {
    const key = JSON.stringify(demo.name);
    const file = JSON.stringify(`@site/${demo.file}`);
    return `  ${key}: {
    ...${JSON.stringify(demo)},
    loadComponent: () => import(/* webpackChunkName: "${components}" */ ${file}),
    loadSources: () => loadSources().then((sources) => sources.default[${key}]),
  },`;
  });
  return `const loadSources = () => import(/* webpackChunkName: "${sources}" */ './sources.json');
export default {
${entries.join('\n')}
};
`;
}

/** As {@link renderBrowserModule}, for the static HTML: no component is compiled, the code is at hand. */
export function renderServerModule(demos: readonly DemoMetadata[]): string {
  const entries = demos.map((demo) => {
    const key = JSON.stringify(demo.name);
    return `  ${key}: { ...${JSON.stringify(demo)}, staticCode: sources[${key}].TS.html },`;
  });
  return `import sources from './sources.json';
export default {
${entries.join('\n')}
};
`;
}
