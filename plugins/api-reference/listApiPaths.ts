import { apiPages, toRoute } from './pages';

/** Paths of all API pages of the current docs, known before they are written. */
export function listApiPaths(routeBasePath: string): string[] {
  return apiPages.map((page) => toRoute(page, `/${routeBasePath}/api/`));
}
