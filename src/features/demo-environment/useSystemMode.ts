import { useSyncExternalStore } from 'react';

const DARK = '(prefers-color-scheme: dark)';

function subscribe(listener: () => void): () => void {
  const query = window.matchMedia(DARK);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}

const getMode = (): 'light' | 'dark' =>
  window.matchMedia(DARK).matches ? 'dark' : 'light';

/** The mode that the system prefers, while the page is open too. */
export function useSystemMode(): 'light' | 'dark' {
  return useSyncExternalStore(subscribe, getMode, () => 'light');
}
