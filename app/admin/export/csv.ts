/**
 * Where a spreadsheet could start to read a formula (OWASP ASVS 5.0, 1.2.10): before its sign, also
 * behind quotes, spaces, blank Braille, control and invisible characters, at the start of the cell,
 * and after a semicolon, tab or line break, where Excel starts a new cell even within quotes if its
 * list separator is a semicolon. Also before an apostrophe, so that removing one at each of these
 * places always restores the stored text.
 */
const FORMULA =
  /^(?=[;\t\r\n])|(?<=^|[;\t\r\n])(?=(?:(?![\t\r\n])["\u2800\p{Z}\p{C}\p{M}\p{Default_Ignorable_Code_Point}])*['=+\-@\0＝＋－＠﹦﹢﹣﹫⁼⁺⁻−])/gu;

/** The start of a CSV file: a byte order mark for Excel, then the column names. */
export function csvHead(columns: readonly string[]): string {
  return `\uFEFF${csvRecord(columns)}`;
}

/** A row as CSV (RFC 4180), every cell quoted; what could be a formula gets an apostrophe in front. */
export function csvRow(columns: readonly string[], row: Record<string, unknown>): string {
  return csvRecord(columns.map((column) => row[column]));
}

function csvRecord(cells: readonly unknown[]): string {
  const quoted = cells.map(
    (cell) =>
      `"${String(cell ?? '')
        .replace(FORMULA, "'")
        .replaceAll('"', '""')}"`,
  );
  return `${quoted.join(',')}\r\n`;
}
