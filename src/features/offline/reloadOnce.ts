import { RELOAD_WANTED_EVENT } from '@site/plugins/lib/storageKeys';
import { askBuild } from './askBuild';
import { mayReload } from './mayReload';
import { getPageBuild } from './pageBuild';
import { decideReload } from './updates';

/** How often a page looks whether the reader is there, in milliseconds: behaviours of the original site, §8. */
const INTERVAL_MS = 100;

/** Entry of the session's storage: the build that the tab has reloaded for. */
const RELOADED_KEY = 'docs-reloaded-for';

let timer: ReturnType<typeof setInterval> | undefined;

/** Remembers a reload; false where nothing can be remembered, and a reload could loop. */
function remember(build: string): boolean {
  try {
    sessionStorage.setItem(RELOADED_KEY, build);
    return true;
  } catch {
    return false;
  }
}

function readReloadedFor(): string | null {
  try {
    return sessionStorage.getItem(RELOADED_KEY);
  } catch {
    return null;
  }
}

/** Reloads for a worker that took over: once, when the reader looks, and over nothing typed. */
export async function reloadOnce(worker: ServiceWorker): Promise<void> {
  const workerBuild = await askBuild(worker);
  const pageBuild = getPageBuild();
  clearInterval(timer);
  timer = setInterval(() => {
    const step = decideReload({
      workerBuild,
      pageBuild,
      reloadedFor: readReloadedFor(),
      hasFocus: document.hasFocus(),
      mayReload: mayReload(),
    });
    if (step === 'wait') {
      return;
    }
    clearInterval(timer);
    if (step === 'reload' && remember(workerBuild ?? '')) {
      window.location.reload();
    } else if (step !== 'nothing') {
      window.dispatchEvent(new Event(RELOAD_WANTED_EVENT));
    }
  }, INTERVAL_MS);
}
