import type { ProviderState } from './pollProvider';

/** An `image` ad is a card with a picture, an `inline` one a plain line of text beside a small picture. */
export type AdShape = 'image' | 'inline';

/** Share of the page loads with the inline shape, and of the blockers that are answered with a request. */
const INLINE_SHARE = 0.2;
const MESSAGE_SHARE = 0.2;

const CRAWLER = /bot|googlebot|crawler|spider|robot|crawling/i;

export type AdKind = 'none' | 'provider' | 'message' | 'house';

/** What the block shows; its label names it in analytics, and is empty while nothing shows. */
export interface AdContent {
  readonly kind: AdKind;
  readonly label: string;
}

export interface AdFacts {
  /** False in development, unless an option says otherwise. */
  readonly isEnabled: boolean;
  readonly userAgent: string;
  /** Null without a provider, or without consent to ask it. */
  readonly provider: ProviderState | null;
  /** Whether an in-house ad was shown before the provider was asked: it stays until there is another. */
  readonly isHouseShown: boolean;
  /** From 0 to 1, drawn once a mount: decides between message and in-house ad. */
  readonly messageRandom: number;
  readonly shape: AdShape;
}

const NOTHING: AdContent = { kind: 'none', label: '' };

export function chooseShape(random: number): AdShape {
  return random < INLINE_SHARE ? 'inline' : 'image';
}

/** Index of one of several ads: 0.19 of five → 0, 0.2 → 1. */
export function chooseIndex(random: number, count: number): number {
  return Math.min(Math.floor(random * count), count - 1);
}

export function isCrawler(userAgent: string): boolean {
  return CRAWLER.test(userAgent);
}

/** What the block under the page head shows. */
export function chooseContent(facts: AdFacts): AdContent {
  const { isEnabled, userAgent, provider, isHouseShown, shape } = facts;
  const toContent = (kind: AdKind, prefix: string): AdContent => ({
    kind,
    label: `${prefix}-body-top-${shape}`,
  });

  if (!isEnabled || isCrawler(userAgent)) {
    return NOTHING;
  }
  if (provider === null) {
    return toContent('house', 'in-house');
  }
  switch (provider.status) {
    case 'ad':
      return toContent('provider', 'carbon');
    case 'filler':
      return toContent('house', 'in-house-carbon');
    case 'searching':
      if (!provider.isBlockerAssumed) {
        return isHouseShown ? toContent('house', 'in-house') : NOTHING;
      }
      break;
    case 'absent':
      break;
  }
  return facts.messageRandom < MESSAGE_SHARE
    ? toContent('message', 'in-house-adblock')
    : toContent('house', 'in-house');
}
