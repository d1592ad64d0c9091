/**
 * Everything that code can name in the packages of one product at one version,
 * documented or not: what the comparison of two versions reads.
 */

/** A prop, a property or a method. What is empty or false is left out. */
export interface SurfaceMember {
  /** Top-level alternatives of its type, `boolean|'auto'`; literals in single quotes. */
  readonly kinds: string;
  /** Parameters of a function as written: `['params: GridRowParams', 'event: MouseEvent']`. */
  readonly params?: readonly string[];
  readonly required?: true;
  /** Text of the `@default` tag. */
  readonly default?: string;
  /** Text of the `@deprecated` tag. */
  readonly deprecated?: string;
  /** Key of {@link ApiSurface.types} that its value, or each item of it, has. `&GridApi` is a ref of that. */
  readonly of?: string;
  /** The same for each parameter; empty where there is none. */
  readonly paramsOf?: readonly string[];
  /** Hash of the description; members with the same one are the same thing. */
  readonly doc?: string;
}

/** Stands for members that the declaration leaves open: those of a type parameter. */
export const OPEN_MEMBER = '*';

export type SurfaceMembers = Readonly<Record<string, SurfaceMember>>;

export interface SurfaceExport {
  readonly kind: 'component' | 'function' | 'value' | 'type';
  readonly deprecated?: string;
  /** Key of {@link ApiSurface.types} with its props or members. */
  readonly of?: string;
  /** The same for what a function returns. */
  readonly returns?: string;
  readonly doc?: string;
}

export interface SurfacePackage {
  readonly version: string;
  /** Of the published archive, `sha512-…`; none for an installed package. */
  readonly integrity?: string;
}

export interface ApiSurface {
  readonly packages: Readonly<Record<string, SurfacePackage>>;
  /** Import path → the names it exports, sorted, separated by spaces. */
  readonly entries: Readonly<Record<string, string>>;
  /** By exported name; `default` exports are known by the name of their entry. */
  readonly exports: Readonly<Record<string, SurfaceExport>>;
  readonly types: Readonly<Record<string, SurfaceMembers>>;
  /** CSS classes, `MuiDataGrid-row`. */
  readonly classes: readonly string[];
  /** Keys of the theme's `components`. */
  readonly themeKeys: readonly string[];
}
