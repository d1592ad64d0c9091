/** What goes to the clipboard: shell commands without their prompt, `$ npm ci` → `npm ci`. */
export function toCopyText(code: string, language: string): string {
  return language === 'bash' ? code.replace(/^\$ /gm, '') : code;
}
