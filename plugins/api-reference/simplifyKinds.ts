function isText(kind: string): boolean {
  return kind.startsWith("'");
}

function isLiteral(kind: string): boolean {
  return /^['\d-]|^(true|false)$/.test(kind);
}

/** `React.ElementType` spells out every tag name. */
function isElementType(kinds: ReadonlySet<string>): boolean {
  return kinds.has("'div'") && kinds.has("'svg'");
}

/**
 * `true | false` is `boolean`, `string` holds every text, tag names beside a
 * component are an element type, and `any` swallows the rest.
 */
export function simplifyKinds(kinds: ReadonlySet<string>): string[] {
  if (kinds.has('any')) {
    return ['any'];
  }
  const isBoolean = kinds.has('true') && kinds.has('false');
  const isRendered = isElementType(kinds);
  const kept = [...kinds].filter((kind) => {
    if (isBoolean && (kind === 'true' || kind === 'false')) {
      return false;
    }
    if (isRendered && (isText(kind) || kind === 'function')) {
      return false;
    }
    return !(kinds.has('string') && isText(kind));
  });
  const merged = [
    ...kept,
    ...(isBoolean ? ['boolean'] : []),
    ...(isRendered ? ['elementType'] : []),
  ];
  return [...new Set(merged)];
}

/** Literals first, then kinds; numbers by value, texts by alphabet. */
export function compareKinds(a: string, b: string): number {
  return (
    Number(isLiteral(b)) - Number(isLiteral(a)) ||
    a.localeCompare(b, 'en', { numeric: true })
  );
}
