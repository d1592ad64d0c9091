import * as React from 'react';
export interface GridRow {
  id: string;
}
export interface GridProps<R extends GridRow = any> {
  /** The rows to show. */
  rows: readonly R[];
  /**
   * Reads the class name of a row.
   * @param {GridRow} row The row, as [[GridRow]].
   * @param {object} details Where it is.
   * @param {number} details.index The place of the row.
   * @returns {string} The class name.
   */
  getClassName?: (row: R, details?: { index: number }) => string | undefined;
  /** The row in focus. */
  focused?: R;
}
interface GridComponent {
  <R extends GridRow = any>(
    props: GridProps<R> & React.RefAttributes<HTMLDivElement>,
  ): React.JSX.Element;
  propTypes?: any;
}
export declare const Grid: GridComponent;
export {};
