export interface GridState {
  rows: readonly string[];
}
export interface GridColDef {
  /** The field to show. */
  field: string;
}
export interface GridEventLookup {
  /** Fired when a row is clicked. */
  rowClick: { params: GridColDef; event: MouseEvent };
  /** @ignore - do not document. */
  rowTouch: {};
}
/** The sort API of the grid. */
export interface GridSortApi {
  /** Sorts the rows. */
  sort: (field: string) => void;
}
/** Declared here, but only part of the paid grid's API object. */
export interface GridPinApi {
  /** Pins a row. */
  pin: (id: string) => void;
}
export interface GridApi extends GridSortApi {}
