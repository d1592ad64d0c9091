import { useHistorySelector } from '@docusaurus/theme-common';
import useIsBrowser from '@docusaurus/useIsBrowser';
import type { PageDemo } from '@site/plugins/demos/types';
import { useEffect, useState } from 'react';
import { parseWindowQuery } from '../demo';

/** Demos of a page by its key, loaded on demand: `current/react-data-grid/sorting`. */
export type DemoRegistry = Readonly<
  Record<
    string,
    () => Promise<{ readonly default: Readonly<Record<string, PageDemo>> }>
  >
>;

export type WindowDemo =
  | { readonly status: 'waiting' | 'missing' | 'failed' }
  | { readonly status: 'found'; readonly demo: PageDemo };

async function findDemo(
  registry: DemoRegistry,
  search: string,
): Promise<WindowDemo> {
  const { pageKey, name } = parseWindowQuery(search);
  const load = Object.hasOwn(registry, pageKey) ? registry[pageKey] : undefined;
  const demos = (await load?.())?.default ?? {};
  const demo = Object.hasOwn(demos, name) ? demos[name] : undefined;
  return demo ? { status: 'found', demo } : { status: 'missing' };
}

/** The demo that the address asks for. */
export function useWindowDemo(registry: DemoRegistry): WindowDemo {
  const isBrowser = useIsBrowser();
  // Only what names the demo: its environment changes with the demo running.
  const key = useHistorySelector(({ location }) => {
    const { pageKey, name } = parseWindowQuery(location.search);
    return new URLSearchParams({ page: pageKey, name }).toString();
  });
  const [found, setFound] = useState<WindowDemo>({ status: 'waiting' });

  useEffect(() => {
    if (!isBrowser) {
      return undefined;
    }
    let isGone = false;
    findDemo(registry, key).then(
      (next) => !isGone && setFound(next),
      (reason: unknown) => {
        console.error(reason);
        if (!isGone) {
          setFound({ status: 'failed' });
        }
      },
    );
    return () => {
      isGone = true;
    };
  }, [isBrowser, registry, key]);

  return found;
}
