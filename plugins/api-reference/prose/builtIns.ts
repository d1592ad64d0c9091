/** Global objects whose members prose may name: `toLocaleString()`. */
const GLOBALS = [
  Array,
  Boolean,
  Date,
  Error,
  Function,
  JSON,
  Map,
  Math,
  Number,
  Object,
  Promise,
  RegExp,
  Set,
  String,
  URL,
  URLSearchParams,
  Event,
  EventTarget,
  AbortController,
  Intl,
  Intl.Collator,
  Intl.DateTimeFormat,
  Intl.NumberFormat,
] as const;

function listNames(value: object): string[] {
  const prototype: unknown = Reflect.get(value, 'prototype');
  return [
    ...Object.getOwnPropertyNames(value),
    ...(typeof prototype === 'object' && prototype !== null
      ? Object.getOwnPropertyNames(prototype)
      : []),
  ];
}

/** Names of JavaScript itself. */
export const builtInNames: ReadonlySet<string> = new Set([
  ...Object.getOwnPropertyNames(globalThis),
  ...GLOBALS.flatMap(listNames),
]);
