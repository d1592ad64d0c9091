import siteConfig from '@generated/docusaurus.config';
import { tellWorker } from './askBuild';
import { showSavedNotice } from './notice/showNotice';
import { registerWorker } from './registerWorker';
import { reloadOnce } from './reloadOnce';
import { watchUpdates } from './watchUpdates';
import { SAVED_ATTRIBUTE } from './worker/names';

/** Paths of what the page has loaded from the site so far. */
function listLoaded(): string[] {
  return performance
    .getEntriesByType('resource')
    .map(({ name }) => new URL(name))
    .filter(({ origin }) => origin === window.location.origin)
    .map(({ pathname }) => pathname);
}

/**
 * Registers the worker of the page's language, follows its updates, and tells
 * when the page is a saved one.
 *
 * @returns Keeps the page that is open now.
 */
export function start(): () => void {
  // A worker that comes later replaces none: nothing is to be reloaded.
  const hasController = navigator.serviceWorker.controller !== null;
  const registered = registerWorker(siteConfig.baseUrl);
  registered.then(
    (registration) =>
      watchUpdates(registration, hasController, (worker) => {
        reloadOnce(worker).catch(() => {}); // It is gone already.
      }),
    () => {}, // Offline, or forbidden by the reader: the site works without.
  );

  const savedAt = document.documentElement.getAttribute(SAVED_ATTRIBUTE);
  if (savedAt !== null) {
    showSavedNotice(new Date(savedAt));
  }

  const keepVisit = (): void => {
    if (!navigator.onLine) {
      return;
    }
    navigator.serviceWorker.ready.then(
      ({ active }) =>
        active &&
        tellWorker(active, {
          type: 'visited',
          page: window.location.pathname,
          files: listLoaded(),
        }),
      () => {}, // As above.
    );
  };
  if (!hasController) {
    keepVisit();
  }
  return keepVisit;
}
