import { readPages, type DocsTree } from './readPages';
import { REDIRECTS, selectLiveRedirects, type Redirect } from './redirects';

/**
 * Redirects whose page exists now, for the plugin that makes a page of each.
 *
 * @param generatedPaths Pages that plugins write after the configuration is read.
 */
export function loadRedirects(
  tree: DocsTree,
  generatedPaths: readonly string[] = [],
): Redirect[] {
  return selectLiveRedirects(REDIRECTS, [
    ...readPages(tree).map(({ pathname }) => `${pathname}/`),
    ...generatedPaths,
  ]);
}
