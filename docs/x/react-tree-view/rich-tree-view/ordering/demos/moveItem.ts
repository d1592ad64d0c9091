import type { TreeViewBaseItem } from '@mui/x-tree-view/models';

type Items = TreeViewBaseItem[];

const without = (items: Items, id: string): Items =>
  items
    .filter((item) => item.id !== id)
    .map((item) => ({
      ...item,
      children: item.children && without(item.children, id),
    }));

const find = (items: Items, id: string): TreeViewBaseItem | undefined =>
  items.find((item) => item.id === id) ??
  items
    .map((item) => find(item.children ?? [], id))
    .find((item) => item !== undefined);

const insert = (
  items: Items,
  added: TreeViewBaseItem,
  parentId: string | null,
  index: number,
): Items =>
  parentId === null
    ? [...items.slice(0, index), added, ...items.slice(index)]
    : items.map((item) => ({
        ...item,
        children:
          item.id === parentId
            ? insert(item.children ?? [], added, null, index)
            : item.children && insert(item.children, added, parentId, index),
      }));

/** New items, with one item at another place. `index` counts without it. */
export function moveItem(
  items: Items,
  id: string,
  to: { parentId: string | null; index: number },
): Items {
  const moved = find(items, id);
  return moved
    ? insert(without(items, id), moved, to.parentId, to.index)
    : items;
}
