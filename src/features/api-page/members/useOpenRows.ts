import { useCallback, useState } from 'react';
import type { Target } from '../target';

export interface OpenRows {
  readonly isOpen: (id: string) => boolean;
  readonly toggle: (id: string) => void;
}

interface State {
  /** The target's visit that the choices below came after. */
  readonly visit: string;
  readonly ids: ReadonlySet<string>;
}

/** Rows that a reader opened, and the one that the address points at. */
export function useOpenRows({ id, visit }: Target): OpenRows {
  const [state, setState] = useState<State>({ visit: '', ids: new Set() });
  const ids =
    id !== null && state.visit !== visit
      ? new Set([...state.ids, id])
      : state.ids;

  const toggle = useCallback(
    (toggled: string) =>
      setState((before) => {
        const next = new Set(before.ids);
        if (id !== null && before.visit !== visit) {
          next.add(id);
        }
        if (!next.delete(toggled)) {
          next.add(toggled);
        }
        return { visit, ids: next };
      }),
    [id, visit],
  );
  return { isOpen: (row) => ids.has(row), toggle };
}
