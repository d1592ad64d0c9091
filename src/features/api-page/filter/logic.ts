import type { Plan } from '@site/plugins/api-reference/types';
import type { RichInline, RichText } from '@site/plugins/lib/richText';
import type { MemberSection, Row } from '../page-model';

const PLANS = ['community', 'pro', 'premium'] as const;
export type PlanName = (typeof PLANS)[number];

export interface MemberFilter {
  readonly text: string;
  /** Null lets all plans through. */
  readonly plan: PlanName | null;
  readonly requiredOnly: boolean;
  readonly deprecatedOnly: boolean;
}

export const NO_FILTER: MemberFilter = {
  text: '',
  plan: null,
  requiredOnly: false,
  deprecatedOnly: false,
};

/** `?q=sort&plan=pro&required=true` → filter; what it does not know, it ignores. */
export function parseFilter(search: string): MemberFilter {
  const params = new URLSearchParams(search);
  const plan = params.get('plan');
  return {
    text: params.get('q') ?? '',
    plan: PLANS.find((name) => name === plan) ?? null,
    requiredOnly: params.get('required') === 'true',
    deprecatedOnly: params.get('deprecated') === 'true',
  };
}

/** Writes a filter into a query, beside the parameters of others. `''` or `?…`. */
export function formatFilter(filter: MemberFilter, search: string): string {
  const params = new URLSearchParams(search);
  const values: Readonly<Record<string, string | null>> = {
    q: filter.text.trim() || null,
    plan: filter.plan,
    required: filter.requiredOnly ? 'true' : null,
    deprecated: filter.deprecatedOnly ? 'true' : null,
  };
  for (const [name, value] of Object.entries(values)) {
    if (value === null) {
      params.delete(name);
    } else {
      params.set(name, value);
    }
  }
  const query = params.toString();
  return query === '' ? '' : `?${query}`;
}

export function toPlanName(plan: Plan): PlanName {
  return plan ?? 'community';
}

function toPlainInline(inline: RichInline): string {
  if (typeof inline === 'string') {
    return inline;
  }
  if ('code' in inline) {
    return inline.code;
  }
  return ('strong' in inline ? inline.strong : inline.text)
    .map(toPlainInline)
    .join('');
}

/** The words of a text, without its structure. */
export function toPlainText(text: RichText): string {
  if (typeof text === 'string') {
    return text;
  }
  return text
    .flatMap((block) => {
      if ('pre' in block) {
        return [block.pre];
      }
      const items =
        'p' in block ? [block.p] : 'ul' in block ? block.ul : block.ol;
      return items.map((item) => item.map(toPlainInline).join(''));
    })
    .join(' ');
}

/** Every word of the query is somewhere in the text, in any order and case. */
export function matchesText(query: string, text: string): boolean {
  const haystack = text.toLowerCase();
  return query
    .toLowerCase()
    .split(/\s+/)
    .every((word) => haystack.includes(word));
}

function toSearchText(row: Row): string {
  return [
    row.name,
    ...Object.values(row.facts),
    toPlainText(row.description),
    toPlainText(row.deprecationNote),
  ].join('\n');
}

export function matchesFilter(row: Row, filter: MemberFilter): boolean {
  return (
    (filter.plan === null || toPlanName(row.plan) === filter.plan) &&
    (!filter.requiredOnly || row.isRequired) &&
    (!filter.deprecatedOnly || row.isDeprecated) &&
    matchesText(filter.text.trim(), toSearchText(row))
  );
}

/** Ids of the rows that a filter lets through. */
export function findShownIds(
  sections: readonly MemberSection[],
  filter: MemberFilter,
): ReadonlySet<string> {
  return new Set(
    sections
      .flatMap(({ rows }) => rows)
      .filter((row) => matchesFilter(row, filter))
      .map(({ id }) => id),
  );
}

/** The choices that tell members of a page apart; the others would do nothing. */
export interface FilterChoices {
  readonly plans: readonly PlanName[];
  readonly hasRequired: boolean;
  readonly hasDeprecated: boolean;
}

export function findFilterChoices(
  sections: readonly MemberSection[],
): FilterChoices {
  const rows = sections.flatMap((section) => section.rows);
  const found = new Set(rows.map(({ plan }) => toPlanName(plan)));
  const isMixed = (test: (row: Row) => boolean): boolean =>
    rows.some(test) && !rows.every(test);
  return {
    plans: found.size > 1 ? PLANS.filter((plan) => found.has(plan)) : [],
    hasRequired: isMixed(({ isRequired }) => isRequired),
    hasDeprecated: isMixed(({ isDeprecated }) => isDeprecated),
  };
}
