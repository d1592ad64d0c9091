import * as React from 'react';

/** Counts from 0 to `last`, one step a turn: what is built in steps blocks no one for long. */
export function useStage(last: number): number {
  const [stage, setStage] = React.useState(0);

  React.useEffect(() => {
    if (stage === last) {
      return undefined;
    }
    const timer = setTimeout(() => {
      React.startTransition(() => setStage(stage + 1));
    });
    return () => clearTimeout(timer);
  }, [stage, last]);

  return stage;
}
