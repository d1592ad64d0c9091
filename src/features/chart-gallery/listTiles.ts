import type {
  PropSidebar,
  PropSidebarItem,
  PropSidebarItemLink,
} from '@docusaurus/plugin-content-docs';

/** A page of the gallery. */
export interface GalleryTile {
  /** Last part of its address: `bars`. */
  readonly slug: string;
  readonly title: string;
  readonly href: string;
  readonly isPlanned: boolean;
}

export interface Gallery {
  readonly types: readonly GalleryTile[];
  readonly features: readonly GalleryTile[];
}

const PAGE = /\/x\/react-charts\/([\w-]+)\/$/;
/** In the navigation; what is below it are features, everything else kinds of charts. */
const FEATURES = '/x/react-charts/common-features';
/** Pages with more examples of a kind that has its tile, and pages about no chart. */
const NO_TILE = /^(getting-started|(bar|line|pie|scatter)-demo)$/;

function toTile(
  item: PropSidebarItemLink,
  title: string,
): GalleryTile | undefined {
  const slug = PAGE.exec(item.href)?.[1];
  return slug === undefined || NO_TILE.test(slug)
    ? undefined
    : {
        slug,
        title,
        href: item.href,
        isPlanned: item.customProps?.['planned'] === true,
      };
}

/**
 * The tiles of the gallery, from the sidebar of the charts: so each leads to a
 * page that exists, in the order and with the titles of the navigation. The
 * overview of a group has the name of the group: "Bars", not "Bars overview".
 */
export function listTiles(sidebar: PropSidebar): Gallery {
  const types: GalleryTile[] = [];
  const features: GalleryTile[] = [];
  function visit(
    items: readonly PropSidebarItem[],
    isFeature: boolean,
    groupTitle: string | undefined,
  ): void {
    items.forEach((item, index) => {
      if (item.type === 'category') {
        const isGroup = item.customProps?.['subheader'] !== true;
        visit(
          item.items,
          isFeature || item.customProps?.['pathname'] === FEATURES,
          isGroup ? item.label : undefined,
        );
      } else if (item.type === 'link') {
        const tile = toTile(
          item,
          index === 0 && groupTitle ? groupTitle : item.label,
        );
        if (tile) {
          (isFeature ? features : types).push(tile);
        }
      }
    });
  }
  visit(sidebar, false, undefined);
  return { types, features };
}
