import { useEffect, useState, type ComponentType, type ReactNode } from 'react';
import type { PageDemo } from '@site/plugins/demos/types';
import { isChartDemo, loadChartReader } from '../chart-table';
import type { ThemeOverrides } from '../component-theme';
import { queueMount } from './mountQueue';
import { toError } from './toError';

type Providers = ComponentType<{
  readonly surface: 'demo';
  readonly overrides?: ThemeOverrides | undefined;
  readonly children: ReactNode;
}>;

export type RunningDemo =
  | { readonly status: 'waiting' }
  | { readonly status: 'failed'; readonly error: Error }
  | {
      readonly status: 'running';
      readonly Component: ComponentType;
      readonly Providers: Providers;
    };

async function loadProviders({ packages, file }: PageDemo): Promise<Providers> {
  const [{ ComponentThemeProvider, setLicenseKey }, charts] = await Promise.all(
    [
      import(/* webpackChunkName: "component-theme" */ '../component-theme'),
      isChartDemo(packages) ? loadChartReader() : undefined,
    ],
  );
  await setLicenseKey();
  return (
    charts?.withReadCharts(ComponentThemeProvider, file) ??
    ComponentThemeProvider
  );
}

/** Loads a demo and what it needs once it is wanted. A new `attempt` tries again after a failure. */
export function useRunningDemo(
  demo: PageDemo,
  isWanted: boolean,
  attempt: number,
): RunningDemo {
  const [running, setRunning] = useState<RunningDemo>({ status: 'waiting' });

  useEffect(() => {
    if (!isWanted) {
      return undefined;
    }
    let isGone = false;
    let leaveQueue: (() => void) | undefined;
    Promise.all([demo.loadComponent(), loadProviders(demo)]).then(
      ([{ default: Component }, Providers]) => {
        if (!isGone) {
          leaveQueue = queueMount(() =>
            setRunning({ status: 'running', Component, Providers }),
          );
        }
      },
      (reason: unknown) => {
        if (!isGone) {
          setRunning({ status: 'failed', error: toError(reason) });
        }
      },
    );
    return () => {
      isGone = true;
      leaveQueue?.();
    };
  }, [demo, isWanted, attempt]);

  return running;
}
