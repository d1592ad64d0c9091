import type { AdOptions } from '@site/plugins/ads/types';

/** As for a site without a provider; the ratio is the specification's (behaviours §25). */
export const NO_PROVIDER: AdOptions = {
  providerScript: null,
  fillerLink: null,
  feedUrl: null,
  displayRatio: 0.1,
};

/** An address with encryption, or a path of this site. */
function toAddress(value: unknown): string | null {
  return typeof value === 'string' && /^(https:\/\/|\/(?![/\\]))/.test(value)
    ? value
    : null;
}

function toRatio(value: unknown): number {
  return typeof value === 'number' && value >= 0 && value <= 1
    ? value
    : NO_PROVIDER.displayRatio;
}

/** Reads the options from what a host answered. What is missing or malformed counts as not set. */
export function parseAdOptions(body: unknown): AdOptions {
  if (typeof body !== 'object' || body === null) {
    return NO_PROVIDER;
  }
  const fields = body as Readonly<Record<string, unknown>>; // Each is checked below.
  return {
    providerScript: toAddress(fields['providerScript']),
    fillerLink:
      typeof fields['fillerLink'] === 'string' ? fields['fillerLink'] : null,
    feedUrl: toAddress(fields['feedUrl']),
    displayRatio: toRatio(fields['displayRatio']),
  };
}
