import { toFailure, type PackFailure } from './packError';
import { savePack } from './savePack';

export interface PackActivity {
  /** Address of the manifest of the pack that is being saved. */
  readonly running: string | undefined;
  readonly doneBytes: number;
  readonly totalBytes: number;
  /** Address of a pack's manifest → why it was not saved. */
  readonly failures: Readonly<Record<string, PackFailure>>;
}

/** Of one tab at a time: two would fetch the same twice. */
const LOCK = 'docs-pack';

let activity: PackActivity = {
  running: undefined,
  doneBytes: 0,
  totalBytes: 0,
  failures: {},
};
let stopper: AbortController | undefined;
const listeners = new Set<() => void>();

function change(next: Partial<PackActivity>): void {
  activity = { ...activity, ...next };
  listeners.forEach((listener) => listener());
}

/** What is being saved; it goes on when the settings are closed. The same object until it changes. */
export function getActivity(): PackActivity {
  return activity;
}

export function subscribeToActivity(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function stopSaving(): void {
  stopper?.abort();
}

/** Saves a pack, after the one that another tab saves. Ends when it is saved, or has failed. */
export async function startSaving(manifest: string): Promise<void> {
  if (activity.running !== undefined) {
    return;
  }
  const { signal } = (stopper = new AbortController());
  const { [manifest]: _before, ...failures } = activity.failures;
  change({ running: manifest, doneBytes: 0, totalBytes: 0, failures });
  const save = (): Promise<void> =>
    savePack(manifest, {
      signal,
      onProgress: (doneBytes, totalBytes) => change({ doneBytes, totalBytes }),
    });
  try {
    await ('locks' in navigator
      ? navigator.locks.request(LOCK, { signal }, save)
      : save());
    change({ running: undefined });
  } catch (error) {
    const failure = toFailure(error);
    if (failure === 'failed') {
      console.error(error);
    }
    change({
      running: undefined,
      failures: { ...activity.failures, [manifest]: failure },
    });
  }
}
