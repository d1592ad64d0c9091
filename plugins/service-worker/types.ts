/** A file of a saved product, by its address on the site. */
export interface PackFile {
  /** `/assets/js/main.0123abcd.js` */
  readonly url: string;
  /** What is transferred, in bytes: the compressed size. */
  readonly bytes: number;
  /** What is stored, in bytes. */
  readonly size: number;
}

export interface PackPage extends PackFile {
  /** Start of the SHA-256 of its HTML: another one, another page. */
  readonly hash: string;
}

/**
 * All that a product needs in one language without the network. The search
 * index of a product, once there is one, is one more of its `files`.
 */
export interface PackManifest {
  /** `x-data-grid` */
  readonly product: string;
  /** `en` */
  readonly language: string;
  /** Of the library: `7.17.0`. */
  readonly version: string;
  /** Of the site, see `readBuildId`. */
  readonly build: string;
  readonly pages: readonly PackPage[];
  /** Scripts, styles, fonts and images. Those with a hash in their name never change. */
  readonly files: readonly PackFile[];
}

/** Shown before anything is saved. */
export interface PackSummary {
  readonly product: string;
  /** Address of the manifest: `/packs/x-data-grid.json`. */
  readonly manifest: string;
  readonly pageCount: number;
  /** As in {@link PackFile}, of all together. */
  readonly bytes: number;
}

/** The packs of one language: `/packs/index.json`, `/zh/packs/index.json`. */
export interface PackIndex {
  readonly version: string;
  readonly build: string;
  readonly packs: readonly PackSummary[];
}

/** What a pack consists of, before anything is measured. */
export interface PackPlan {
  readonly product: string;
  /** Paths of pages: `/zh/x/react-charts/bars/`. Sorted. */
  readonly pages: readonly string[];
  /** Addresses of files. Sorted. */
  readonly files: readonly string[];
}

/** The packs of one language, handed from the build to what measures them. */
export interface LanguagePlan {
  readonly language: string;
  /** `/` or `/zh/`. */
  readonly baseUrl: string;
  readonly version: string;
  readonly build: string;
  readonly packs: readonly PackPlan[];
}

/** Texts of the worker and of the web app manifest. */
export type WorkerTextKey =
  | 'appName'
  | 'appDescription'
  | 'offlineTitle'
  | 'offlineText'
  | 'offlineRetry'
  | 'offlineProducts'
  | 'offlinePages'
  | 'offlineNothing';

export type WorkerTexts = Readonly<Record<WorkerTextKey, string>>;

/** What the worker is told by the build. */
export interface WorkerSite {
  readonly build: string;
  /** Its own language first. */
  readonly languages: readonly {
    /** For `lang`: `zh-CN`. */
    readonly htmlLang: string;
    readonly texts: WorkerTexts;
  }[];
  /** Product → its name. */
  readonly productNames: Readonly<Record<string, string>>;
}
