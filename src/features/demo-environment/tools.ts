/** What loads when a reader changes or compares environments, or an address has one. */
import { formatEnvironment, parseEnvironment } from './environment';
import type { DateLibrary } from '@site/plugins/demos/types';
import { resolveEnvironment } from './resolveEnvironment';
import type { StageFacts, StageSettings } from './stage';

export { default as CompareGrid } from './CompareGrid';
export { default as EnvironmentBar } from './EnvironmentBar';
export { default as ResizeHandle } from './ResizeHandle';

/** An environment as it is always written; without what means nothing. */
export function normalizeEnvironment(text: string): string {
  return formatEnvironment(parseEnvironment(text));
}

/** What a text of the address says. */
export { parseEnvironment as readEnvironment };

/** The date library that an environment names. */
export function readDateLibrary(text: string): DateLibrary | undefined {
  return parseEnvironment(text).dateLibrary;
}

/** What an environment asks of the demo's place. */
export function toStageSettings(
  text: string,
  facts: StageFacts,
): StageSettings {
  return resolveEnvironment(parseEnvironment(text), facts);
}
