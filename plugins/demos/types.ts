/** A source text and its highlighted form. */
export interface CodeText {
  readonly raw: string;
  /** Inside of a `<code>` element. */
  readonly html: string;
}

export type CodeVariant = 'TS' | 'JS';

/** Ways to style a demo; the first is what every demo has. */
export type CodeStyling = 'MUI System' | 'Tailwind' | 'CSS';

/** What writes the dates of the pickers. */
export type DateLibrary = 'dayjs' | OtherDateLibrary;
export type OtherDateLibrary = 'date-fns' | 'luxon' | 'moment';

/** Another form of a demo than the file that its page names. */
export type AlternativeId =
  Exclude<CodeStyling, 'MUI System'> | OtherDateLibrary;

/** A source text with what it imports. */
export interface SourceFile extends CodeText {
  /** Specifiers as written, sorted, each once. */
  readonly imports: readonly string[];
}

/** A file beside a demo that it imports: data, a style sheet, another component. */
export interface SourceModule extends SourceFile {
  /** `data.ts`, in JavaScript `data.js`. */
  readonly name: string;
}

/** A demo in one language, with the files that it imports. */
export interface DemoSource extends SourceFile {
  /** The JSX that matters, where it is short: what shows while the code is collapsed. */
  readonly preview?: CodeText;
  readonly modules: readonly SourceModule[];
}

/** What is derived from the one TSX file of a demo and the files beside it. */
export interface DemoSources {
  readonly TS: DemoSource;
  readonly JS: DemoSource;
}

/** Lines of code, so that a page can reserve their height before it loads them. */
export interface DemoLines {
  readonly TS: number;
  readonly JS: number;
  /** Of the longer variant's preview; absent when the demo has none. */
  readonly preview?: number;
}

/** What a page knows about a demo before any of its code is loaded. */
export interface DemoMetadata {
  /** File name without extension; also the hash that points at the demo. */
  readonly name: string;
  /** `ServerSideSorting` → `Server side sorting` */
  readonly title: string;
  /** npm packages that the demo and the files beside it import, sorted. */
  readonly packages: readonly string[];
  /** Path in the repository: `docs/x/…/demos/MultiSorting.tsx`. */
  readonly file: string;
  /** Key of the page's module, unique over all docs trees: `current/react-data-grid/sorting`. */
  readonly pageKey: string;
  readonly lines: DemoLines;
  /** Measured heights of the running demo in pixels, for wide and narrow screens. */
  readonly height: DemoHeight;
  /** Other forms that exist; absent when there are none. */
  readonly alternatives?: readonly AlternativeId[];
  /** Where the pickers' dates come from; absent when the demo has none. */
  readonly dateLibrary?: DateLibrary;
}

/** What is different in another form of a demo. */
export interface AlternativeMetadata {
  /** Path in the repository; that of the demo where the build wrote the form. */
  readonly file: string;
  readonly packages: readonly string[];
  readonly lines: DemoLines;
}

export interface DemoHeight {
  readonly wide: number;
  readonly narrow: number;
}

/** What loads of a demo on demand. */
export interface DemoLoaders {
  readonly loadComponent: () => Promise<{ default: React.ComponentType }>;
  readonly loadSources: () => Promise<DemoSources>;
}

export interface DemoAlternative extends AlternativeMetadata, DemoLoaders {}

/** A demo as its page gets it: data, and what loads on demand. */
export interface PageDemo extends DemoMetadata, DemoLoaders {
  /** Which form this is; absent for the first one. */
  readonly form?: AlternativeId;
  /** Of the form, where it is not the first one. */
  readonly styling?: CodeStyling;
  /** Present when there are alternatives. */
  readonly loadAlternatives?: () => Promise<
    Readonly<Partial<Record<AlternativeId, DemoAlternative>>>
  >;
  /** Highlighted TypeScript for readers without JavaScript; in the static HTML only. */
  readonly staticCode?: string;
}

/** A package as a project outside this site installs it. */
export interface ExportPackage {
  /** Exact version, or the address of a preview build. */
  readonly version: string;
  /** Packages that have to be installed beside it, sorted. */
  readonly peers: readonly string[];
  /** Package with its types, where it has none of its own. */
  readonly types?: { readonly name: string; readonly version: string };
  /** Versions that it has to use of what it depends on: npm's `overrides`. */
  readonly overrides?: Readonly<Record<string, string>>;
}

/** What exporting a demo needs to know of the docs tree that shows it: `@demos/exports.json`. */
export interface ExportTree {
  /** Relative to the site folder: `docs/x`. Demos of the tree are below it. */
  readonly directory: string;
  /** Address that a path in the repository is added to: `https://github.com/mui/mui-x/blob/v7.17.0/`. */
  readonly permalinkBase: string;
  /** By package name. */
  readonly packages: Readonly<Record<string, ExportPackage>>;
}
