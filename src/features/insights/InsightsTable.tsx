import Translate, { translate } from '@docusaurus/Translate';
import type { InsightsTable as TableName } from '@site/server/schemas/insights';
import {
  DataGrid,
  type DataGridProps,
  type GridValidRowModel,
} from '@mui/x-data-grid';
import { useId, useState, type ReactNode } from 'react';
import { getNotLoadedText } from '../lazy';
import { useLoadCsv } from './LoadCsvContext';
import { saveFile } from './saveFile';
import styles from './styles.lazy.module.css';

const PAGE_SIZE = 10;

export interface InsightsTableProps<Row extends GridValidRowModel> extends Pick<
  DataGridProps<Row>,
  'columns' | 'getRowId' | 'getRowHeight'
> {
  readonly table: TableName;
  readonly rows: readonly Row[];
  readonly title: ReactNode;
  /** Between the title and the table: a choice, a chart. */
  readonly children?: ReactNode;
}

function CsvButton({ table }: { readonly table: TableName }): ReactNode {
  const loadCsv = useLoadCsv();
  const [problem, setProblem] = useState('');
  return (
    <div>
      <button
        type="button"
        className={styles.button}
        onClick={() => {
          setProblem('');
          loadCsv(table).then(
            (blob) => saveFile(blob, `${table}.csv`),
            () => setProblem(getNotLoadedText()),
          );
        }}
      >
        <Translate id="insights.csv">Save as CSV</Translate>
      </button>
      <span role="alert">{problem}</span>
    </div>
  );
}

/** A table under its title, that can be saved. */
export function InsightsTable<Row extends GridValidRowModel>({
  table,
  title,
  rows,
  children,
  ...grid
}: InsightsTableProps<Row>): ReactNode {
  const titleId = useId();
  return (
    <section className={styles.section} aria-labelledby={titleId}>
      <div className={styles.head}>
        <h2 id={titleId}>{title}</h2>
        {rows.length > 0 && <CsvButton table={table} />}
      </div>
      {children}
      {rows.length === 0 ? (
        <p className={styles.empty}>
          {translate({
            id: 'insights.none',
            message: 'Nothing in this period.',
          })}
        </p>
      ) : (
        <DataGrid
          {...grid}
          rows={rows}
          autoHeight
          density="compact"
          disableRowSelectionOnClick
          initialState={{
            pagination: { paginationModel: { pageSize: PAGE_SIZE } },
          }}
          pageSizeOptions={[PAGE_SIZE, 50, 100]}
        />
      )}
    </section>
  );
}
