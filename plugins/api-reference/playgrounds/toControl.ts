import type { PlaygroundControl, PlaygroundValue } from '../pageTypes';
import { renderDescriptions } from '../renderDescriptions';
import type { Member } from '../types';
import { parseLiteral, type ControlSpec } from './parseControls';

/** Largest value of a slider whose range neither the author nor the default tells. */
const USUAL_MAX = 100;
/** A slider has about this many steps, where its numbers are small. */
const STEPS = 20;

/** Types do not tell colours from other texts. */
const COLOR_NAME = /colou?r$|^(fill|stroke)$/i;

function isLiteral(alternative: string): boolean {
  return /^['"\d-]/.test(alternative) || /^(true|false)$/.test(alternative);
}

/** Steps of 1, unless the range is too short for that: 0 to 1 goes by 0.05. */
function toStep(min: number, max: number): number {
  return max - min >= STEPS / 2
    ? 1
    : Number(((max - min) / STEPS).toPrecision(1));
}

function toRange(
  { range }: ControlSpec,
  fallback: number | undefined,
): { min: number; max: number; step: number } {
  const min = range?.min ?? Math.min(0, fallback ?? 0);
  const max = range?.max ?? (fallback ? Math.abs(fallback) * 2 : USUAL_MAX);
  return { min, max, step: range?.step ?? toStep(min, max) };
}

type Kind =
  | { readonly kind: 'choice'; readonly options: readonly PlaygroundValue[] }
  | { readonly kind: 'switch' | 'text' | 'color' }
  | {
      readonly kind: 'number';
      readonly min: number;
      readonly max: number;
      readonly step: number;
    };

/** The control for a member; undefined when its values are no literals. */
function toKind(
  { name, alternatives }: Member,
  spec: ControlSpec,
  standard: PlaygroundValue | null,
): Kind | undefined {
  if (spec.options) {
    return { kind: 'choice', options: spec.options };
  }
  const has = (alternative: string): boolean =>
    alternatives.includes(alternative);
  if (spec.range || has('number')) {
    const fallback = typeof standard === 'number' ? standard : undefined;
    return has('number')
      ? { kind: 'number', ...toRange(spec, fallback) }
      : undefined;
  }
  const literals = alternatives
    .filter(isLiteral)
    .flatMap((alternative) => parseLiteral(alternative) ?? []);
  if (has('boolean')) {
    return typeof standard === 'boolean' && literals.length === 0
      ? { kind: 'switch' }
      : { kind: 'choice', options: [true, false, ...literals] };
  }
  if (literals.length > 0) {
    return { kind: 'choice', options: literals };
  }
  if (has('string')) {
    return { kind: COLOR_NAME.test(name) ? 'color' : 'text' };
  }
  return undefined;
}

/** Where a control belongs. */
export interface ControlPlace {
  readonly group: string;
  readonly href: string;
}

/** A control for a member of the API, or undefined when nothing can set it. */
export function toControl(
  member: Member,
  spec: ControlSpec,
  { group, href }: ControlPlace,
): PlaygroundControl | undefined {
  const literal =
    member.default === null ? undefined : parseLiteral(member.default);
  const standard = literal ?? null;
  const kind = toKind(member, spec, standard);
  return (
    kind && {
      group,
      name: member.name,
      description: renderDescriptions({ description: member.description })
        .description,
      href,
      default: standard,
      defaultText: member.default,
      ...(spec.start !== undefined && { start: spec.start }),
      ...kind,
    }
  );
}
