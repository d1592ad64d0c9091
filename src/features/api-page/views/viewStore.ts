import { parseView, type ApiView } from './logic';

const listeners = new Set<() => void>();
/** Choices of this visit, for readers who block storage. */
const chosen = new Map<string, ApiView>();

function notify(): void {
  listeners.forEach((listener) => listener());
}

function handleStorage({ key }: StorageEvent): void {
  if (key !== null) {
    chosen.delete(key); // Another tab chose later.
  }
  notify();
}

export function subscribeToViews(listener: () => void): () => void {
  if (listeners.size === 0) {
    window.addEventListener('storage', handleStorage);
  }
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) {
      window.removeEventListener('storage', handleStorage);
    }
  };
}

/** The view that was chosen, in this visit or an earlier one. */
export function readView(storageKey: string): ApiView | null {
  const choice = chosen.get(storageKey);
  if (choice) {
    return choice;
  }
  try {
    return parseView(window.localStorage.getItem(storageKey));
  } catch {
    return null; // Storage is blocked: the default holds.
  }
}

export function writeView(storageKey: string, view: ApiView): void {
  chosen.set(storageKey, view);
  try {
    window.localStorage.setItem(storageKey, view);
  } catch {
    // Storage is blocked: the choice lasts for the visit.
  }
  notify();
}
