/** What a spreadsheet may take for a formula (OWASP ASVS 5.0, 1.2.10), and the mark that stops it. */
const RISKY_START = /^[=+\-@\t\r\n\0'＝＋－＠]/u;

/**
 * Rows as CSV (RFC 4180): UTF-8 with a byte order mark for Excel, every cell quoted. A cell that
 * could be read as a formula gets a leading apostrophe, and so does one that begins with one, so
 * that taking a leading apostrophe away always gives the stored text.
 */
export function toCsv(
  columns: readonly string[],
  rows: readonly Record<string, unknown>[],
): string {
  const lines = [columns, ...rows.map((row) => columns.map((column) => row[column]))];
  return `\uFEFF${lines.map((cells) => cells.map(quote).join(',')).join('\r\n')}\r\n`;
}

function quote(value: unknown): string {
  const text = value === null || value === undefined ? '' : String(value);
  const safe = RISKY_START.test(text) ? `'${text}` : text;
  return `"${safe.replaceAll('"', '""')}"`;
}
