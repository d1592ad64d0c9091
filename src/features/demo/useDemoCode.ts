import { useEffect, useState } from 'react';
import type { DemoSources, PageDemo } from '@site/plugins/demos/types';
import { parseDemoHash, showCodeVariant } from '../code-variant';

/** The code of a demo: loaded when it is first shown or copied. */
export interface DemoCode {
  readonly isOpen: boolean;
  readonly toggle: () => void;
  /** Undefined until the code is loaded. */
  readonly sources: DemoSources | undefined;
  readonly loadSources: () => Promise<DemoSources>;
}

/** Opens the code when the hash asks for it: `#MultiSorting.tsx`. */
export function useDemoCode(demo: PageDemo, isOpenAtFirst: boolean): DemoCode {
  const [isOpen, setIsOpen] = useState(isOpenAtFirst);
  const [sources, setSources] = useState<DemoSources>();

  useEffect(() => {
    function handleHash(): void {
      const target = parseDemoHash(window.location.hash);
      if (target?.demoName !== demo.name) {
        return;
      }
      if (target.variant) {
        showCodeVariant(target.variant);
        setIsOpen(true);
      }
      document.getElementById(demo.name)?.scrollIntoView();
    }
    handleHash();
    window.addEventListener('hashchange', handleHash);
    return () => window.removeEventListener('hashchange', handleHash);
  }, [demo]);

  useEffect(() => {
    if (!isOpen || sources) {
      return undefined;
    }
    let isGone = false;
    demo.loadSources().then(
      (loaded) => !isGone && setSources(loaded),
      () => !isGone && setIsOpen(false), // Offline: the button offers it again.
    );
    return () => {
      isGone = true;
    };
  }, [demo, isOpen, sources]);

  return {
    isOpen,
    toggle: () => setIsOpen((wasOpen) => !wasOpen),
    sources,
    loadSources: demo.loadSources,
  };
}
