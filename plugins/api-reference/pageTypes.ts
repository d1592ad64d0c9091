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

/** What a control of a playground can set. */
export type PlaygroundValue =
  string | number | boolean | readonly (string | number | boolean)[];

interface PlaygroundControlBase {
  /** Prop of the demo's component that the value is in: `series`. */
  readonly group: string;
  /** Prop or property: `innerRadius`. */
  readonly name: string;
  readonly description: RichText;
  /** Its row: `/x/api/charts/pie-series-type/#pie-series-type-prop-inner-radius`. */
  readonly href: string;
  /** Null where the default is none of the values that a control can set. */
  readonly default: PlaygroundValue | null;
  /** The default as the API says it; null when it says none. */
  readonly defaultText: string | null;
  /** What the playground starts with, where it is not the default. */
  readonly start?: PlaygroundValue;
}

/** A control for one prop. Without a value the prop is not set. */
export type PlaygroundControl = PlaygroundControlBase &
  (
    | { readonly kind: 'choice'; readonly options: readonly PlaygroundValue[] }
    /** True or false, where the default is one of them. */
    | { readonly kind: 'switch' }
    | {
        readonly kind: 'number';
        readonly min: number;
        readonly max: number;
        readonly step: number;
      }
    | { readonly kind: 'text' | 'color' }
  );

/** Where code has the props of a group. */
export interface PlaygroundHole {
  readonly group: string;
  /** `name={value}` or `name: value,`. */
  readonly syntax: 'attribute' | 'property';
  /** White space before each line; null inside a line. */
  readonly indent: string | null;
  /** Whether a comma has to come before the first prop, which is inside a line. */
  readonly needsComma?: true;
}

/** Data of `<PropPlayground />` in a guide. */
export interface PlaygroundData {
  readonly controls: readonly PlaygroundControl[];
  /** The JSX of the demo, highlighted: the inside of a `<code>` element, with holes for props. */
  readonly code: readonly (string | PlaygroundHole)[];
}

/** What a page knows before it loads a playground, so that its room is there. */
export interface PlaygroundSize {
  readonly controls: number;
  /** Of code, with room for a few props. */
  readonly lines: number;
}
