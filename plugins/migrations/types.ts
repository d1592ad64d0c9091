/** What the migration checker reads: made by this plugin, plain data. */

export type ProductId = 'data-grid' | 'date-pickers' | 'charts' | 'tree-view';

/** `check` may change what an app does, without breaking it. */
export type Severity = 'removed' | 'renamed' | 'changed' | 'check';

/** One thing that differs, in the words of the types. */
export type ChangeFact =
  /** Parameters of a function. */
  | { readonly kind: 'params'; readonly before: string; readonly after: string }
  /** Literals and kinds of values that are accepted no more. */
  | {
      readonly kind: 'values';
      readonly gone: readonly string[];
      readonly now: string;
    }
  | {
      readonly kind: 'default';
      readonly before: string;
      readonly after: string;
    }
  /** It still works; `instead` is what its tag tells to use. */
  | { readonly kind: 'deprecated'; readonly instead?: string };

export interface Change {
  readonly severity: Severity;
  /** The new name; for something removed, what takes its place. */
  readonly to?: string;
  /** Import path of what moved. */
  readonly entry?: string;
  readonly facts?: readonly ChangeFact[];
  /** Id of the section of the step's guide. */
  readonly section?: string;
  /** Codemod that handles it: `v7.0.0/data-grid/rename-components-to-slots`. */
  readonly codemod?: string;
}

export type Changes = Readonly<Record<string, Change>>;

/** How code of the older version is read: what has which type. Keys are names of types. */
export interface CodeShape {
  /** Export → type of its props or members. */
  readonly exports: Readonly<Record<string, string>>;
  /** Function → type of what it returns; `&T` is a ref of T. */
  readonly returns: Readonly<Record<string, string>>;
  /** Type → member → its type. */
  readonly members: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** Type → member → types of the parameters, empty where there is none. */
  readonly params: Readonly<
    Record<string, Readonly<Record<string, readonly string[]>>>
  >;
}

/** From one major version to the next. */
export interface MigrationStep {
  readonly from: string;
  readonly to: string;
  /** Package → version that was read. */
  readonly fromPackages: Readonly<Record<string, string>>;
  readonly toPackages: Readonly<Record<string, string>>;
  /** Path of the guide, null until it is written. */
  readonly guide: string | null;
  /** Former package → the one with the same API. */
  readonly formerNames: Readonly<Record<string, string>>;
  /** Import path → name, or `*` for all of them → import path it is at now. */
  readonly moved: Readonly<Record<string, Readonly<Record<string, string>>>>;
  readonly exports: Changes;
  readonly members: Readonly<Record<string, Changes>>;
  /** Type → members that must be given now. */
  readonly required: Readonly<Record<string, readonly string[]>>;
  readonly classes: Changes;
  readonly themeKeys: Changes;
  readonly shape: CodeShape;
  /** Type → its name in the newer version, where that differs. */
  readonly typeNames: Readonly<Record<string, string>>;
}

/** The steps of a product, oldest first. */
export interface ProductMigrations {
  readonly product: ProductId;
  readonly steps: readonly MigrationStep[];
}
