/** What a spreadsheet may take for a formula (OWASP ASVS 5.0, 1.2.10), and the mark that stops it. */
const RISKY_START = /^[=+\-@\t\r\n\0'＝＋－＠]/u;

/** What a CSV file begins with: a byte order mark for Excel, then the names of the columns. */
export function csvHead(columns: readonly string[]): string {
  return `\uFEFF${csvRecord(columns)}`;
}

/**
 * A row as CSV (RFC 4180), every cell quoted. A cell that could be read as a formula gets a leading
 * apostrophe, and so does one that begins with one, so that taking a leading apostrophe away always
 * gives the stored text.
 */
export function csvRow(columns: readonly string[], row: Record<string, unknown>): string {
  return csvRecord(columns.map((column) => row[column]));
}

function csvRecord(cells: readonly unknown[]): string {
  return `${cells.map(quote).join(',')}\r\n`;
}

function quote(value: unknown): string {
  const text = value === null || value === undefined ? '' : String(value);
  const safe = RISKY_START.test(text) ? `'${text}` : text;
  return `"${safe.replaceAll('"', '""')}"`;
}
