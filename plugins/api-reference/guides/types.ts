/** The nouns of guide pages, as far as the API reference reads them. */

/** A name with the line that it stands in. */
export interface PlacedName {
  readonly name: string;
  /** 1-based. */
  readonly line: number;
}

/** A name in the prose that is right although the model does not know it. */
export interface ApiException extends PlacedName {
  /** Empty when the author gave none, which is an error. */
  readonly reason: string;
}

export interface GuideDemo {
  readonly name: string;
  /** Text of the heading above it; null before the first one. */
  readonly section: string | null;
}

/** `<GridSelectors category="Sorting" />` */
export interface CatalogueElement extends PlacedName {
  /** `Sorting`; undefined without the attribute, or when it is no plain text. */
  readonly of: string | undefined;
}

/** `<PropPlayground src="./demos/BarPlayground.tsx" chart="BarChart: layout" />` */
export interface PlaygroundElement {
  /** `BarPlayground`; undefined when the element names no demo. */
  readonly name: string | undefined;
  /** 1-based. */
  readonly line: number;
  /** The other attributes: a prop of the demo → the text that lists its controls. */
  readonly groups: Readonly<Record<string, string>>;
}

/** What one MDX file says. */
export interface GuideFacts {
  readonly title: string;
  /** The documented components that the page is about. */
  readonly components: readonly PlacedName[];
  readonly exceptions: readonly ApiException[];
  /** Ids that links may lead to: headings and demos. */
  readonly anchors: readonly string[];
  readonly demos: readonly GuideDemo[];
  readonly catalogues: readonly CatalogueElement[];
  readonly playgrounds: readonly PlaygroundElement[];
  /** Inline code, each occurrence. */
  readonly codes: readonly PlacedName[];
  /** Texts of all fenced code, joined. */
  readonly fencedCode: string;
}

/** A guide page in one language. */
export interface Guide extends GuideFacts {
  /** Relative to the site folder. */
  readonly file: string;
  readonly locale: string;
  /** Folder of the page inside its tree: `react-data-grid/sorting`. */
  readonly page: string;
  /** `/x/react-data-grid/sorting/`, without the language. */
  readonly route: string;
}
