/** PostgreSQL's dialect, wherever it runs. */
export interface Database {
  query<Row extends object>(
    sql: string,
    parameters?: readonly unknown[],
  ): Promise<Row[]>;
  /** Runs several statements as one transaction, on one connection. */
  runScript(sql: string): Promise<void>;
  /** Makes sure that what was committed is on disk. */
  flush(): Promise<void>;
  close(): Promise<void>;
}
