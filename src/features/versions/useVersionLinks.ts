import { useLocation } from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {
  useActiveDocContext,
  useVersions,
  type GlobalVersion,
} from '@docusaurus/plugin-content-docs/client';
import { isLanguage } from '@site/plugins/lib/paths';
import {
  getProductIdentifier,
  getProductIds,
  type ProductIdentifier,
} from '@site/plugins/lib/product';

export interface VersionLink {
  readonly key: string;
  readonly text: string;
  readonly href: string;
  readonly isCurrent: boolean;
}

export interface VersionLinks {
  readonly product: ProductIdentifier;
  /** The version of the page that is open. */
  readonly activeText: string;
  readonly links: readonly VersionLink[];
}

function findStartPath(version: GlobalVersion): string {
  const startDoc = version.docs.find(({ id }) => id === version.mainDocId);
  return startDoc?.path ?? version.path;
}

/** The path as in the current version: `/x/7.0.0/react-charts/` → `/x/react-charts/`. */
function toUnversionedPath(
  pathname: string,
  version: GlobalVersion | undefined,
): string {
  return version ? `/x${pathname.slice(version.path.length)}` : pathname;
}

/**
 * The versions a reader can go to, newest first: those of this site, where the
 * page is kept if it exists there, and older majors on hosts of their own.
 */
export function useVersionLinks(): VersionLinks {
  const { pathname } = useLocation();
  const {
    siteConfig,
    i18n: { currentLocale },
  } = useDocusaurusContext();
  const versions = useVersions(undefined);
  const { activeVersion, alternateDocVersions } =
    useActiveDocContext(undefined);
  const product = getProductIdentifier(
    getProductIds(toUnversionedPath(pathname, activeVersion)).product,
    isLanguage(currentLocale) ? currentLocale : 'en',
    String(siteConfig.customFields?.['libraryVersion']),
  );
  const active = activeVersion ?? versions[0];
  const ofSite = versions.map((version) => ({
    key: version.name,
    text: `v${version.label}`,
    href: alternateDocVersions[version.name]?.path ?? findStartPath(version),
    isCurrent: version.name === active?.name,
  }));
  const ofHosts = product.versions.flatMap(({ text, href }) =>
    href ? [{ key: text, text, href, isCurrent: false }] : [],
  );
  return {
    product,
    activeText: `v${active?.label}`,
    links: [...ofSite, ...ofHosts],
  };
}
