import type { PlaygroundValue } from '../pageTypes';

/** What an author says of one control. */
export interface ControlSpec {
  /** Prop or property: `innerRadius`. */
  readonly name: string;
  /** `0..120` or `0..1/0.05`; the model knows no ranges. */
  readonly range?: {
    readonly min: number;
    readonly max: number;
    readonly step?: number;
  };
  /** `'linear' | 'step'`: instead of those of the type. */
  readonly options?: readonly PlaygroundValue[];
  /** `= 40`: what the playground starts with, where it is not the default. */
  readonly start?: PlaygroundValue;
}

/** The controls of one prop of the demo. */
export interface GroupSpec {
  /** Component or interface whose members they are: `PieSeriesType`. */
  readonly owner: string;
  readonly controls: readonly ControlSpec[];
}

const GROUP = /^\s*(\w+)\s*:([^]*)$/;
const CONTROL = /^(\w+)([^=]*)(?:=([^]+))?$/;
const RANGE = /^(-?\d+(?:\.\d+)?)\.\.(-?\d+(?:\.\d+)?)(?:\/(\d+(?:\.\d+)?))?$/;

/**
 * A literal as code has it: `'a'`, `"a"`, `-1.5`, `true`, `['a', 'b']`.
 * Undefined for anything else.
 */
export function parseLiteral(text: string): PlaygroundValue | undefined {
  const json = text
    .trim()
    .replace(/'((?:[^'"\\]|\\.)*)'/g, (_whole, inner: string) =>
      JSON.stringify(inner),
    );
  try {
    const value: unknown = JSON.parse(json);
    return isValue(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

function isScalar(value: unknown): value is string | number | boolean {
  return ['string', 'number', 'boolean'].includes(typeof value);
}

function isValue(value: unknown): value is PlaygroundValue {
  return isScalar(value) || (Array.isArray(value) && value.every(isScalar));
}

function parseRange(text: string): ControlSpec['range'] {
  const [, min = '', max = '', step] = RANGE.exec(text) ?? [];
  const range = { min: Number(min), max: Number(max) };
  return min !== '' && range.min < range.max
    ? { ...range, ...(step !== undefined && { step: Number(step) }) }
    : undefined;
}

function parseOptions(text: string): readonly PlaygroundValue[] | undefined {
  const options = text.split('|').map(parseLiteral);
  return options.every((option) => option !== undefined) ? options : undefined;
}

function parseControl(text: string): ControlSpec | undefined {
  const [, name, choice = '', startText] = CONTROL.exec(text) ?? [];
  const what = choice.trim();
  const range = parseRange(what);
  const options = what === '' || range ? undefined : parseOptions(what);
  const start = startText === undefined ? undefined : parseLiteral(startText);
  if (
    name === undefined ||
    (what !== '' && !range && !options) ||
    (startText !== undefined && start === undefined)
  ) {
    return undefined;
  }
  return {
    name,
    ...(range && { range }),
    ...(options && { options }),
    ...(start !== undefined && { start }),
  };
}

/**
 * Reads the controls that an attribute lists, or the part that is none:
 * `PieSeriesType: innerRadius 0..120 = 40; paddingAngle 0..20/2; arcLabel 'value' | 'label'`.
 */
export function parseControls(
  text: string,
): GroupSpec | { readonly wrongPart: string } {
  const [, owner, list = ''] = GROUP.exec(text) ?? [];
  const parts = list
    .split(';')
    .map((part) => part.trim().replace(/\s+/g, ' '))
    .filter(Boolean);
  if (owner === undefined || parts.length === 0) {
    return { wrongPart: text.trim() };
  }
  const controls: ControlSpec[] = [];
  for (const part of parts) {
    const control = parseControl(part);
    if (!control) {
      return { wrongPart: part };
    }
    controls.push(control);
  }
  return { owner, controls };
}
