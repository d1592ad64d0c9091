import type { TOCItem } from '@docusaurus/mdx-loader';
import type {
  ApiIndexData,
  ApiPageData,
} from '@site/plugins/api-reference/pageTypes';
import type { ApiSection } from '@site/plugins/lib/apiAnchors';
import { createSections, getSectionTitle } from './page-model';
import { getIndexSectionTitle, groupEntries } from './groupEntries';

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
};

/** The table of contents takes HTML. */
function toHtml(text: string): string {
  return text.replace(/[&<>]/g, (char) => ESCAPES[char] ?? char);
}

function toSectionItem(id: ApiSection): TOCItem {
  return { value: toHtml(getSectionTitle(id)), id, level: 2 };
}

/** The headings and members that `ApiPage` renders. */
export function createApiToc(data: ApiPageData): TOCItem[] {
  const members = createSections(data).flatMap(({ id, rows }) => [
    toSectionItem(id),
    ...rows.map((row) => ({ value: toHtml(row.name), id: row.id, level: 3 })),
  ]);
  return [
    toSectionItem('import'),
    ...(data.demos.length > 0 ? [toSectionItem('demos')] : []),
    ...members,
    ...(data.page.kind === 'component' ? [toSectionItem('theme')] : []),
    ...(data.sourceHref !== null ? [toSectionItem('source')] : []),
  ];
}

/** The headings that `ApiIndex` renders. */
export function createApiIndexToc({ index }: ApiIndexData): TOCItem[] {
  return groupEntries(index.entries).map(({ section, id }) => ({
    value: toHtml(getIndexSectionTitle(section)),
    id,
    level: 2,
  }));
}
