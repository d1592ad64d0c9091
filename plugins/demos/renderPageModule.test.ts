import {
  renderAlternatives,
  renderBrowserModule,
  renderComponents,
  renderServerModule,
} from './renderPageModule';
import type { DemoMetadata } from './types';

function createMetadata(name: string): DemoMetadata {
  return {
    name,
    title: name,
    packages: ['react'],
    file: `docs/x/react-charts/bars/demos/${name}.tsx`,
    pageKey: 'current/react-charts/bars',
    lines: { TS: 20, JS: 18, preview: 6 },
    height: { wide: 300, narrow: 320 },
  };
}

describe('renderComponents', () => {
  it('has all components in one chunk, and runs none before it is asked for', () => {
    expect(
      renderComponents([
        { name: 'BasicBars', specifier: '@site/docs/x/demos/BasicBars.tsx' },
        { name: 'Stacked', specifier: '/site/.cache/forms/Stacked.tsx' },
      ]),
    ).toMatchInlineSnapshot(`
     "export default {
       "BasicBars": () => import(/* webpackMode: "eager" */ "@site/docs/x/demos/BasicBars.tsx"),
       "Stacked": () => import(/* webpackMode: "eager" */ "/site/.cache/forms/Stacked.tsx"),
     };
     "
    `);
  });

  it('brings the style sheet that they share', () => {
    expect(renderComponents([], 'tailwind.css')).toMatchInlineSnapshot(`
     "import './tailwind.css';
     export default {

     };
     "
    `);
  });
});

describe('renderBrowserModule', () => {
  it('loads components and sources of a page on demand', () => {
    expect(renderBrowserModule([createMetadata('BasicBars')]))
      .toMatchInlineSnapshot(`
     "const form = {
       loadComponents: () => import('./components.js'),
       loadSources: () => import('./sources.json'),
     };
     export default {
       "BasicBars": {
         ...{"name":"BasicBars","title":"BasicBars","packages":["react"],"file":"docs/x/react-charts/bars/demos/BasicBars.tsx","pageKey":"current/react-charts/bars","lines":{"TS":20,"JS":18,"preview":6},"height":{"wide":300,"narrow":320}},
         loadComponent: () => form.loadComponents().then((components) => components.default["BasicBars"]()),
         loadSources: () => form.loadSources().then((sources) => sources.default["BasicBars"]),
       },
     };
     "
    `);
  });

  it('loads the other forms of a demo that has some', () => {
    expect(
      renderBrowserModule([
        createMetadata('BasicBars'),
        { ...createMetadata('StackedBars'), alternatives: ['CSS'] },
      ]).match(/loadAlternatives.+/g),
    ).toEqual([
      `loadAlternatives: () => import('./alternatives.js').then((module) => module.default["StackedBars"]),`,
    ]);
  });
});

describe('renderAlternatives', () => {
  it('loads components and sources of each form on demand', () => {
    const metadata = {
      file: 'docs/x/demos/BasicBars.tsx',
      packages: ['react'],
      lines: { TS: 20, JS: 18 },
    };
    expect(
      renderAlternatives({
        BasicBars: [{ id: 'luxon', ...metadata }],
        StackedBars: [
          { id: 'luxon', ...metadata },
          { id: 'CSS', ...metadata },
        ],
      }),
    ).toMatchInlineSnapshot(`
     "const forms = {
       "luxon": {
       loadComponents: () => import('./components-luxon.js'),
       loadSources: () => import('./sources-luxon.json'),
     },
       "CSS": {
       loadComponents: () => import('./components-CSS.js'),
       loadSources: () => import('./sources-CSS.json'),
     },
     };
     export default {
     "BasicBars": {
       "luxon": {
         ...{"file":"docs/x/demos/BasicBars.tsx","packages":["react"],"lines":{"TS":20,"JS":18}},
         loadComponent: () => forms["luxon"].loadComponents().then((components) => components.default["BasicBars"]()),
         loadSources: () => forms["luxon"].loadSources().then((sources) => sources.default["BasicBars"]),
       },
     },
     "StackedBars": {
       "luxon": {
         ...{"file":"docs/x/demos/BasicBars.tsx","packages":["react"],"lines":{"TS":20,"JS":18}},
         loadComponent: () => forms["luxon"].loadComponents().then((components) => components.default["StackedBars"]()),
         loadSources: () => forms["luxon"].loadSources().then((sources) => sources.default["StackedBars"]),
       },
       "CSS": {
         ...{"file":"docs/x/demos/BasicBars.tsx","packages":["react"],"lines":{"TS":20,"JS":18}},
         loadComponent: () => forms["CSS"].loadComponents().then((components) => components.default["StackedBars"]()),
         loadSources: () => forms["CSS"].loadSources().then((sources) => sources.default["StackedBars"]),
       },
     },
     };
     "
    `);
  });
});

describe('renderServerModule', () => {
  it('names no component, so that the static build compiles no demo', () => {
    expect(renderServerModule([createMetadata('BasicBars')]))
      .toMatchInlineSnapshot(`
     "import sources from './sources.json';
     export default {
       "BasicBars": { ...{"name":"BasicBars","title":"BasicBars","packages":["react"],"file":"docs/x/react-charts/bars/demos/BasicBars.tsx","pageKey":"current/react-charts/bars","lines":{"TS":20,"JS":18,"preview":6},"height":{"wide":300,"narrow":320}}, staticCode: sources["BasicBars"].TS.html },
     };
     "
    `);
  });
});
