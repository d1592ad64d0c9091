import { translate } from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type { HelpfulRow } from '@site/server/schemas/insights';
import type { GridColDef } from '@mui/x-data-grid';
import { useMemo, type ReactNode } from 'react';
import { createCountColumn, createPageColumn } from './columns';
import { InsightsTable } from './InsightsTable';
import { getHelpfulShare } from './logic';

function createColumns(
  hasSections: boolean,
  language: string,
): GridColDef<HelpfulRow>[] {
  const percent = new Intl.NumberFormat(language, { style: 'percent' });
  const section: GridColDef<HelpfulRow> = {
    field: 'sectionTitle',
    headerName: translate({ id: 'insights.section', message: 'Section' }),
    flex: 1,
    minWidth: 160,
  };
  return [
    createPageColumn(),
    ...(hasSections ? [section] : []),
    {
      field: 'share',
      type: 'number',
      width: 120,
      headerName: translate({ id: 'insights.helpful', message: 'Helpful' }),
      valueGetter: (_value, row) => getHelpfulShare(row),
      valueFormatter: (share: number | null) =>
        share === null ? '–' : percent.format(share),
    },
    createCountColumn(
      'votes',
      translate({ id: 'insights.votes', message: 'Votes' }),
    ),
    createCountColumn(
      'comments',
      translate({ id: 'insights.comments', message: 'Comments' }),
    ),
  ];
}

/** How often pages, or sections of them, helped. */
export function HelpfulSection({
  table,
  rows,
  title,
}: {
  readonly table: 'pages' | 'sections';
  readonly rows: readonly HelpfulRow[];
  readonly title: ReactNode;
}): ReactNode {
  const { i18n } = useDocusaurusContext();
  const columns = useMemo(
    () => createColumns(table === 'sections', i18n.currentLocale),
    [table, i18n.currentLocale],
  );
  return (
    <InsightsTable
      table={table}
      title={title}
      rows={rows}
      columns={columns}
      getRowId={({ page, sectionId }) => `${page}#${sectionId ?? ''}`}
    />
  );
}
