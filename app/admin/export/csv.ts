/** What a spreadsheet may take for the start of a formula (OWASP ASVS 5.0, 1.2.10). */
const FORMULA_START = /^[=+\-@\0＝＋－＠﹦﹢﹣﹫⁼⁺⁻−]$/u;
/** What a spreadsheet or a reader skips before it: quotes, spaces, controls, characters without a shape. */
const SKIPPED = /^["\p{Z}\p{C}\p{M}\p{Default_Ignorable_Code_Point}]$/u;
/** Where Excel begins another cell, even within quotes, when its list separator is a semicolon. */
const CELL_BREAK = /^[;\t\r\n]$/;
const MARK = "'";

/** What a CSV file begins with: a byte order mark for Excel, then the names of the columns. */
export function csvHead(columns: readonly string[]): string {
  return `\uFEFF${csvRecord(columns)}`;
}

/**
 * A row as CSV (RFC 4180), every cell quoted. Text that could be read as a formula is marked with an
 * apostrophe, at the start of the cell and after a semicolon, tab or line break within it. What
 * begins with an apostrophe is marked too, so that taking away one apostrophe at each of these
 * places always gives the stored text.
 */
export function csvRow(columns: readonly string[], row: Record<string, unknown>): string {
  return csvRecord(columns.map((column) => row[column]));
}

function csvRecord(cells: readonly unknown[]): string {
  return `${cells.map(quote).join(',')}\r\n`;
}

function quote(value: unknown): string {
  const text = value === null || value === undefined ? '' : String(value);
  return `"${markFormulas(text).replaceAll('"', '""')}"`;
}

/** A loop, because a regular expression would look ahead again from every line break. */
function markFormulas(text: string): string {
  let marked = '';
  let skipped = '';
  let isAtStart = true;
  for (const character of text) {
    if (CELL_BREAK.test(character)) {
      const isFirst = marked === '' && skipped === '';
      marked += isFirst ? MARK + character : skipped + character;
      skipped = '';
      isAtStart = true;
    } else if (!isAtStart) {
      marked += character;
    } else if (character === MARK || FORMULA_START.test(character)) {
      marked += MARK + skipped + character;
      skipped = '';
      isAtStart = false;
    } else if (SKIPPED.test(character)) {
      skipped += character;
    } else {
      marked += skipped + character;
      skipped = '';
      isAtStart = false;
    }
  }
  return marked + skipped;
}
