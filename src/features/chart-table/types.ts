/** What a chart draws, as far as a table shows it. The shapes are those that the library keeps for its own parts. */

export type Label = string | ((location: 'tooltip' | 'legend') => string);

export interface ChartSeries {
  readonly data?: readonly unknown[] | undefined;
  readonly label?: Label | undefined;
  readonly layout?: string | undefined;
  readonly xAxisId?: string | number | undefined;
  readonly xAxisKey?: string | number | undefined;
  readonly yAxisId?: string | number | undefined;
  readonly yAxisKey?: string | number | undefined;
  /** Always there once the library has read the series. */
  readonly valueFormatter?: unknown;
}

export interface ChartAxis {
  readonly data?: readonly unknown[] | undefined;
  readonly label?: string | undefined;
  readonly valueFormatter?: unknown;
}

export interface ChartAxes {
  /** The first is what series without an id of an axis are on. */
  readonly ids: readonly (string | number)[];
  readonly byId: Readonly<Record<string | number, ChartAxis>>;
}

/** The series of one type, in the order that the chart has them in. */
export type ChartSeriesOfType = readonly ChartSeries[];

export interface ChartContent {
  /** By type: `bar`, `line`, `pie`, `scatter`, `heatmap`. */
  readonly series: Readonly<Record<string, ChartSeriesOfType>>;
  readonly xAxis: ChartAxes;
  readonly yAxis: ChartAxes;
  readonly gauge?: {
    readonly value: number | null;
    readonly valueMin: number;
    readonly valueMax: number;
  };
}

/** A table as texts. The first column has the headers of the rows. */
export interface ChartTableData {
  readonly columns: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

/** Words of a table that the data does not have. */
export interface TableWords {
  readonly category: string;
  readonly series: string;
  /** For a series without a name, counted from 1. */
  readonly seriesNumber: (number: number) => string;
  readonly value: string;
  readonly least: string;
  readonly most: string;
  /** For a value that is missing. */
  readonly none: string;
}
