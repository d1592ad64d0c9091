import type { PlaygroundControl } from '@site/plugins/api-reference/pageTypes';
import {
  getValue,
  parseValue,
  readSettings,
  setValue,
  toProps,
  writeSettings,
} from './values';

const BASE = {
  group: 'chart',
  description: '',
  href: '/x/api/charts/chart/',
  default: null,
  defaultText: null,
};

const radius: PlaygroundControl = {
  ...BASE,
  name: 'borderRadius',
  kind: 'number',
  min: 0,
  max: 20,
  step: 1,
};
const layout: PlaygroundControl = {
  ...BASE,
  name: 'layout',
  kind: 'choice',
  options: ['horizontal', 'vertical'],
  default: 'vertical',
};
const reverse: PlaygroundControl = {
  ...BASE,
  group: 'axis',
  name: 'reverse',
  kind: 'choice',
  options: [true, false],
};
const views: PlaygroundControl = {
  ...BASE,
  name: 'views',
  kind: 'choice',
  options: [['year'], ['year', 'day']],
};
const inner: PlaygroundControl = {
  ...radius,
  name: 'innerRadius',
  default: 0,
  start: 10,
};
const loading: PlaygroundControl = {
  ...BASE,
  name: 'loading',
  kind: 'switch',
  default: false,
};
const label: PlaygroundControl = { ...BASE, name: 'label', kind: 'text' };
const stroke: PlaygroundControl = { ...BASE, name: 'stroke', kind: 'color' };
const CONTROLS = [
  radius,
  layout,
  reverse,
  views,
  inner,
  loading,
  label,
  stroke,
];

describe('parseValue', () => {
  it.each<[PlaygroundControl, string, unknown]>([
    [radius, '8', 8],
    [radius, '20', 20],
    [layout, 'horizontal', 'horizontal'],
    [reverse, 'false', false],
    [views, '["year","day"]', ['year', 'day']],
    [loading, 'true', true],
    [label, 'Seconds', 'Seconds'],
    [stroke, '#0088FF', '#0088FF'],
    [label, '', null],
  ])('of $name: %j', (control, text, value) => {
    expect(parseValue(control, text)).toEqual(value);
  });

  it.each<[PlaygroundControl, string]>([
    [radius, '21'],
    [radius, '-1'],
    [radius, 'wide'],
    [radius, 'NaN'],
    [layout, 'diagonal'],
    [reverse, 'perhaps'],
    [views, '["month"]'],
    [loading, '1'],
    [label, 'x'.repeat(101)],
    [stroke, 'url(https://example.com)'],
  ])('refuses what $name cannot be: %j', (control, text) => {
    expect(parseValue(control, text)).toBeUndefined();
  });
});

describe('readSettings', () => {
  const read = (search: string) => readSettings(search, 'Bars', CONTROLS);

  it('reads what controls can set, and leaves out the rest', () => {
    expect(
      read(
        '?Bars.chart.borderRadius=8&Bars.chart.layout=diagonal&Bars.chart.nothing=1&Lines.chart.loading=true&Bars.axis.reverse=false&%E0%A4%A=1',
      ),
    ).toEqual({ 'chart.borderRadius': 8, 'axis.reverse': false });
  });

  it('reads that a prop is not set although the playground starts with it', () => {
    expect(read('?Bars.chart.innerRadius=')).toEqual({
      'chart.innerRadius': null,
    });
  });

  it('takes defaults and starts for no setting', () => {
    expect(
      read('?Bars.chart.layout=vertical&Bars.chart.innerRadius=10'),
    ).toEqual({});
  });

  it('reads back what writeSettings wrote, and keeps what is not its own', () => {
    const settings = {
      'chart.borderRadius': 8,
      'chart.innerRadius': null,
      'chart.views': ['year', 'day'],
      'chart.label': 'a & b = "ü"',
    };
    const search = writeSettings(
      '?demo.Other=rtl&Bars.chart.loading=true',
      'Bars',
      CONTROLS,
      settings,
    );
    expect(read(search)).toEqual(settings);
    expect(new URLSearchParams(search).get('demo.Other')).toBe('rtl');
    expect(writeSettings(search, 'Bars', CONTROLS, {})).toBe('?demo.Other=rtl');
  });
});

describe('setValue', () => {
  it.each<[string, PlaygroundControl, Parameters<typeof setValue>[2], unknown]>(
    [
      ['keeps a value', radius, 8, { 'chart.borderRadius': 8 }],
      ['takes the default for nothing', layout, 'vertical', {}],
      [
        'keeps that a start is taken back',
        inner,
        0,
        { 'chart.innerRadius': null },
      ],
      ['forgets what is the start again', inner, 10, {}],
      ['forgets a value that is taken back', radius, null, {}],
    ],
  )('%s', (_case, control, value, settings) => {
    const before = setValue({}, control, control === radius ? 3 : null);
    expect(setValue(before, control, value)).toEqual(settings);
  });
});

describe('toProps', () => {
  it('has the props of each group that are not at their default', () => {
    expect(toProps(CONTROLS, { 'axis.reverse': true })).toEqual({
      chart: { innerRadius: 10 },
      axis: { reverse: true },
    });
    expect(getValue(inner, { 'chart.innerRadius': null })).toBeNull();
    expect(toProps([inner], { 'chart.innerRadius': null })).toEqual({});
  });
});
