/**
 * Whether the text of a `@default` tag is a sentence rather than code: three
 * words in a row, or code marked inside it.
 * `The closest valid date` → true, `(inner - outer) / 2` → false
 */
export function isProse(text: string): boolean {
  return /`.+`/.test(text) || /[a-z]+ [a-z]+ [a-z]/i.test(text);
}
