import Translate, { translate } from '@docusaurus/Translate';
import type { ReasonRow } from '@site/server/schemas/insights';
import type { GridColDef } from '@mui/x-data-grid';
import { useMemo, type ReactNode } from 'react';
import { createCountColumn, createPageColumn } from './columns';
import { InsightsTable } from './InsightsTable';

function createColumns(): GridColDef<ReasonRow>[] {
  return [
    createPageColumn(),
    {
      field: 'reason',
      flex: 1,
      minWidth: 140,
      headerName: translate({ id: 'insights.reason', message: 'Reason' }),
    },
    createCountColumn(
      'count',
      translate({ id: 'insights.answers', message: 'Answers' }),
    ),
  ];
}

/** Why pages did not help, by readers who wrote nothing about it. */
export function ReasonsSection({
  reasons,
}: {
  readonly reasons: readonly ReasonRow[];
}): ReactNode {
  const columns = useMemo(() => createColumns(), []);
  return (
    <InsightsTable
      table="reasons"
      title={
        <Translate id="insights.reasonsWithoutComment">
          Reasons without a comment
        </Translate>
      }
      rows={reasons}
      columns={columns}
      getRowId={({ page, reason }) => `${page}#${reason}`}
    />
  );
}
