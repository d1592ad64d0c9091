import type {
  PackFile,
  PackManifest,
  PackPage,
} from '@site/plugins/service-worker/types';

export interface StoredPack {
  /** Addresses of files that are stored, whatever pack they came with. */
  readonly files: ReadonlySet<string>;
  /** Address of a stored page → its hash. */
  readonly pages: ReadonlyMap<string, string | null>;
}

export interface DownloadPlan {
  /** What is missing. Files come first: a page is stored once it can run. */
  readonly files: readonly PackFile[];
  readonly pages: readonly PackPage[];
  /** Stored pages that the pack has no longer. */
  readonly stalePages: readonly string[];
  /** Transferred, of all and of what is there already, in bytes. */
  readonly totalBytes: number;
  readonly doneBytes: number;
  /** What will be stored, in bytes. */
  readonly missingSize: number;
}

function sum(
  files: readonly PackFile[],
  field: 'bytes' | 'size' = 'bytes',
): number {
  return files.reduce((total, file) => total + file[field], 0);
}

/** Images and such keep their address when they change: they are fetched each time. */
const HASHED_FILE = /\.[0-9a-f]{8}\.[^/.]+$/;

/** What is to be fetched for a pack, given what is there: the same after an interruption and for an update. */
export function planDownload(
  manifest: PackManifest,
  stored: StoredPack,
): DownloadPlan {
  const files = manifest.files.filter(
    ({ url }) => !HASHED_FILE.test(url) || !stored.files.has(url),
  );
  const pages = manifest.pages.filter(
    ({ url, hash }) => stored.pages.get(url) !== hash,
  );
  const current = new Set(manifest.pages.map(({ url }) => url));
  const totalBytes = sum(manifest.files) + sum(manifest.pages);
  return {
    files,
    pages,
    stalePages: [...stored.pages.keys()].filter((url) => !current.has(url)),
    totalBytes,
    doneBytes: totalBytes - sum(files) - sum(pages),
    missingSize: sum(files, 'size') + sum(pages, 'size'),
  };
}

/** Stored files that no pack needs. */
export function findUnusedFiles(
  storedFiles: readonly string[],
  manifests: readonly PackManifest[],
): string[] {
  const used = new Set(
    manifests.flatMap(({ files }) => files.map(({ url }) => url)),
  );
  return storedFiles.filter((url) => !used.has(url));
}
