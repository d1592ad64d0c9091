import { renderBrowserModule, renderServerModule } from './renderPageModule';
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

describe('renderBrowserModule', () => {
  it('loads components and sources of a page on demand, in one chunk each', () => {
    expect(
      renderBrowserModule('version-7.16.0/react-charts/bars', [
        createMetadata('BasicBars'),
        createMetadata('StackedBars'),
      ]),
    ).toMatchInlineSnapshot(`
     "const loadSources = () => import(/* webpackChunkName: "sources-version-7.16.0-react-charts-bars" */ './sources.json');
     export default {
       "BasicBars": {
         ...{"name":"BasicBars","title":"BasicBars","packages":["react"],"file":"docs/x/react-charts/bars/demos/BasicBars.tsx","pageKey":"current/react-charts/bars","lines":{"TS":20,"JS":18,"preview":6},"height":{"wide":300,"narrow":320}},
         loadComponent: () => import(/* webpackChunkName: "demos-version-7.16.0-react-charts-bars" */ "@site/docs/x/react-charts/bars/demos/BasicBars.tsx"),
         loadSources: () => loadSources().then((sources) => sources.default["BasicBars"]),
       },
       "StackedBars": {
         ...{"name":"StackedBars","title":"StackedBars","packages":["react"],"file":"docs/x/react-charts/bars/demos/StackedBars.tsx","pageKey":"current/react-charts/bars","lines":{"TS":20,"JS":18,"preview":6},"height":{"wide":300,"narrow":320}},
         loadComponent: () => import(/* webpackChunkName: "demos-version-7.16.0-react-charts-bars" */ "@site/docs/x/react-charts/bars/demos/StackedBars.tsx"),
         loadSources: () => loadSources().then((sources) => sources.default["StackedBars"]),
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
