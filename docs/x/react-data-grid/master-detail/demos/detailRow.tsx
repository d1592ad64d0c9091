import type { ReactNode } from 'react';

/** A grid's children must be rows: gives a panel that place for screen readers. */
export function DetailRow({ children }: { children: ReactNode }) {
  return (
    <div role="row">
      <div role="gridcell">{children}</div>
    </div>
  );
}
