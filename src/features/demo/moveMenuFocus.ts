/** Where a key takes the focus in a menu, by the index of the item that has it. */
function findIndex(
  key: string,
  index: number,
  count: number,
): number | undefined {
  switch (key) {
    case 'ArrowDown':
      return (index + 1) % count;
    case 'ArrowUp':
      return index <= 0 ? count - 1 : index - 1;
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return undefined;
  }
}

/** Moves the focus among the items of a menu that show. False for keys that move nothing. */
export function moveMenuFocus(menu: HTMLElement, key: string): boolean {
  const items = [
    ...menu.querySelectorAll<HTMLElement>('[role^="menuitem"]'),
  ].filter((item) => getComputedStyle(item).display !== 'none');
  const focused = items.findIndex((item) => item === document.activeElement);
  const next = findIndex(key, focused, items.length);
  if (next === undefined) {
    return false;
  }
  items[next]?.focus();
  return true;
}
