import { translate } from '@docusaurus/Translate';
import type { IndexEntry } from '@site/plugins/api-reference/types';
import { toKebabCase } from '@site/plugins/lib/apiAnchors';

export interface EntryGroup {
  readonly section: string;
  readonly id: string;
  readonly entries: readonly IndexEntry[];
}

/** The entries of an index by section, both in the order of the index. */
export function groupEntries(entries: readonly IndexEntry[]): EntryGroup[] {
  const sections = [...new Set(entries.map(({ section }) => section))];
  return sections.map((section) => ({
    section,
    id: toKebabCase(section).replaceAll(' ', '-'),
    entries: entries.filter((entry) => entry.section === section),
  }));
}

/** Title of a section of an index; the model names it in English. */
export function getIndexSectionTitle(section: string): string {
  switch (section) {
    case 'Components':
      return translate({
        id: 'apiIndex.section.components',
        message: 'Components',
      });
    case 'Interfaces':
      return translate({
        id: 'apiIndex.section.interfaces',
        message: 'Interfaces',
      });
    default:
      return section;
  }
}
