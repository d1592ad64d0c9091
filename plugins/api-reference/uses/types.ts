/** Keys of an object literal, each with the keys of the literal below it. */
export interface Shape {
  readonly [key: string]: Shape;
}

/** What the code of one demo uses, before the API model is asked what it means. */
export interface DemoUses {
  /** Imported names that the code mentions, as exported: `DataGridPro`. */
  readonly names: readonly string[];
  /** Component → its JSX attributes, with the keys of literal values. */
  readonly attributes: Readonly<Record<string, Shape>>;
  /** Type name → keys of the literals that are declared to have it. */
  readonly literals: Readonly<Record<string, Shape>>;
  /** Methods called on the grid's API object. */
  readonly gridApiMethods: readonly string[];
}
