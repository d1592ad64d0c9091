/** Folder of the docs, which a worker rules over. */
const FOLDER = 'x/';

/**
 * Registers the worker of a language.
 *
 * @param baseUrl Of the language: `/` or `/zh/`.
 */
export function registerWorker(
  baseUrl: string,
): Promise<ServiceWorkerRegistration> {
  return navigator.serviceWorker.register(`${baseUrl}${FOLDER}sw.js`, {
    scope: baseUrl + FOLDER,
    updateViaCache: 'none',
  });
}
