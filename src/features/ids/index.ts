/** A UUID of version 4. Pages without TLS lack `randomUUID`, and old browsers may lack both. */
export function createId(): string {
  if (typeof globalThis.crypto?.randomUUID === 'function') {
    return crypto.randomUUID();
  }
  return '10000000-1000-4000-8000-100000000000'.replace(/[018]/g, (digit) => {
    const random = Math.floor(Math.random() * 16);
    const value = digit === '8' ? (random & 3) | 8 : random;
    return value.toString(16);
  });
}
