/** What the browser asks for before it asks anybody else for an ad: `/placements.json`. */
export interface AdOptions {
  /** Script that puts the provider's ad where it stands. Null: in-house ads only. */
  readonly providerScript: string | null;
  /** Where the ad leads that the provider shows when it has sold none; an in-house ad takes its place. */
  readonly fillerLink: string | null;
  /** JSON with ads for opened demos. Null: none there. */
  readonly feedUrl: string | null;
  /** Share of the seen ads that are counted, from 0 to 1. */
  readonly displayRatio: number;
}
