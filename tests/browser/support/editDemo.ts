import type { Locator } from 'playwright-core';

export function findEditor(demo: Locator): Locator {
  return demo.locator('.cm-content');
}

/** Starts to edit a demo; resolves when its code can be changed. */
export async function openEditor(demo: Locator): Promise<void> {
  await demo.getByRole('button', { name: 'Edit the code' }).click();
  await findEditor(demo).waitFor();
}

/** Replaces all of the code. */
export async function writeCode(demo: Locator, code: string): Promise<void> {
  await findEditor(demo).focus();
  const { keyboard } = demo.page();
  await keyboard.press('ControlOrMeta+a');
  await keyboard.insertText(code);
}

/** The code in the editor, as far as it is on the screen. */
export async function readEditedCode(demo: Locator): Promise<string> {
  const lines = await demo.locator('.cm-line').allTextContents();
  return lines.join('\n');
}
