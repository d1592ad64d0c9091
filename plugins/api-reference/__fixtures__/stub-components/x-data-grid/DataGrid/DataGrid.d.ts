import * as React from 'react';
export interface DataGridProps {
  /** The rows. */
  rows: readonly object[];
}
export declare function DataGrid(props: DataGridProps): React.JSX.Element;
