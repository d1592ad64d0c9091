/**
 * What an API page's data file holds: the contract between the build and
 * `src/features/api-page`.
 *
 * Generated pages import the components themselves, so that no other page pays
 * for them; nothing of it belongs in `src/theme/MDXComponents`:
 *
 *     import { ApiPage, createApiToc } from '@site/src/features/api-page';
 *     import data from './data-grid.json';
 *     export const toc = createApiToc(data);
 *     <ApiPage data={data} />
 *
 * `createApiToc(data: ApiPageData): TOCItem[]` lists the same headings that
 * `ApiPage` renders. An index page imports `ApiIndex` and `createApiIndexToc`.
 * Guides get `GridEvents`, `GridSelectors` and `GridApiMethods` by a remark
 * step, from '@site/src/features/api-page/catalogues', with the props below.
 */
import type { Rendered, RichText } from '../lib/richText';
import type { ProductLocale } from './catalogues/readLocales';
import type {
  ComponentPage,
  GridApiSlice,
  GridEvent,
  GridSelector,
  IndexPage,
  InterfacePage,
  Plan,
} from './types';

/** A demo, or the section of a guide, that uses a member. */
export interface ApiUse {
  /** `Sorting › Multi sorting` */
  readonly title: string;
  /** `/x/react-data-grid/sorting/#MultiSorting` */
  readonly href: string;
}

/** Data of `/x/api/<product>/<slug>/`. */
export interface ApiPageData {
  readonly page: Rendered<ComponentPage> | Rendered<InterfacePage>;
  /** Source file at the exact version tag; null where the package does not tell. */
  readonly sourceHref: string | null;
  /** Pages that declare this component: title and route. */
  readonly demos: readonly ApiUse[];
  /** Member name → demos whose code uses it. */
  readonly uses: Readonly<Record<string, readonly ApiUse[]>>;
  /** Routes of interface and component pages by exported name, for links inside types. */
  readonly typeLinks: Readonly<Record<string, string>>;
  /** Alias name → its text, for the aliases that types of this page name: shown on demand. */
  readonly typeAliases: Readonly<Record<string, string>>;
  /**
   * Translated descriptions by member key (`prop:sortModel`, `slot:toolbar`, `class:root`,
   * `description`); only what translators wrote in `i18n/<locale>/api/`. Everything else is English.
   */
  readonly translations: Readonly<Record<string, RichText>>;
}

/** Data of `/x/api/<product>/`. */
export interface ApiIndexData {
  readonly index: IndexPage;
  /** By route; routes of the community plan are left out. */
  readonly plans: Readonly<Record<string, Exclude<Plan, null>>>;
}

/** `<GridEvents />` in a guide. */
export interface GridEventsProps {
  readonly events: readonly Rendered<GridEvent>[];
}

/** `<Locales product="data-grid" />` in a guide. */
export interface LocalesProps {
  readonly locales: readonly ProductLocale[];
}

/** `<GridSelectors category="Sorting" />` in a guide; all categories without one. */
export interface GridSelectorsProps {
  readonly selectors: readonly Rendered<GridSelector>[];
}

/** `<GridApiMethods of="GridSortApi" />` in a guide. */
export interface GridApiMethodsProps {
  readonly slice: Rendered<GridApiSlice>;
}
