import type {
  PackFile,
  PackIndex,
  PackManifest,
  PackPage,
  PackSummary,
} from '@site/plugins/service-worker/types';

type Fields = Readonly<Record<string, unknown>>;

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null;
}

/** A path of this site: nothing else may be fetched or stored. */
function isPath(value: unknown): value is string {
  return (
    typeof value === 'string' &&
    /^\/(?!\/)/.test(value) &&
    !value.includes('\\')
  );
}

const isText = (value: unknown): value is string => typeof value === 'string';
const isCount = (value: unknown): value is number =>
  Number.isFinite(value) && Number(value) >= 0;

function isFile(value: unknown): value is PackFile {
  return (
    isFields(value) &&
    isPath(value['url']) &&
    isCount(value['bytes']) &&
    isCount(value['size'])
  );
}

function isPage(value: unknown): value is PackPage {
  return isFile(value) && 'hash' in value && isText(value.hash);
}

function isSummary(value: unknown): value is PackSummary {
  return (
    isFields(value) &&
    isText(value['product']) &&
    isPath(value['manifest']) &&
    isCount(value['pageCount']) &&
    isCount(value['bytes'])
  );
}

function isListOf<T>(
  value: unknown,
  isItem: (item: unknown) => item is T,
): value is T[] {
  return Array.isArray(value) && value.every(isItem);
}

/** The list of packs; undefined for anything of another form. */
export function parseIndex(value: unknown): PackIndex | undefined {
  return isFields(value) &&
    isText(value['version']) &&
    isText(value['build']) &&
    isListOf(value['packs'], isSummary)
    ? {
        version: value['version'],
        build: value['build'],
        packs: value['packs'],
      }
    : undefined;
}

/** The manifest of a pack; undefined for anything of another form. */
export function parseManifest(value: unknown): PackManifest | undefined {
  if (
    !isFields(value) ||
    !isText(value['product']) ||
    !isText(value['language']) ||
    !isText(value['version']) ||
    !isText(value['build']) ||
    !isListOf(value['pages'], isPage) ||
    !isListOf(value['files'], isFile)
  ) {
    return undefined;
  }
  const { product, language, version, build, pages, files } = value;
  return { product, language, version, build, pages, files };
}

/** What is known of a saved pack, kept beside its pages. */
export interface PackRecord {
  readonly manifest: PackManifest;
  /** When it was complete, in milliseconds; null while it is not. */
  readonly savedAtMs: number | null;
}

/** The record of a pack; undefined for anything of another form. */
export function parseRecord(value: unknown): PackRecord | undefined {
  if (!isFields(value)) {
    return undefined;
  }
  const manifest = parseManifest(value['manifest']);
  const savedAtMs = value['savedAtMs'];
  return manifest && (savedAtMs === null || isCount(savedAtMs))
    ? { manifest, savedAtMs }
    : undefined;
}
