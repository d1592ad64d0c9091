import type { ReactNode } from 'react';
import { useLoaded } from '../lazy';
import { useAdPage } from './AdPage';

const loadAd = () => import('./InlineAd');

/** Offline or blocked: there is no ad then, and no reader misses it. */
const ignore = (): void => {};

/** What to call when a reader opens the code of a demo by its button: the first one of the page gets an ad. */
export function useOpenDemo(): (demoName: string) => void {
  const page = useAdPage();
  return (demoName) => page?.openDemo(demoName);
}

/** The ad of a demo, if it is the one of the page that has one. */
export default function DemoAd({
  demoName,
}: {
  readonly demoName: string;
}): ReactNode {
  const isOpened = useAdPage()?.openedDemo === demoName;
  const loaded = useLoaded(loadAd, isOpened, ignore);
  return isOpened && loaded && <loaded.default />;
}
