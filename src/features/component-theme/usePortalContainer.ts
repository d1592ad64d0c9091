import { useEffect, useState } from 'react';
import type { Direction, PaletteMode } from '../theme';

export interface PortalSettings {
  readonly direction: Direction;
  readonly paletteMode: PaletteMode;
}

/**
 * A place in the body for menus and dialogs that run in another direction or
 * mode than the page. Undefined without settings: the body itself will do.
 */
export function usePortalContainer(
  settings: PortalSettings | undefined,
): HTMLElement | undefined {
  const [container, setContainer] = useState<HTMLElement>();
  const isNeeded = settings !== undefined;

  useEffect(() => {
    if (!isNeeded) {
      return undefined;
    }
    const element = document.createElement('div');
    element.className = 'demo-portal';
    document.body.append(element);
    setContainer(element);
    return () => {
      element.remove();
      setContainer(undefined);
    };
  }, [isNeeded]);

  useEffect(() => {
    if (container && settings) {
      container.dir = settings.direction;
      container.dataset['theme'] = settings.paletteMode;
    }
  }, [container, settings]);

  return container;
}
