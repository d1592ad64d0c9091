/** The identifiers in a piece of code. */
export function listWords(code: string): string[] {
  return code.match(/[A-Za-z_$][\w$]*/g) ?? [];
}
