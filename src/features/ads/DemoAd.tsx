import type { ReactNode } from 'react';
import { useAdPage } from './AdPage';
import { useAdComponents } from './useAdComponents';

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
  const components = useAdComponents(isOpened);
  return isOpened && components && <components.InlineAd />;
}
