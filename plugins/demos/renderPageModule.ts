import type { AlternativeId, AlternativeMetadata, DemoMetadata } from './types';

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
  const alternatives = toChunkName('alternatives', pageKey);
  const entries = demos.map((demo) => {
    const key = JSON.stringify(demo.name);
    const file = JSON.stringify(`@site/${demo.file}`);
    return `  ${key}: {
    ...${JSON.stringify(demo)},
    loadComponent: () => import(/* webpackChunkName: "${components}" */ ${file}),
    loadSources: () => loadSources().then((sources) => sources.default[${key}]),${
      demo.alternatives
        ? `
    loadAlternatives: () => import(/* webpackChunkName: "${alternatives}" */ './alternatives.js').then((module) => module.default[${key}]),`
        : ''
    }
  },`;
  });
  return `const loadSources = () => import(/* webpackChunkName: "${sources}" */ './sources.json');
export default {
${entries.join('\n')}
};
`;
}

/** A form of a demo as {@link renderAlternatives} writes it. */
export interface AlternativeEntry extends AlternativeMetadata {
  readonly id: AlternativeId;
  /** What its component is imported from. */
  readonly specifier: string;
}

/** The module with the other forms of the demos of a page: each kind is a chunk for the page. */
export function renderAlternatives(
  pageKey: string,
  demos: Readonly<Record<string, readonly AlternativeEntry[]>>,
): string {
  const entries = Object.entries(demos).map(([name, alternatives]) => {
    const forms = alternatives.map(({ id, specifier, ...metadata }) => {
      const components = toChunkName(`demos-${id}`, pageKey);
      const sources = toChunkName(`sources-${id}`, pageKey);
      const load = `import(/* webpackChunkName: "${components}" */ ${JSON.stringify(specifier)})`;
      const style = `import(/* webpackChunkName: "${components}" */ './tailwind.css')`;
      return `    ${JSON.stringify(id)}: {
      ...${JSON.stringify(metadata)},
      loadComponent: () => ${id === 'Tailwind' ? `Promise.all([${load}, ${style}]).then(([module]) => module)` : load},
      loadSources: () => import(/* webpackChunkName: "${sources}" */ './sources-${id}.json').then((sources) => sources.default[${JSON.stringify(name)}]),
    },`;
    });
    return `  ${JSON.stringify(name)}: {\n${forms.join('\n')}\n  },`;
  });
  return `export default {\n${entries.join('\n')}\n};\n`;
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
