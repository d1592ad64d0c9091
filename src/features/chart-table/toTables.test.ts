import { toTables } from './toTables';
import type { ChartContent, TableWords } from './types';

const WORDS: TableWords = {
  category: 'Category',
  series: 'Series',
  seriesNumber: (number) => `Series ${number}`,
  value: 'Value',
  least: 'Minimum',
  most: 'Maximum',
  none: 'None',
};

const NO_AXES = { ids: [], byId: {} };
const read = (content: Partial<ChartContent>) =>
  toTables({ series: {}, xAxis: NO_AXES, yAxis: NO_AXES, ...content }, WORDS);

const days = {
  ids: ['x'],
  byId: { x: { data: ['Mon', 'Tue'], label: 'Day' } },
};

describe('toTables', () => {
  it('has a row for each category, and a column for each series', () => {
    const series = {
      bar: [
        {
          label: 'Bikes',
          data: [64, null],
          valueFormatter: (v: unknown) => `${v} rides`,
        },
        { data: [1, 2] },
      ],
      line: [{ label: () => 'Goal', data: [5] }],
    };
    expect(read({ series, xAxis: days })).toEqual([
      {
        columns: ['Day', 'Bikes', 'Series 2', 'Goal'],
        rows: [
          ['Mon', '64 rides', '1', '5'],
          ['Tue', 'None', '2', 'None'],
        ],
      },
    ]);
  });

  it('takes the categories of horizontal bars from the other axis', () => {
    const series = { bar: [{ layout: 'horizontal', data: [1, 2] }] };
    expect(read({ series, yAxis: days })).toEqual([
      {
        columns: ['Day', 'Value'],
        rows: [
          ['Mon', '1'],
          ['Tue', '2'],
        ],
      },
    ]);
  });

  it('makes a table for each axis that has series', () => {
    const series = {
      line: [{ data: [1] }, { data: [2], xAxisId: 'top' }],
    };
    const xAxis = {
      ids: ['x', 'top'],
      byId: { x: { data: ['a'] }, top: { data: ['b'] } },
    };
    expect(read({ series, xAxis }).map(({ rows }) => rows)).toEqual([
      [['a', '1']],
      [['b', '2']],
    ]);
  });

  it.each<[string, object, string]>([
    [
      'its own formatter',
      { data: [1], valueFormatter: (v: number) => `Q${v}` },
      'Q1',
    ],
    [
      'a date without time',
      { data: [new Date(Date.UTC(2024, 4, 1))] },
      '2024-05-01',
    ],
    ['its index without data', {}, '0'],
  ])('names a category by %s', (_case, axis, header) => {
    const tables = read({
      series: { line: [{ data: [7] }] },
      xAxis: { ids: ['x'], byId: { x: axis } },
    });
    expect(tables[0]?.rows).toEqual([[header, '7']]);
  });

  it('has a table for each pie', () => {
    const pie = {
      data: [
        { id: 0, label: 'Yes', value: 3 },
        { id: 'no', value: 1 },
      ],
      valueFormatter: ({ value }: { value: number }) => `${value} votes`,
    };
    expect(read({ series: { pie: [pie] } })).toEqual([
      {
        columns: ['Category', 'Value'],
        rows: [
          ['Yes', '3 votes'],
          ['no', '1 votes'],
        ],
      },
    ]);
  });

  it('lists the points of a scatter chart with their series', () => {
    const scatter = [
      { label: 'Cats', data: [{ x: 1, y: 2 }] },
      { label: 'Dogs', data: [{ x: 3, y: 4 }] },
    ];
    const xAxis = { ids: ['x'], byId: { x: { label: 'Age' } } };
    expect(read({ series: { scatter }, xAxis })).toEqual([
      {
        columns: ['Series', 'Age', 'y'],
        rows: [
          ['Cats', '1', '2'],
          ['Dogs', '3', '4'],
        ],
      },
    ]);
  });

  it('lays a heatmap out as it is', () => {
    const heatmap = [
      {
        data: [
          [0, 0, 5],
          [1, 1, 8],
        ],
        valueFormatter: (cell: number[]) => `${cell[2]} %`,
      },
    ];
    const yAxis = { ids: ['y'], byId: { y: { data: ['am', 'pm'] } } };
    expect(read({ series: { heatmap }, xAxis: days, yAxis })).toEqual([
      {
        columns: ['Day', 'Mon', 'Tue'],
        rows: [
          ['am', '5 %', 'None'],
          ['pm', 'None', '8 %'],
        ],
      },
    ]);
  });

  it('tells the value and the range of a gauge', () => {
    const gauge = { value: null, valueMin: 0, valueMax: 200 };
    expect(read({ gauge })).toEqual([
      {
        columns: ['Value', 'Minimum', 'Maximum'],
        rows: [['None', '0', '200']],
      },
    ]);
  });

  it('has none for a chart without data', () => {
    expect(read({ series: { bar: [{ data: [] }] } })).toEqual([]);
  });
});
