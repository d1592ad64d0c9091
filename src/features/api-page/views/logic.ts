import type { MemberSection } from '../page-model';

export const API_VIEWS = ['table', 'expanded', 'collapsed'] as const;
export type ApiView = (typeof API_VIEWS)[number];

/** Null for anything that is no view, as of a stored value that someone edited. */
export function parseView(value: unknown): ApiView | null {
  return API_VIEWS.find((view) => view === value) ?? null;
}

/** Where a section's view is remembered and what it is before a choice (behaviours §19). */
export interface ViewSettings {
  readonly storageKey: string;
  readonly defaultView: ApiView;
}

const KEYS: Readonly<Record<MemberSection['id'], string>> = {
  props: 'props',
  properties: 'props',
  slots: 'slots',
  'css-classes': 'classes',
};

/** Pages of the grid have keys of their own; they and interfaces start expanded. */
export function getViewSettings(
  product: string,
  section: MemberSection['id'],
): ViewSettings {
  const isGrid = product === 'data-grid';
  const prefix = isGrid ? 'dataGrid_apiPage' : 'apiPage';
  return {
    storageKey: `${prefix}_${KEYS[section]}`,
    defaultView: isGrid || section === 'properties' ? 'expanded' : 'table',
  };
}
