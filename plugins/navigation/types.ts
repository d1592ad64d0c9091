export type Plan = 'pro' | 'premium';

/** What a reader must know about a page or group before opening it. */
export interface Marks {
  readonly plan?: Plan;
  readonly planned?: boolean;
  readonly newFeature?: boolean;
  readonly unstable?: boolean;
}

/** Marks and the texts of one entry; what the `page`, `group` and `subheader` helpers take. */
export interface EntryOptions extends Marks {
  /** `false` for no title. Without it the title is derived from the pathname. */
  readonly title?: string | false;
}

interface EntryBase extends Marks {
  /** Without a trailing slash: `/x/react-data-grid/sorting`. Unique in the whole tree. */
  readonly pathname: string;
  readonly title: string | null;
}

/** A leaf: one page of the site. */
export interface PageEntry extends EntryBase {
  readonly kind: 'page';
}

/** A disclosure (`group`) or a heading that is always open (`subheader`). */
export interface GroupEntry extends EntryBase {
  readonly kind: 'group' | 'subheader';
  readonly children: readonly NavigationEntry[];
}

export type NavigationEntry = PageEntry | GroupEntry;

/** A root of the tree. Roots of a product get a sidebar of their own. */
export interface NavigationRoot {
  readonly entry: NavigationEntry;
  /** Name of the product's sidebar; absent for what all sidebars share. */
  readonly sidebar?: string;
}
