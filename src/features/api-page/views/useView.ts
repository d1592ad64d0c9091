import { useCallback, useSyncExternalStore } from 'react';
import type { ApiView, ViewSettings } from './logic';
import { readView, subscribeToViews, writeView } from './viewStore';

/** The view of a section. In the static HTML it is the default: see `ViewScript`. */
export function useView({ storageKey, defaultView }: ViewSettings): {
  readonly view: ApiView;
  readonly chooseView: (view: ApiView) => void;
} {
  const view = useSyncExternalStore(
    subscribeToViews,
    () => readView(storageKey) ?? defaultView,
    () => defaultView,
  );
  const chooseView = useCallback(
    (next: ApiView) => writeView(storageKey, next),
    [storageKey],
  );
  return { view, chooseView };
}
