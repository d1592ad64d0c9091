import { isValidElement, type ReactNode } from 'react';

/** The text of rendered content: `Sort <code>rows</code>` → `Sort rows`. */
export function toText(node: ReactNode): string {
  if (typeof node === 'string' || typeof node === 'number') {
    return String(node);
  }
  if (Array.isArray(node)) {
    return node.map(toText).join('');
  }
  return isValidElement<{ readonly children?: ReactNode }>(node)
    ? toText(node.props.children)
    : '';
}
