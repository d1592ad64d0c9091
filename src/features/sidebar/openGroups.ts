import { createStorageSlot } from '@docusaurus/theme-common';

/** Which groups the reader opened (`true`) or closed (`false`), by pathname. */
export type OpenGroups = Readonly<Record<string, boolean>>;

/** Stored groups; what is malformed counts as never touched. */
export function parseOpenGroups(text: string | null): OpenGroups {
  try {
    const stored: unknown = JSON.parse(text ?? '{}');
    return typeof stored === 'object' && stored !== null
      ? Object.fromEntries(
          Object.entries(stored).filter(
            (entry): entry is [string, boolean] =>
              typeof entry[1] === 'boolean',
          ),
        )
      : {};
  } catch {
    return {};
  }
}

const slot = createStorageSlot('docs.open-groups', {
  persistence: 'sessionStorage',
});

/** What the reader did with a group in this visit; undefined when nothing. */
export function readOpenGroup(pathname: string): boolean | undefined {
  return parseOpenGroups(slot.get())[pathname];
}

export function rememberOpenGroup(pathname: string, isOpen: boolean): void {
  const groups = { ...parseOpenGroups(slot.get()), [pathname]: isOpen };
  slot.set(JSON.stringify(groups));
}
