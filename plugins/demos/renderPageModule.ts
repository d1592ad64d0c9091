import type { AlternativeId, AlternativeMetadata, DemoMetadata } from './types';

/** A component as a module of its page names it. */
export interface ComponentEntry {
  readonly name: string;
  /** What it is imported from. */
  readonly specifier: string;
}

/**
 * The module with the components of a page in one form. All come as one chunk,
 * and each runs when it is asked for.
 *
 * @param style The style sheet beside them that they share.
 */
export function renderComponents(
  components: readonly ComponentEntry[],
  style?: string,
): string {
  const head = style ? `import './${style}';\n` : '';
  const entries = components.map(
    ({ name, specifier }) =>
      `  ${JSON.stringify(name)}: () => import(/* webpackMode: "eager" */ ${JSON.stringify(specifier)}),`,
  );
  return `${head}export default {
${entries.join('\n')}
};
`;
}

/** How the parts of a form are loaded: `components.js`, or `components-luxon.js`. */
function renderForm(suffix: string): string {
  return `{
  loadComponents: () => import('./components${suffix}.js'),
  loadSources: () => import('./sources${suffix}.json'),
}`;
}

/** How a demo is loaded, by the form that it has. */
function renderLoaders(form: string, key: string): string {
  return `loadComponent: () => ${form}.loadComponents().then((components) => components.default[${key}]()),
    loadSources: () => ${form}.loadSources().then((sources) => sources.default[${key}]),`;
}

/**
 * The module that a page imports its demos from, as text. In the browser the
 * components of a page are one chunk and their sources another, both on demand.
 */
export function renderBrowserModule(demos: readonly DemoMetadata[]): string {
  const entries = demos.map((demo) => {
    const key = JSON.stringify(demo.name);
    const alternatives = `
    loadAlternatives: () => import('./alternatives.js').then((module) => module.default[${key}]),`;
    return `  ${key}: {
    ...${JSON.stringify(demo)},
    ${renderLoaders('form', key)}${demo.alternatives ? alternatives : ''}
  },`;
  });
  return `const form = ${renderForm('')};
export default {
${entries.join('\n')}
};
`;
}

/** A form of a demo as {@link renderAlternatives} writes it. */
export interface AlternativeEntry extends AlternativeMetadata {
  readonly id: AlternativeId;
}

/** The module with the other forms of the demos of a page. */
export function renderAlternatives(
  demos: Readonly<Record<string, readonly AlternativeEntry[]>>,
): string {
  const ids = new Set(
    Object.values(demos).flatMap((alternatives) =>
      alternatives.map(({ id }) => id),
    ),
  );
  const forms = [...ids].map(
    (id) => `  ${JSON.stringify(id)}: ${renderForm(`-${id}`)},`,
  );
  const entries = Object.entries(demos).map(([name, alternatives]) => {
    const key = JSON.stringify(name);
    const ofDemo = alternatives.map(
      ({ id, ...metadata }) => `  ${JSON.stringify(id)}: {
    ...${JSON.stringify(metadata)},
    ${renderLoaders(`forms[${JSON.stringify(id)}]`, key)}
  },`,
    );
    return `${key}: {\n${ofDemo.join('\n')}\n},`;
  });
  return `const forms = {\n${forms.join('\n')}\n};\nexport default {\n${entries.join('\n')}\n};\n`;
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
