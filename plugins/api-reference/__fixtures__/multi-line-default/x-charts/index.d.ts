export interface Options {
  /**
   * The margin.
   * @default {
   *   top: 5,
   *   left: 5,
   * }
   */
  margin?: object;
  /**
   * Where rows are filtered.
   * * @default "client"
   */
  mode?: 'client' | 'server';
  /** Has no default. */
  plain?: string;
  /**
   * The old way.
   * @default true
   * @deprecated Use `mode`, see [[Options]].
   */
  old?: boolean;
  /**
   * The ticks.
   * @see See {@link https://mui.com/x/react-charts/axis#ticks axis docs} for more.
   */
  ticks?: number;
}
