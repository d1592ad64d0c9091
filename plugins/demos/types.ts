/** A source text and its highlighted form. */
export interface CodeText {
  readonly raw: string;
  /** Inside of a `<code>` element. */
  readonly html: string;
}

export type CodeVariant = 'TS' | 'JS';

/** What is derived from the one TSX file of a demo. */
export interface DemoSources {
  readonly TS: CodeText;
  readonly JS: CodeText;
}

/** What a page knows about a demo before any of its code is loaded. */
export interface DemoMetadata {
  /** File name without extension; also the hash that points at the demo. */
  readonly name: string;
  /** `ServerSideSorting` → `Server side sorting` */
  readonly title: string;
  /** npm packages that the demo imports, sorted. */
  readonly packages: readonly string[];
  /** Path in the repository: `docs/x/…/demos/MultiSorting.tsx`. */
  readonly file: string;
  /** Measured heights of the running demo in pixels, for wide and narrow screens. */
  readonly height: DemoHeight;
}

export interface DemoHeight {
  readonly wide: number;
  readonly narrow: number;
}

/** A demo as its page gets it: data, and the two things that load on demand. */
export interface PageDemo extends DemoMetadata {
  readonly loadComponent: () => Promise<{ default: React.ComponentType }>;
  readonly loadSources: () => Promise<DemoSources>;
  /** Highlighted TypeScript for readers without JavaScript; in the static HTML only. */
  readonly staticCode?: string;
}
