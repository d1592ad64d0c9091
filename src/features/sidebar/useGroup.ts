import { useEffect, useState } from 'react';
import { readOpenGroup, rememberOpenGroup } from './openGroups';

/**
 * Whether a group of the sidebar is open. It opens when the active page is
 * inside; what the reader does with it is remembered for the visit.
 */
export function useGroup(
  pathname: string,
  hasActivePage: boolean,
): { readonly isOpen: boolean; readonly toggle: () => void } {
  const [isOpen, setIsOpen] = useState(hasActivePage);

  useEffect(() => {
    setIsOpen(hasActivePage || (readOpenGroup(pathname) ?? false));
  }, [pathname, hasActivePage]);

  function toggle(): void {
    setIsOpen(!isOpen);
    rememberOpenGroup(pathname, !isOpen);
  }

  return { isOpen, toggle };
}
