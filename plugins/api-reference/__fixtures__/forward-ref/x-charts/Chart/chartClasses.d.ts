export interface ChartClasses {
  /** Styles applied to the root element. */
  root: string;
  /** State class applied to a selected line. */
  selected: string;
  /** Styles applied to the tick labels. */
  tickLabel: string;
}
export declare const chartClasses: ChartClasses;
