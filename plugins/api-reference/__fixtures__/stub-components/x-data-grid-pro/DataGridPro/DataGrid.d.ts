/**
 * @deprecated Import DataGridPro instead.
 */
export declare function DataGrid(): null;
