/** What a press of a key looks like to the shortcut. */
export type CopyKey = Pick<
  KeyboardEvent,
  'key' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey'
>;

/** Ctrl + C and ⌘C, and nothing else. */
export function isCopyKey({
  key,
  ctrlKey,
  metaKey,
  shiftKey,
  altKey,
}: CopyKey): boolean {
  return (
    key.toLowerCase() === 'c' && ctrlKey !== metaKey && !shiftKey && !altKey
  );
}

/** What readers press, by their platform. */
export function getCopyKeys(platform: string): string {
  return /mac|iphone|ipad/i.test(platform) ? '⌘C' : 'Ctrl + C';
}

/** Whether the browser has something of its own to copy: selected text, of the page or of a field. */
export function hasSelection(document: Document): boolean {
  const { activeElement } = document;
  if (
    activeElement instanceof HTMLInputElement ||
    activeElement instanceof HTMLTextAreaElement
  ) {
    try {
      if (activeElement.selectionStart !== activeElement.selectionEnd) {
        return true;
      }
    } catch {
      // Some kinds of fields have no selection.
    }
  }
  const isEditor =
    activeElement instanceof HTMLElement && activeElement.isContentEditable;
  return isEditor || document.getSelection()?.toString() !== '';
}
