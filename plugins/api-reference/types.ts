/**
 * The nouns of the API model: what `npm run api` writes and the site's API pages read.
 * Types only, so that browser code can import them without pulling in the build.
 */

export type ProductId = 'data-grid' | 'date-pickers' | 'charts' | 'tree-view';

/** The plan a reader needs; `null` is the free community plan. */
export type Plan = null | 'pro' | 'premium';

export interface Link {
  readonly href: string;
  readonly text: string;
}

export interface NamedLink {
  readonly name: string;
  readonly href: string;
}

export interface SignatureField {
  readonly name: string;
  readonly type: string;
  readonly description: string;
}

export interface SignatureParam extends SignatureField {
  readonly optional: boolean;
  /** Documented members of an object parameter: `@param {string} params.id`. */
  readonly fields?: readonly SignatureField[];
}

/** What the `@param` and `@returns` tags of a function say. */
export interface Signature {
  readonly params: readonly SignatureParam[];
  readonly returns: { readonly type: string; readonly description: string };
}

/** A prop of a component, or a property of an interface. */
export interface Member {
  readonly name: string;
  /** As written in the declaration: alias names kept, comments removed, white space collapsed. */
  readonly type: string;
  /**
   * Sorted top-level alternatives after aliases and generics are resolved:
   * `boolean`, `string`, `number`, `function`, `node`, `element`, `elementType`, `object`, `array`, `any`,
   * or a literal such as `'vertical'`, `3`, `false`. `null` and `undefined` are left out.
   */
  readonly alternatives: readonly string[];
  readonly required: boolean;
  /** Text of the `@default` tag. */
  readonly default: string | null;
  readonly deprecated?: true;
  readonly deprecationNote?: string;
  /** The first plan whose package exposes the member. */
  readonly plan: Plan;
  /** Markdown. */
  readonly description: string;
  readonly signature?: Signature;
  readonly link?: Link;
}

export interface Slot {
  readonly name: string;
  readonly default: string | null;
  /** CSS class of the slot's root element. */
  readonly class: string | null;
  readonly description: string;
  readonly plan: Plan;
}

export interface CssClass {
  readonly key: string;
  /** The class emitted at run time. */
  readonly className: string;
  /** True for state classes that all components share, like `Mui-selected`. */
  readonly global: boolean;
  readonly deprecated?: true;
  readonly description: string;
}

interface PageIdentity {
  readonly name: string;
  readonly slug: string;
  readonly product: ProductId;
  readonly route: string;
  /** Packages whose root entry exports it. */
  readonly packages: readonly string[];
  /** Import statements that work: sub-path first, then root entries, lowest plan first. */
  readonly imports: readonly string[];
  readonly plan: Plan;
  readonly description: string;
  /** Its file in the repository at the tag of its release; null where the package does not tell. */
  readonly source: string | null;
  /** Routes of the site's pages that declare it. */
  readonly demos: readonly string[];
}

export interface ComponentPage extends PageIdentity {
  readonly kind: 'component';
  readonly deprecated: boolean;
  readonly themeKey: string;
  /** The key the code really reads, when it is another one. */
  readonly themeKeyRuntime?: string;
  /** `to` is the element's type name, or null when the types do not say. */
  readonly ref: { readonly supported: boolean; readonly to: string | null };
  /** Whether other props reach the root element; null when unknown. */
  readonly spread: boolean | null;
  readonly inherits: NamedLink | null;
  readonly props: readonly Member[];
  readonly slots: readonly Slot[];
  readonly classes: readonly CssClass[];
}

export interface InterfacePage extends PageIdentity {
  readonly kind: 'interface';
  readonly properties: readonly Member[];
}

export interface IndexEntry {
  readonly section: string;
  readonly name: string;
  readonly href: string;
}

export interface IndexPage {
  readonly kind: 'index';
  readonly entries: readonly IndexEntry[];
}

export type ApiPage = ComponentPage | InterfacePage | IndexPage;

export interface GridEvent {
  readonly name: string;
  readonly description: string;
  readonly params: string | null;
  readonly event: string;
  readonly plan: 'community' | 'pro' | 'premium';
  readonly packages: readonly string[];
  /** The grid prop that takes a listener of this event. */
  readonly componentProp: string | null;
}

export interface GridSelector {
  readonly name: string;
  readonly returnType: string;
  readonly category: string | null;
  readonly deprecated: boolean;
  /** Memoised selectors take the API ref as well as the state. */
  readonly acceptsApiRef: boolean;
  readonly description: string;
}

export interface GridApiMember {
  readonly name: string;
  readonly type: string;
  readonly description: string;
  readonly plan: Plan;
}

/** The methods of one feature of the grid's API object. */
export interface GridApiSlice {
  readonly name: string;
  readonly slug: string;
  readonly description: string;
  readonly members: readonly GridApiMember[];
}

/** What the type names stand for that a product's pages show. */
export interface ApiAliases {
  readonly kind: 'aliases';
  readonly aliases: Readonly<Record<string, string>>;
}

/** Every name that exists, for checks of prose. Sorted. */
export interface ApiNames {
  readonly kind: 'names';
  /** What the root entries export. */
  readonly exported: readonly string[];
  /** Members of all types that a product declares, and words among their literals. */
  readonly fields: Readonly<Record<string, readonly string[]>>;
  /** What React exports. */
  readonly react: readonly string[];
}

export interface ApiManifest {
  readonly schemaVersion: 1;
  /** Package name → version read. */
  readonly packages: Readonly<Record<string, string>>;
  readonly products: readonly ProductId[];
  readonly warnings: readonly string[];
}

export type ApiFile =
  | ApiPage
  | ApiAliases
  | ApiNames
  | readonly GridEvent[]
  | readonly GridSelector[]
  | GridApiSlice;

/** The whole model in memory. File paths are relative to the model's folder: `charts/gauge.json`. */
export interface ApiModel {
  readonly manifest: ApiManifest;
  readonly files: Readonly<Record<string, ApiFile>>;
}
