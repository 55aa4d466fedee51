/** Characters with which a spreadsheet may start a formula (OWASP ASVS 5.0, 1.2.10). */
const FORMULA_START = /^[=+\-@\0＝＋－＠﹦﹢﹣﹫⁼⁺⁻−]$/u;
/** Characters that may be ignored before a formula: quotes, spaces, blank Braille, control and invisible ones. */
const SKIPPED = /^["\u2800\p{Z}\p{C}\p{M}\p{Default_Ignorable_Code_Point}]$/u;
/** Excel starts a new cell here, even within quotes, if its list separator is a semicolon. */
const CELL_BREAK = /^[;\t\r\n]$/;
const MARK = "'";

/** The start of a CSV file: a byte order mark for Excel, then the column names. */
export function csvHead(columns: readonly string[]): string {
  return `\uFEFF${csvRecord(columns)}`;
}

/**
 * A row as CSV (RFC 4180), every cell quoted. Text that could be read as a formula gets an
 * apostrophe in front, at the start of the cell and after a semicolon, tab or line break within it.
 * Text that starts with an apostrophe gets one too, so that removing one apostrophe at each of
 * these places always restores the stored text.
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

/** A loop: a regular expression takes quadratic time for text with many line breaks. */
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
