/** What an API page's data file holds: the contract between the build and `src/features/api-page`. */
import type { ComponentPage, IndexPage, InterfacePage } from './types';

/** A demo, or the section of a guide, that uses a member. */
export interface ApiUse {
  /** `Sorting › Multi sorting` */
  readonly title: string;
  /** `/x/react-data-grid/sorting/#MultiSorting` */
  readonly href: string;
}

/** Data of `/x/api/<product>/<slug>/`. */
export interface ApiPageData {
  readonly page: ComponentPage | InterfacePage;
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
  readonly translations: Readonly<Record<string, string>>;
}

/** Data of `/x/api/<product>/`. */
export interface ApiIndexData {
  readonly index: IndexPage;
}
