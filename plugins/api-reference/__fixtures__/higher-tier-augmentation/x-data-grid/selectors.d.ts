import { GridState } from './models';
/**
 * Get the rows.
 * @category Rows
 */
export declare const gridRowsSelector: (state: GridState) => readonly string[];
export interface OutputSelector<State, Result> {
  (apiRef: { current: { state: State } }): Result;
  (state: State, instanceId: number): Result;
}
/** @deprecated Use `gridRowsSelector`. */
export declare const gridRowCountSelector: OutputSelector<GridState, number>;
/** @ignore - do not document. */
export declare const gridHiddenSelector: (state: GridState) => boolean;
export declare const useGridSelector: (apiRef: object) => unknown;
