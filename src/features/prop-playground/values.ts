import type {
  PlaygroundControl,
  PlaygroundValue,
} from '@site/plugins/api-reference/pageTypes';

/**
 * What a reader set: control key → value, null where the prop is not set
 * although the playground starts with it. Controls at their start have none.
 */
export type Settings = Readonly<Record<string, PlaygroundValue | null>>;

/** Longest text that a reader may give a prop; addresses have to hold it. */
const MAX_TEXT = 100;

/** `series.innerRadius`, unique in a playground. */
export function toKey({ group, name }: PlaygroundControl): string {
  return `${group}.${name}`;
}

function isSame(a: PlaygroundValue, b: PlaygroundValue | null): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}

/** A value as the address has it: `linear`, `12`, `true`, `["year","day"]`. */
export function formatValue(value: PlaygroundValue | null): string {
  if (value === null) {
    return '';
  }
  return typeof value === 'string' ? value : JSON.stringify(value);
}

/** The value that a text stands for; null for the empty text, undefined for what the control can't set. */
export function parseValue(
  control: PlaygroundControl,
  text: string,
): PlaygroundValue | null | undefined {
  if (text === '') {
    return null;
  }
  switch (control.kind) {
    case 'switch':
      return text === 'true' || text === 'false' ? text === 'true' : undefined;
    case 'choice':
      return control.options.find((option) => formatValue(option) === text);
    case 'number': {
      const value = Number(text);
      return value >= control.min && value <= control.max ? value : undefined;
    }
    case 'color':
      return /^#[0-9a-f]{6}$/i.test(text) ? text : undefined;
    case 'text':
      return text.length <= MAX_TEXT ? text : undefined;
  }
}

/** What a prop is set to; null when it is not set, or to its default. */
export function getValue(
  control: PlaygroundControl,
  settings: Settings,
): PlaygroundValue | null {
  const key = toKey(control);
  const set = Object.hasOwn(settings, key) ? settings[key] : control.start;
  return set === undefined || set === null || isSame(set, control.default)
    ? null
    : set;
}

/** The settings with another value; those at the start are left out. */
export function setValue(
  settings: Settings,
  control: PlaygroundControl,
  value: PlaygroundValue | null,
): Settings {
  const { [toKey(control)]: _last, ...others } = settings;
  const set = value !== null && isSame(value, control.default) ? null : value;
  const isStart =
    set === null
      ? control.start === undefined
      : isSame(set, control.start ?? null);
  return isStart ? others : { ...others, [toKey(control)]: set };
}

/** The props that the demo's component gets: group → its props. A group without any is not there. */
export function toProps(
  controls: readonly PlaygroundControl[],
  settings: Settings,
): Record<string, Record<string, PlaygroundValue>> {
  const props: Record<string, Record<string, PlaygroundValue>> = {};
  for (const control of controls) {
    const value = getValue(control, settings);
    if (value !== null) {
      (props[control.group] ??= {})[control.name] = value;
    }
  }
  return props;
}

function toParameter(demoName: string, control: PlaygroundControl): string {
  return `${demoName}.${toKey(control)}`;
}

/** What a query sets: `?BarPlayground.chart.borderRadius=8`. What no control can set is left out. */
export function readSettings(
  search: string,
  demoName: string,
  controls: readonly PlaygroundControl[],
): Settings {
  const parameters = new URLSearchParams(search);
  return controls.reduce<Settings>((settings, control) => {
    const text = parameters.get(toParameter(demoName, control));
    const value = text === null ? undefined : parseValue(control, text);
    return value === undefined ? settings : setValue(settings, control, value);
  }, {});
}

/** A query that sets this instead; what is not of the playground stays. */
export function writeSettings(
  search: string,
  demoName: string,
  controls: readonly PlaygroundControl[],
  settings: Settings,
): string {
  const parameters = new URLSearchParams(search);
  for (const control of controls) {
    const parameter = toParameter(demoName, control);
    const value = settings[toKey(control)];
    if (value === undefined) {
      parameters.delete(parameter);
    } else {
      parameters.set(parameter, formatValue(value));
    }
  }
  const query = parameters.toString();
  return query && `?${query}`;
}
