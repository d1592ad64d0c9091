/** Spreadsheets take a cell that begins so for a formula, some of them behind blanks. */
const FORMULA = /^\s*[=+\-@\t\r]/;

function toCell(value: unknown): string {
  if (typeof value === 'number') {
    return String(value);
  }
  const text = Array.isArray(value)
    ? value.map(String).join(' ')
    : String(value ?? '');
  const harmless = FORMULA.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(harmless)
    ? `"${harmless.replaceAll('"', '""')}"`
    : harmless;
}

/** Rows as CSV (RFC 4180), with the names of the fields of the first as its head. */
export function toCsv(rows: readonly object[]): string {
  const columns = Object.keys(rows[0] ?? {});
  const lines = rows.map((row) => {
    const cells = new Map(Object.entries(row));
    return columns.map((column) => toCell(cells.get(column))).join(',');
  });
  return [columns.join(','), ...lines].map((line) => `${line}\r\n`).join('');
}
