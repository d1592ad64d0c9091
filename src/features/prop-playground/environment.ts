import type { EnvironmentControl } from '../demo-environment';

/** A playground runs as its page: it has no environment of its own. */
export const NO_ENVIRONMENT: EnvironmentControl = {
  text: '',
  dateLibrary: undefined,
  change: () => undefined,
  tryOut: () => undefined,
  isBarOpen: false,
  toggleBar: () => undefined,
  tools: undefined,
  isLoading: false,
};
