import type ts from 'typescript';
import type { FoundExport } from './findExport';
import { formatDescription, type Routes } from './formatDescription';
import { getDeclaredType } from './getDeclaredType';
import { findTag, isIgnored, readJsDoc } from './readJsDoc';
import type { Plan, Slot } from './types';

/** The slots of an exported interface such as `DateCalendarSlots`; null when the package exports none. */
export function findSlotSymbols(
  found: FoundExport,
  interfaceName: string,
): ts.Symbol[] | null {
  const { checker } = found.tier;
  const symbol = found.package.exports.get(interfaceName);
  if (symbol === undefined) {
    return null;
  }
  return checker
    .getPropertiesOfType(getDeclaredType(symbol, checker))
    .filter((slot) => !isIgnored(slot, checker));
}

export interface SlotsContext {
  readonly checker: ts.TypeChecker;
  readonly routes: Routes;
  readonly getPlan: (name: string) => Plan;
  /** Slot name → CSS class. */
  readonly classNames: ReadonlyMap<string, string>;
}

export function extractSlots(
  symbols: readonly ts.Symbol[],
  { checker, routes, getPlan, classNames }: SlotsContext,
): Slot[] {
  return symbols
    .map((symbol) => {
      const doc = readJsDoc(symbol, checker);
      return {
        name: symbol.name,
        default: findTag(doc, 'default')?.text ?? null,
        class: classNames.get(symbol.name) ?? null,
        description: formatDescription(doc.text, routes),
        plan: getPlan(symbol.name),
      };
    })
    .sort((a, b) => a.name.localeCompare(b.name, 'en'));
}
