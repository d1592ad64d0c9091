import { RELOAD_QUESTION_EVENT } from '@site/plugins/lib/storageKeys';

/** Edited code by demo and variant. It lasts for the visit: pages come and go, the module stays. */
export interface Edit {
  readonly code: string;
  /** Whether it came with a link, and nobody has pressed Run yet: it must not run. */
  readonly isForeign: boolean;
}

const edits = new Map<string, Edit>();
const listeners = new Set<() => void>();

export function subscribeToEdits(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** `current/react-charts/bars/BasicBars`, `TS` → key of the edit; each form of a demo has its own. */
export function toEditKey(
  {
    pageKey,
    name,
    form,
  }: {
    readonly pageKey: string;
    readonly name: string;
    readonly form?: string | undefined;
  },
  variant: string,
): string {
  return `${pageKey}/${name}${form ? `@${form}` : ''}.${variant}`;
}

/** The same object until it changes. */
export function getEdit(key: string): Edit | undefined {
  return edits.get(key);
}

/** Undefined takes the edit away. */
export function setEdit(key: string, edit: Edit | undefined): void {
  if (edit) {
    edits.set(key, edit);
  } else {
    edits.delete(key);
  }
  listeners.forEach((listener) => listener());
}

// Nothing of it is stored: a reload would lose it.
if (typeof window !== 'undefined') {
  window.addEventListener(RELOAD_QUESTION_EVENT, (event) => {
    if ([...edits.values()].some(({ isForeign }) => !isForeign)) {
      event.preventDefault();
    }
  });
}
