import type { Routes } from './formatDescription';
import type { GetOrigin } from './getOrigin';
import type { Tier } from './readPrograms';

/** What every extraction step may read. */
export interface BuildContext {
  readonly tiers: readonly Tier[];
  readonly getOrigin: GetOrigin;
  /** Name of a documented page → its route. */
  readonly routes: Routes;
  /** Component name → routes of the pages that declare it. */
  readonly demos: Readonly<Record<string, readonly string[]>>;
  /** Component name → name of its slots interface, where that is not `<Name>Slots`. */
  readonly slotsInterfaces: Readonly<Record<string, string>>;
  /** Takes note of something a reader or maintainer should know. */
  readonly report: (warning: string) => void;
}
