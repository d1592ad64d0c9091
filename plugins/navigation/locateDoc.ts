import fs from 'node:fs';
import path from 'node:path';
import { posixPath } from '@docusaurus/utils';
import { toPathname } from './readPages';

/** A page of the docs by its place, whatever its language. */
export interface LocatedDoc {
  readonly docId: string;
  readonly pathname: string;
  /** Folder of the English pages of its version, relative to the site folder. */
  readonly treeDirectory: string;
  isTranslatedTo(locale: string): boolean;
}

const PLACES = [
  /^docs\/x\/(?<rest>.+)$/,
  /^versioned_docs\/(?<version>[^/]+)\/(?<rest>.+)$/,
  /^i18n\/[^/]+\/docusaurus-plugin-content-docs\/(?<version>[^/]+)\/(?<rest>.+)$/,
];

/** Finds a page by its file; undefined for files outside the docs. */
export function locateDoc(
  file: string,
  siteDirectory: string,
  routeBasePath: string,
): LocatedDoc | undefined {
  const relative = posixPath(path.relative(siteDirectory, file));
  const groups = PLACES.map((place) => place.exec(relative)?.groups).find(
    Boolean,
  );
  if (!groups) {
    return undefined;
  }
  const { version = 'current', rest = '' } = groups;
  const docId = rest.replace(/\.mdx?$/, '');
  return {
    docId,
    pathname: toPathname(routeBasePath, docId),
    treeDirectory:
      version === 'current' ? 'docs/x' : `versioned_docs/${version}`,
    isTranslatedTo: (locale) =>
      fs.existsSync(
        path.join(
          siteDirectory,
          `i18n/${locale}/docusaurus-plugin-content-docs/${version}/${rest}`,
        ),
      ),
  };
}
