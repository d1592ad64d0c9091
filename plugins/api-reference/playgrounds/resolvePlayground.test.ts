import { formatProblem } from '../../lib/problem';
import { createGuide } from '../__fixtures__/createGuide';
import { createModelIndex } from '../createModelIndex';
import type { ParsedDemo } from '../uses/readDemoUses';
import type { ApiModel, ComponentPage, Member } from '../types';
import { resolvePlayground } from './resolvePlayground';

function createMember(name: string, alternatives: string[]): Member {
  return {
    name,
    type: alternatives.join(' | '),
    alternatives,
    required: false,
    default: null,
    plan: null,
    description: `See [axis](/x/api/charts/axis/).`,
  };
}

const PAGE = {
  kind: 'component',
  name: 'BarChart',
  slug: 'bar-chart',
  product: 'charts',
  route: '/x/api/charts/bar-chart/',
  props: [
    createMember('borderRadius', ['number']),
    createMember('grid', ['object']),
  ],
} as Partial<ComponentPage> as ComponentPage;

const MODEL = {
  manifest: { schemaVersion: 1, packages: {}, products: [], warnings: [] },
  files: { 'charts/bar-chart.json': PAGE },
} satisfies ApiModel;

const DEMO = {
  name: 'BarPlayground',
  page: 'react-charts/bars',
  file: 'docs/x/react-charts/bars/demos/BarPlayground.tsx',
  source:
    'export default function BarPlayground({ chart }: P) { return <BarChart {...chart} />; }',
} as Partial<ParsedDemo> as ParsedDemo;

const GUIDE = createGuide({
  file: 'docs/x/react-charts/bars/index.mdx',
  page: 'react-charts/bars',
});

const resolve = (groups: Readonly<Record<string, string>>) =>
  resolvePlayground(
    GUIDE,
    { name: 'BarPlayground', line: 14, groups },
    {
      index: createModelIndex(MODEL),
      demos: [DEMO],
      resolveHref: () => null,
    },
  );

describe('resolvePlayground', () => {
  it('gives each control its row, and its text without links that lead nowhere', () => {
    const { controls, template, problems } = resolve({
      chart: 'BarChart: borderRadius 0..20',
    });
    expect(problems).toEqual([]);
    expect(template?.raw).toBe('<BarChart playgroundHole0 />');
    expect(controls).toEqual([
      {
        group: 'chart',
        name: 'borderRadius',
        description: 'See axis.',
        href: '/x/api/charts/bar-chart/#bar-chart-prop-border-radius',
        default: null,
        defaultText: null,
        kind: 'number',
        min: 0,
        max: 20,
        step: 1,
      },
    ]);
  });

  it.each([
    [
      { chart: 'BarChrt: borderRadius' },
      '<PropPlayground> names "BarChrt", which has no API page. Did you mean "BarChart"? Run "npm run api:list" to see all.',
    ],
    [
      { chart: 'BarChart: borderRadios' },
      '<PropPlayground> names "BarChart.borderRadios", which does not exist. Did you mean "borderRadius"?',
    ],
    [
      { chart: 'BarChart: grid' },
      `<PropPlayground> has no control for "BarChart.grid", whose type is object. Give it options: grid 'a' | 'b'. Only a number has a range.`,
    ],
    [
      { chart: 'BarChart: borderRadius 0-20' },
      `<PropPlayground chart> has "borderRadius 0-20", which lists no control. Write group="Owner: name; name 0..120; name 0..1/0.05 = 0.5; name 'a' | 'b'".`,
    ],
    [
      {},
      `<PropPlayground> lists no controls. Write group="Owner: name; name 0..120; name 0..1/0.05 = 0.5; name 'a' | 'b'".`,
    ],
  ])('says where and what is wrong with %j', (groups, message) => {
    expect(resolve(groups).problems.map(formatProblem)).toEqual([
      `docs/x/react-charts/bars/index.mdx:14 — ${message}`,
    ]);
  });

  it('names the demo that does not take a group', () => {
    expect(
      resolve({ bars: 'BarChart: borderRadius' }).problems.map(formatProblem),
    ).toEqual([
      'docs/x/react-charts/bars/demos/BarPlayground.tsx:1 — The demo takes no prop "bars". It takes "chart".',
    ]);
  });
});
