import {
  VITAL_LIMITS,
  type AdRow,
  type HelpfulRow,
  type Insights,
  type VitalRow,
} from '@site/server/schemas/insights';

export type VitalRating = 'good' | 'fair' | 'poor';

/** Share of the votes that say "yes", from 0 to 1; none without votes. */
export function getHelpfulShare({
  votes,
  helpful,
}: Pick<HelpfulRow, 'votes' | 'helpful'>): number | null {
  return votes === 0 ? null : helpful / votes;
}

/** How a value of a web vital is rated. A value on a line is on its better side. */
export function rateVital(name: string, value: number): VitalRating {
  const { good, poor } = VITAL_LIMITS[name] ?? {
    good: Infinity,
    poor: Infinity,
  };
  if (value <= good) {
    return 'good';
  }
  return value <= poor ? 'fair' : 'poor';
}

/** `2512.4` → `2,512 ms`; CLS has three decimals and no unit. */
export function formatVital(
  name: string,
  value: number,
  language: string,
): string {
  return name === 'CLS'
    ? value.toLocaleString(language, { maximumFractionDigits: 3 })
    : `${Math.round(value).toLocaleString(language)} ms`;
}

/** Rows of one web vital, worst first. */
export function selectVital(
  vitals: readonly VitalRow[],
  name: string,
): VitalRow[] {
  return vitals
    .filter((row) => row.name === name)
    .sort((a, b) => b.p75 - a.p75);
}

export interface AdKind {
  readonly kind: 'provider' | 'inHouse' | 'blocked' | 'other';
  readonly displays: number;
  readonly clicks: number;
}

/** Kinds by the beginning of the label; `in-house-adblock` is one of `in-house`, so it comes first. */
const AD_KINDS = [
  ['in-house-adblock', 'blocked'],
  ['in-house', 'inHouse'],
  ['carbon', 'provider'],
] as const;

/** Displays and clicks by who delivered the ad, for those that were displayed. */
export function sumAdKinds(ads: readonly AdRow[]): AdKind[] {
  const sums = new Map<AdKind['kind'], AdKind>();
  for (const { label, displays, clicks } of ads) {
    const kind =
      AD_KINDS.find(([prefix]) => label.startsWith(prefix))?.[1] ?? 'other';
    const sum = sums.get(kind);
    sums.set(kind, {
      kind,
      displays: (sum?.displays ?? 0) + displays,
      clicks: (sum?.clicks ?? 0) + clicks,
    });
  }
  return [...sums.values()].sort((a, b) => b.displays - a.displays);
}

export interface Totals {
  readonly votes: number;
  readonly helpfulShare: number | null;
  readonly comments: number;
  readonly pageViews: number;
  readonly searchesWithoutResult: number;
}

export function sumInsights({ pages, pageViews, searches }: Insights): Totals {
  const sum = (values: readonly number[]): number =>
    values.reduce((total, value) => total + value, 0);
  const votes = sum(pages.map((page) => page.votes));
  const helpful = sum(pages.map((page) => page.helpful));
  return {
    votes,
    helpfulShare: getHelpfulShare({ votes, helpful }),
    comments: sum(pages.map(({ comments }) => comments)),
    pageViews,
    searchesWithoutResult: sum(searches.map(({ count }) => count)),
  };
}
