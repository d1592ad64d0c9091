/** What could not be stored: it lasts as long as the document. */
const memory = new Map<string, string>();

/** Reads an entry of the local storage; of the memory where storage is blocked or was full. */
export function readLocal(key: string): string | null {
  const remembered = memory.get(key);
  if (remembered !== undefined) {
    return remembered;
  }
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Writes an entry; where storage is blocked or full it is kept in memory for this visit. */
export function writeLocal(key: string, value: string): void {
  try {
    localStorage.setItem(key, value);
    memory.delete(key);
  } catch {
    memory.set(key, value);
  }
}

export function deleteLocal(key: string): void {
  memory.delete(key);
  try {
    localStorage.removeItem(key);
  } catch {
    // Blocked: nothing is stored.
  }
}
