import type {
  ChartAxes,
  ChartAxis,
  ChartContent,
  ChartSeries,
  ChartTableData,
  Label,
  TableWords,
} from './types';

type Formatter = (value: unknown, context: object) => unknown;

function isFormatter(value: unknown): value is Formatter {
  return typeof value === 'function';
}

/** A date without its time where that is midnight. */
function formatDate(date: Date): string {
  const [day = '', time = ''] = date.toISOString().split('T');
  return time.startsWith('00:00:00') ? day : date.toLocaleString();
}

function formatPlain(value: unknown, none: string): string {
  if (value === null || value === undefined) {
    return none;
  }
  return value instanceof Date ? formatDate(value) : String(value);
}

/** As the chart's own tooltip writes it. */
function format(
  value: unknown,
  formatter: unknown,
  context: object,
  none: string,
): string {
  const text = isFormatter(formatter) ? formatter(value, context) : undefined;
  return typeof text === 'string' && text !== ''
    ? text
    : formatPlain(value, none);
}

function formatAxisValue(
  { valueFormatter }: ChartAxis,
  value: unknown,
  none: string,
): string {
  return format(value, valueFormatter, { location: 'tooltip' }, none);
}

function formatValue(
  { data, valueFormatter }: ChartSeries,
  dataIndex: number,
  none: string,
): string {
  const value = data?.[dataIndex];
  return value === undefined || value === null
    ? none
    : format(value, valueFormatter, { dataIndex }, none);
}

function getText(label: Label | undefined): string | undefined {
  return typeof label === 'function' ? label('legend') : label;
}

function getAxis(
  { ids, byId }: ChartAxes,
  ...candidates: readonly (string | number | undefined)[]
): { id: string | number; axis: ChartAxis } {
  const id =
    candidates.find((candidate) => candidate !== undefined) ?? ids[0] ?? '';
  return { id, axis: byId[id] ?? {} };
}

const getXAxis = ({ xAxis }: ChartContent, series: ChartSeries) =>
  getAxis(xAxis, series.xAxisId, series.xAxisKey);
const getYAxis = ({ yAxis }: ChartContent, series: ChartSeries) =>
  getAxis(yAxis, series.yAxisId, series.yAxisKey);

function nameSeries(
  series: readonly ChartSeries[],
  words: TableWords,
): string[] {
  return series.map(
    ({ label }, index) =>
      getText(label) ??
      (series.length === 1 ? words.value : words.seriesNumber(index + 1)),
  );
}

/** Bars and lines: a row for each entry of the axis, a column for each series on it. */
function toCategoryTables(
  content: ChartContent,
  words: TableWords,
): ChartTableData[] {
  const all = [
    ...(content.series['bar'] ?? []),
    ...(content.series['line'] ?? []),
  ];
  const byAxis = new Map<string, { axis: ChartAxis; series: ChartSeries[] }>();
  for (const series of all) {
    const isHorizontal = series.layout === 'horizontal';
    const { id, axis } = (isHorizontal ? getYAxis : getXAxis)(content, series);
    const key = `${isHorizontal ? 'y' : 'x'} ${id}`;
    const group = byAxis.get(key) ?? { axis, series: [] };
    group.series.push(series);
    byAxis.set(key, group);
  }
  return [...byAxis.values()].map(({ axis, series }) => {
    const length = Math.max(
      axis.data?.length ?? 0,
      ...series.map(({ data }) => data?.length ?? 0),
    );
    return {
      columns: [axis.label ?? words.category, ...nameSeries(series, words)],
      rows: Array.from({ length }, (_row, index) => [
        formatAxisValue(axis, axis.data ? axis.data[index] : index, words.none),
        ...series.map((one) => formatValue(one, index, words.none)),
      ]),
    };
  });
}

interface Slice {
  readonly id?: string | number;
  readonly label?: Label;
  readonly value?: number;
}

function toPieTable(series: ChartSeries, words: TableWords): ChartTableData {
  const slices = (series.data ?? []) as readonly Slice[];
  return {
    columns: [words.category, words.value],
    rows: slices.map((slice, dataIndex) => {
      const label = getText(slice.label) ?? String(slice.id ?? dataIndex + 1);
      const formatted = isFormatter(series.valueFormatter)
        ? series.valueFormatter({ ...slice, label }, { dataIndex })
        : undefined;
      return [
        label,
        typeof formatted === 'string'
          ? formatted
          : formatPlain(slice.value, words.none),
      ];
    }),
  };
}

interface Point {
  readonly x: unknown;
  readonly y: unknown;
}

function toScatterTable(
  content: ChartContent,
  all: readonly ChartSeries[],
  words: TableWords,
): ChartTableData {
  const names = nameSeries(all, words);
  const [first = {}] = all;
  const { axis: x } = getXAxis(content, first);
  const { axis: y } = getYAxis(content, first);
  return {
    columns: [words.series, x.label ?? 'x', y.label ?? 'y'],
    rows: all.flatMap((series, index) => {
      const points = (series.data ?? []) as readonly Point[];
      const xAxis = getXAxis(content, series).axis;
      const yAxis = getYAxis(content, series).axis;
      return points.map((point) => [
        names[index] ?? '',
        formatAxisValue(xAxis, point.x, words.none),
        formatAxisValue(yAxis, point.y, words.none),
      ]);
    }),
  };
}

function toHeatmapTable(
  content: ChartContent,
  series: ChartSeries,
  words: TableWords,
): ChartTableData {
  const x = getXAxis(content, series).axis;
  const y = getYAxis(content, series).axis;
  const cells = (series.data ?? []) as readonly (readonly number[])[];
  const find = (column: number, row: number): string => {
    const index = cells.findIndex(([i, j]) => i === column && j === row);
    return index === -1 ? words.none : formatValue(series, index, words.none);
  };
  return {
    columns: [
      [y.label, x.label].filter(Boolean).join(' / ') || words.category,
      ...(x.data ?? []).map((value) => formatAxisValue(x, value, words.none)),
    ],
    rows: (y.data ?? []).map((value, row) => [
      formatAxisValue(y, value, words.none),
      ...(x.data ?? []).map((_value, column) => find(column, row)),
    ]),
  };
}

function toGaugeTable(
  { value, valueMin, valueMax }: NonNullable<ChartContent['gauge']>,
  words: TableWords,
): ChartTableData {
  return {
    columns: [words.value, words.least, words.most],
    rows: [
      [
        formatPlain(value, words.none),
        formatPlain(valueMin, words.none),
        formatPlain(valueMax, words.none),
      ],
    ],
  };
}

/** What a chart shows, as tables: one for all series that share the axis of their categories, one for each pie. */
export function toTables(
  content: ChartContent,
  words: TableWords,
): ChartTableData[] {
  const { pie = [], scatter = [], heatmap = [] } = content.series;
  return [
    ...toCategoryTables(content, words),
    ...pie.map((series) => toPieTable(series, words)),
    ...(scatter.length > 0 ? [toScatterTable(content, scatter, words)] : []),
    ...heatmap.map((series) => toHeatmapTable(content, series, words)),
    ...(content.gauge ? [toGaugeTable(content.gauge, words)] : []),
  ].filter(({ rows }) => rows.length > 0);
}
