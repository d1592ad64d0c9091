export interface ImportToken {
  readonly kind: 'keyword' | 'string' | 'text';
  readonly text: string;
}

/** Splits an import statement for its colours. */
export function parseImport(statement: string): ImportToken[] {
  return statement
    .split(/(\b(?:import|type|as|from)\b|'[^']*')/)
    .filter((text) => text !== '')
    .map((text) => {
      if (text.startsWith("'")) {
        return { kind: 'string', text };
      }
      const isKeyword = ['import', 'type', 'as', 'from'].includes(text);
      return { kind: isKeyword ? 'keyword' : 'text', text };
    });
}
