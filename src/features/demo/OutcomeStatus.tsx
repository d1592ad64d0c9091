import type { ReactNode } from 'react';
import type { DemoAction } from './action';
import { getOutcomeText } from './outcome';

/** Tells screen readers how copying went. */
export default function OutcomeStatus({
  actions,
}: {
  readonly actions: readonly DemoAction[];
}): ReactNode {
  return (
    <span role="status" className="visually-hidden">
      {actions.map(({ outcome }) => getOutcomeText(outcome)).join('')}
    </span>
  );
}
