import { translate } from '@docusaurus/Translate';
import type { PackFailure } from './packError';
import type { PackEntry, PackState } from './toPackState';

const BYTES_PER_MB = 1e6;

/** `12345678` → `12.3 MB` */
export function formatSize(bytes: number, language: string): string {
  return new Intl.NumberFormat(language, {
    style: 'unit',
    unit: 'megabyte',
    maximumFractionDigits: 1,
  }).format(bytes / BYTES_PER_MB);
}

function formatDate(atMs: number, language: string): string {
  return new Intl.DateTimeFormat(language, { dateStyle: 'medium' }).format(
    atMs,
  );
}

/** The line under the name of a product. */
export function describePack(
  { state, pageCount, bytes }: PackEntry,
  language: string,
): string {
  switch (state.kind) {
    case 'none':
      return translate(
        { id: 'offline.pack.none', message: '{size} · {count} pages' },
        { size: formatSize(bytes, language), count: pageCount },
      );
    case 'partial':
      return translate({
        id: 'offline.pack.partial',
        message: 'Saved in part',
      });
    case 'saved':
      return translate(
        { id: 'offline.pack.saved', message: 'Saved on {date}' },
        { date: formatDate(state.savedAtMs, language) },
      );
    case 'outdated':
      return translate(
        {
          id: 'offline.pack.outdated',
          message: 'Saved on {date}. There is a newer version.',
        },
        { date: formatDate(state.savedAtMs, language) },
      );
  }
}

/** What its button does; undefined where there is nothing to fetch. */
export function getActionLabel({ kind }: PackState): string | undefined {
  switch (kind) {
    case 'none':
      return translate({ id: 'offline.pack.save', message: 'Save' });
    case 'partial':
      return translate({ id: 'offline.pack.resume', message: 'Go on' });
    case 'outdated':
      return translate({ id: 'offline.pack.update', message: 'Update' });
    default:
      return undefined;
  }
}

/** What to tell the reader; undefined where the reader knows. */
export function describeFailure(failure: PackFailure): string | undefined {
  switch (failure) {
    case 'stopped':
      return undefined;
    case 'full':
      return translate({
        id: 'offline.pack.full',
        message:
          'Your browser has no room for it. Delete another product or the visited pages, then go on: what was saved is kept.',
      });
    case 'changed':
      return translate({
        id: 'offline.pack.changed',
        message:
          'The site was updated meanwhile. Go on to get the new version.',
      });
    case 'failed':
      return translate({
        id: 'offline.pack.failed',
        message:
          'The connection was lost. What was saved is kept: go on when you are back online.',
      });
  }
}
