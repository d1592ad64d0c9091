/** What a registration shows when a page meets it. */
export interface RegistrationState {
  /** Whether a worker serves the page: not at the first visit. */
  readonly hasController: boolean;
  readonly hasWaiting: boolean;
  readonly hasInstalling: boolean;
}

export type RegistrationStep =
  /** The first worker of a reader replaces nothing. */
  | 'ignore'
  /** Tell the worker that waits to take over. */
  | 'skip-waiting'
  /** Follow the worker that is being installed. */
  | 'follow'
  /** Wait until one is found. */
  | 'wait';

export function decideStep(state: RegistrationState): RegistrationStep {
  if (!state.hasController) {
    return 'ignore';
  }
  if (state.hasWaiting) {
    return 'skip-waiting';
  }
  return state.hasInstalling ? 'follow' : 'wait';
}

export interface ReloadInput {
  /** Of the worker that took over; undefined when it did not answer. */
  readonly workerBuild: string | undefined;
  /** Of this page. */
  readonly pageBuild: string;
  /** For which build this tab has reloaded already. */
  readonly reloadedFor: string | null;
  readonly hasFocus: boolean;
  /** Whether a reload loses nothing that the reader has typed. */
  readonly mayReload: boolean;
}

export type ReloadStep = 'nothing' | 'wait' | 'ask' | 'reload';

/** What a page does once another worker serves it: one reload a version, in sight of the reader, over nothing typed. */
export function decideReload({
  workerBuild,
  pageBuild,
  reloadedFor,
  hasFocus,
  mayReload,
}: ReloadInput): ReloadStep {
  const isCurrent = workerBuild === undefined || workerBuild === pageBuild;
  if (isCurrent || workerBuild === reloadedFor) {
    return 'nothing';
  }
  if (!hasFocus) {
    return 'wait';
  }
  return mayReload ? 'reload' : 'ask';
}
