import * as React from 'react';
import { DataGridProps } from '@mui/x-data-grid';
export interface DataGridProProps extends DataGridProps {
  /** Pins rows. */
  pinnedRows?: boolean;
}
export declare function DataGridPro(props: DataGridProProps): React.JSX.Element;
