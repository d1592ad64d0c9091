/** An ad of the feed, made safe: text is text, and every address may be asked. */
export interface FeedAd {
  readonly link: string;
  readonly image: string | undefined;
  readonly company: string;
  readonly description: string;
  /** Addresses of images that count the view. */
  readonly pixels: readonly string[];
}

/** What an answer of the feed holds: nothing this time, or nothing one can read. */
export type FeedAnswer =
  | { readonly status: 'ad'; readonly ad: FeedAd }
  | { readonly status: 'empty' | 'malformed' };

/** Two lines of the ad; longer texts are cut by the styles, and these by nobody's mistake. */
const MAX_TEXT_LENGTH = 240;

const MAX_PIXELS = 10;

type Fields = Readonly<Record<string, unknown>>;

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function toText(value: unknown): string {
  return typeof value === 'string'
    ? value.replace(/\s+/g, ' ').trim().slice(0, MAX_TEXT_LENGTH)
    : '';
}

/** `//host/path` and `https://host/path` as they are asked; undefined for anything else, `javascript:` above all. */
function toHttpsUrl(value: unknown): string | undefined {
  if (typeof value !== 'string' || !/^(https:)?\/\//i.test(value.trim())) {
    return undefined;
  }
  try {
    return new URL(value.trim(), 'https://feed.invalid').href;
  } catch {
    return undefined;
  }
}

/** Images may also come from the site itself: `/path`. */
function toImageUrl(value: unknown): string | undefined {
  return typeof value === 'string' && /^\/[^/\\]/.test(value)
    ? value
    : toHttpsUrl(value);
}

/** `pixel` is a list parted by `||`; the first `[timestamp]` of each is the record's own. */
function toPixels({ statimp, pixel, timestamp }: Fields): string[] {
  const stamp = ['string', 'number'].includes(typeof timestamp)
    ? encodeURIComponent(String(timestamp))
    : '';
  const listed = typeof pixel === 'string' ? pixel.split('||') : [];
  return [statimp, ...listed]
    .map((address) =>
      toImageUrl(
        typeof address === 'string'
          ? address.replace('[timestamp]', () => stamp)
          : undefined,
      ),
    )
    .filter((address) => address !== undefined)
    .slice(0, MAX_PIXELS);
}

function toFeedAd(record: unknown): FeedAd | undefined {
  if (!isFields(record)) {
    return undefined;
  }
  const link = toHttpsUrl(record['statlink']);
  const company = toText(record['company']);
  const description = toText(record['description']);
  return link && (company || description)
    ? {
        link,
        image: toImageUrl(record['image']),
        company,
        description,
        pixels: toPixels(record),
      }
    : undefined;
}

/** Reads `{ "ads": [ … ] }`: the first record that has a usable `statlink`. Never throws. */
export function parseFeed(text: string): FeedAnswer {
  let body: unknown;
  try {
    body = JSON.parse(text);
  } catch {
    return { status: 'malformed' };
  }
  if (!isFields(body) || !Array.isArray(body['ads'])) {
    return { status: 'malformed' };
  }
  for (const record of body['ads']) {
    const ad = toFeedAd(record);
    if (ad) {
      return { status: 'ad', ad };
    }
  }
  return { status: 'empty' };
}
