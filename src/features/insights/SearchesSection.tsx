import Translate, { translate } from '@docusaurus/Translate';
import type { SearchRow } from '@site/server/schemas/insights';
import type { GridColDef } from '@mui/x-data-grid';
import { useMemo, type ReactNode } from 'react';
import { createCountColumn } from './columns';
import { InsightsTable } from './InsightsTable';

function createColumns(): GridColDef<SearchRow>[] {
  return [
    {
      field: 'query',
      flex: 1,
      minWidth: 200,
      headerName: translate({ id: 'insights.query', message: 'Query' }),
    },
    createCountColumn(
      'count',
      translate({ id: 'insights.searches', message: 'Searches' }),
    ),
  ];
}

/** What readers looked for in vain: pages to write, or words to use. */
export function SearchesSection({
  searches,
}: {
  readonly searches: readonly SearchRow[];
}): ReactNode {
  const columns = useMemo(() => createColumns(), []);
  return (
    <InsightsTable
      table="searches"
      title={
        <Translate id="insights.searchesWithoutResult">
          Searches without result
        </Translate>
      }
      rows={searches}
      columns={columns}
      getRowId={({ query }) => query}
    />
  );
}
