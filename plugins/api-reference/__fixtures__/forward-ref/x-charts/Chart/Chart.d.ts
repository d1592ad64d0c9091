import * as React from 'react';
import { ChartClasses } from './chartClasses';
export interface ChartSlots {
  /**
   * The component that renders the line.
   * @default ChartLine
   */
  line?: React.JSXElementConstructor<{}>;
  /** The root. */
  root?: React.ElementType;
}
export interface ChartProps extends React.HTMLAttributes<HTMLDivElement> {
  /** The values to draw. */
  data: readonly number[];
  /**
   * The height in pixels.
   * @default 200
   */
  height?: number;
  /** Overrides the styles. */
  classes?: Partial<ChartClasses>;
  untold?: string;
}
/**
 * Draws values as a line.
 *
 * Demos:
 *
 * - [Lines](https://mui.com/x/react-charts/lines/)
 *
 * API:
 *
 * - [Chart API](https://mui.com/x/api/charts/chart/)
 */
declare const Chart: React.ForwardRefExoticComponent<
  ChartProps & React.RefAttributes<HTMLDivElement>
>;
export { Chart };
