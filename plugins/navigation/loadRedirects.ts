import { readPages, type DocsTree } from './readPages';
import { REDIRECTS, selectLiveRedirects, type Redirect } from './redirects';

/** Redirects whose page exists now, for the plugin that makes a page of each. */
export function loadRedirects(tree: DocsTree): Redirect[] {
  return selectLiveRedirects(
    REDIRECTS,
    readPages(tree).map(({ pathname }) => `${pathname}/`),
  );
}
