/** SQLSTATE classes that the same statement meets each time: data exception, integrity violation. */
const DATA_CLASSES = ['22', '23'];

/** Whether the database refuses the values themselves, so that a second try is in vain. */
export function isDataError(error: unknown): boolean {
  return (
    error instanceof Error &&
    'code' in error &&
    typeof error.code === 'string' &&
    DATA_CLASSES.includes(error.code.slice(0, 2))
  );
}
