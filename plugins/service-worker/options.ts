export interface ServiceWorkerOptions {
  /** Source of the worker, relative to the site folder. */
  readonly entry: string;
  /** Of the docs, without slashes: the worker's scope. */
  readonly routeBasePath: string;
  /** Page that the installed site starts with, below the docs: `introduction/`. */
  readonly startPage: string;
  /** Version of the library. */
  readonly libraryVersion: string;
  /** JSON file of the tokens, relative to the site folder. */
  readonly tokensPath: string;
}
