import Translate, { translate } from '@docusaurus/Translate';
import { useMemo, useSyncExternalStore, type ReactNode } from 'react';
import { getChartStore } from './chartStore';
import styles from './styles.lazy.module.css';
import { toTables } from './toTables';
import type { ChartTableData, TableWords } from './types';

function getWords(): TableWords {
  return {
    category: translate({ id: 'chartTable.category', message: 'Category' }),
    series: translate({ id: 'chartTable.series', message: 'Series' }),
    seriesNumber: (number) =>
      translate(
        { id: 'chartTable.seriesNumber', message: 'Series {number}' },
        { number: String(number) },
      ),
    value: translate({ id: 'chartTable.value', message: 'Value' }),
    least: translate({ id: 'chartTable.least', message: 'Minimum' }),
    most: translate({ id: 'chartTable.most', message: 'Maximum' }),
    none: translate({ id: 'chartTable.none', message: 'None' }),
  };
}

function getCaption(title: string, number: number, count: number): string {
  return count === 1
    ? translate(
        { id: 'chartTable.caption', message: 'Data of “{title}”' },
        { title },
      )
    : translate(
        {
          id: 'chartTable.captionOfMany',
          message: 'Data of “{title}”, table {number}',
        },
        { title, number: String(number) },
      );
}

export interface ChartTablesProps {
  readonly demoFile: string;
  readonly title: string;
}

/** What the charts of a demo show now, as tables. */
export default function ChartTables({
  demoFile,
  title,
}: ChartTablesProps): ReactNode {
  const store = getChartStore(demoFile);
  const charts = useSyncExternalStore(store.subscribe, store.getCharts);
  const tables = useMemo(() => {
    const words = getWords();
    return charts.flatMap((chart) => toTables(chart, words));
  }, [charts]);
  if (tables.length === 0) {
    return (
      <p className={styles.empty}>
        <Translate id="chartTable.empty">
          There is no data to show for this chart.
        </Translate>
      </p>
    );
  }
  return tables.map((table, index) => (
    <DataTable
      key={index}
      table={table}
      caption={getCaption(title, index + 1, tables.length)}
    />
  ));
}

interface DataTableProps {
  readonly table: ChartTableData;
  readonly caption: string;
}

function DataTable({
  table: { columns, rows },
  caption,
}: DataTableProps): ReactNode {
  return (
    <div
      role="region"
      aria-label={caption}
      // Long tables scroll, so that the keyboard has to reach them.
      // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
      className={styles.region}
    >
      <table className={styles.table}>
        <caption>{caption}</caption>
        <thead>
          <tr>
            {columns.map((column, index) => (
              <th key={index} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([header, ...cells], row) => (
            <tr key={row}>
              <th scope="row">{header}</th>
              {cells.map((cell, index) => (
                <td key={index}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
