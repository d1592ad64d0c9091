import { useEffect, useState } from 'react';
import type { DemoSources, PageDemo } from '@site/plugins/demos/types';
import {
  parseDemoHash,
  showCodeStyling,
  showCodeVariant,
} from '../code-variant';

/** The code of a demo: loaded when it is first shown or copied. */
export interface DemoCode {
  /** Whether all of it shows. */
  readonly isOpen: boolean;
  /** Whether a part of it shows otherwise. */
  readonly hasPreview: boolean;
  readonly toggle: () => void;
  readonly open: () => void;
  /** Undefined until the code is loaded. */
  readonly sources: DemoSources | undefined;
}

export interface DemoCodeOptions {
  /** As the page says: open, closed even if there is a preview, or as it comes. */
  readonly defaultCodeOpen: boolean | undefined;
  /** Whether the demo is near, so that its preview has to be there soon. */
  readonly isNear: boolean;
  /** Whether the page shows no code of this demo at all. */
  readonly isHidden: boolean;
  /** Called when the reader uses the button, rather than an address. */
  readonly onToggle?: (() => void) | undefined;
  /** Whether the code is another than that of the preview. */
  readonly isEdited: boolean;
}

/** Opens the code when the hash asks for it: `#MultiSorting.tsx`. */
export function useDemoCode(
  demo: PageDemo,
  { defaultCodeOpen, isNear, isHidden, isEdited, onToggle }: DemoCodeOptions,
): DemoCode {
  const { name } = demo;
  const [isOpen, setIsOpen] = useState(defaultCodeOpen ?? false);
  const [loaded, setLoaded] = useState<{
    of: PageDemo;
    sources: DemoSources;
  }>();
  // Of another form of the demo they are none of these.
  const sources = loaded?.of === demo ? loaded.sources : undefined;
  const hasPreview =
    !isHidden &&
    !isEdited &&
    defaultCodeOpen !== false &&
    demo.lines.preview !== undefined;

  useEffect(() => {
    function handleHash(): void {
      const target = parseDemoHash(window.location.hash);
      if (target?.demoName !== name) {
        return;
      }
      if (target.styling) {
        showCodeStyling(target.styling);
      }
      if (target.variant) {
        showCodeVariant(target.variant);
        setIsOpen(true);
      }
      document.getElementById(name)?.scrollIntoView();
    }
    handleHash();
    window.addEventListener('hashchange', handleHash);
    return () => window.removeEventListener('hashchange', handleHash);
  }, [name]);

  const isShown = isOpen || (hasPreview && isNear);
  useEffect(() => {
    if (!isShown || sources) {
      return undefined;
    }
    let isGone = false;
    demo.loadSources().then(
      (next) => !isGone && setLoaded({ of: demo, sources: next }),
      () => !isGone && setIsOpen(false), // Offline: the button offers it again.
    );
    return () => {
      isGone = true;
    };
  }, [demo, isOpen, isShown, sources]);

  return {
    isOpen,
    hasPreview,
    toggle: () => {
      onToggle?.();
      setIsOpen((wasOpen) => !wasOpen);
    },
    open: () => setIsOpen(true),
    sources,
  };
}
