import Translate, { translate } from '@docusaurus/Translate';
import type { CommentRow } from '@site/server/schemas/insights';
import type { GridColDef } from '@mui/x-data-grid';
import { useMemo, type ReactNode } from 'react';
import { createPageColumn } from './columns';
import { InsightsTable } from './InsightsTable';
import styles from './styles.lazy.module.css';

function formatRating(rating: number | null): string {
  if (rating === null) {
    return '–';
  }
  return rating === 1
    ? translate({ id: 'insights.yes', message: 'Yes' })
    : translate({ id: 'insights.no', message: 'No' });
}

function createColumns(): GridColDef<CommentRow>[] {
  return [
    {
      field: 'receivedAt',
      type: 'dateTime',
      width: 200,
      headerName: translate({ id: 'insights.received', message: 'Received' }),
      valueGetter: (value: string) => new Date(value),
    },
    createPageColumn(200),
    {
      field: 'sectionTitle',
      width: 140,
      headerName: translate({ id: 'insights.section', message: 'Section' }),
    },
    {
      field: 'rating',
      width: 100,
      headerName: translate({ id: 'insights.helped', message: 'Helped?' }),
      valueFormatter: formatRating,
    },
    {
      field: 'reasons',
      width: 140,
      headerName: translate({ id: 'insights.reasons', message: 'Reasons' }),
      valueGetter: (reasons: readonly string[]) => reasons.join(', '),
    },
    {
      field: 'comment',
      flex: 2,
      minWidth: 280,
      headerName: translate({ id: 'insights.comment', message: 'Comment' }),
      // Text, and nothing but text, whatever a reader wrote.
      renderCell: ({ value }: { value?: string }) => (
        <span className={styles.comment} dir="auto">
          {value}
        </span>
      ),
    },
  ];
}

/** What readers wrote, newest first. */
export function CommentsSection({
  comments,
}: {
  readonly comments: readonly CommentRow[];
}): ReactNode {
  const columns = useMemo(() => createColumns(), []);
  return (
    <InsightsTable
      table="comments"
      title={<Translate id="insights.comments">Comments</Translate>}
      rows={comments}
      columns={columns}
      getRowHeight={() => 'auto'}
    />
  );
}
