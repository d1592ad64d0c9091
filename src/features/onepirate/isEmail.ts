/** Whether a text can be an e-mail address: one `@` with something before it, and a dotted name after it. */
export function isEmail(text: string): boolean {
  return /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/.test(text.trim());
}
