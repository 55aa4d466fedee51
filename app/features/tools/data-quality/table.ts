import { type Rows, readCsv } from '#app/platform/csv/read-csv.ts';
import type { ColumnType, FileProblem } from './file-check.content.ts';
import { fileLimits } from './file-input.ts';
import { filledText, formats, isNumber } from './values.ts';
import { readWorkbook } from './workbook.ts';

export type Column = {
  readonly header: string;
  readonly type: ColumnType;
  /** Counts for completeness. */
  readonly required: boolean;
};

/** A report has at most a few lines above its heading. */
const MAX_TITLE_ROWS = 8;
/** The rows from which a column's type is guessed. */
const SAMPLE_ROWS = 2000;

/** Opens a CSV file or a workbook: the table, or what is wrong with the file. Never throws. */
export function openTable(bytes: Uint8Array) {
  if (bytes.length > fileLimits.bytes) return 'too-large';
  const csv = readCsv(bytes, fileLimits.rows);
  const file = csv === 'workbook' ? readWorkbook(bytes) : csv;
  if (typeof file === 'string') return file;
  const titleCount = countTitleRows(file.rows);
  const first = file.rows[titleCount] ?? [];
  const hasHeader = looksLikeHeader(first);
  const start = titleCount + Number(hasHeader);
  const rows = file.rows.slice(start);
  const width = hasHeader ? first.findLastIndex((cell) => cell.trim() !== '') + 1 : first.length;
  if (file.isCut || width > fileLimits.columns) return 'too-large';
  if (rows.length === 0) return 'no-rows';
  const headers = first.slice(0, width).map((cell, index) => {
    const name = hasHeader ? cell.replace(/\s+/g, ' ').trim().slice(0, 80) : '';
    return name || `Column ${index + 1}`;
  });
  return {
    ...file,
    titleRows: file.rows.slice(0, titleCount),
    headerRow: hasHeader ? first : [],
    columns: guessColumns(headers, rows),
    rows,
    lines: file.lines.slice(start),
    /** Rows with more or fewer cells than the heading. */
    ragged: rows.filter(({ length }) => length !== first.length).length,
  };
}

/** A file as read. Rows keep their own width. */
export type Table = Exclude<ReturnType<typeof openTable>, FileProblem>;

/**
 * Counts the lines above the heading, which accounting programs write into exported reports: one or
 * two filled cells, followed by a heading and mostly rows with more.
 */
function countTitleRows(rows: Rows['rows']): number {
  const wide = rows.filter((row) => row.filter((cell) => cell.trim() !== '').length > 2);
  const [first = []] = wide;
  const start = rows.indexOf(first);
  const isReport = start > 0 && start <= MAX_TITLE_ROWS && wide.length * 2 >= rows.length;
  return isReport && looksLikeHeader(first) ? start : 0;
}

/** False if the row has an email, a phone or a date, or mostly numbers: then it is data. */
function looksLikeHeader(row: readonly string[]): boolean {
  const values = row.map((cell) => cell.trim()).filter((value) => value !== '');
  if (values.filter(isNumber).length * 2 > values.length) return false;
  return !values.some((value) => formats.some(({ type, fits }) => type !== 'url' && fits(value)));
}

const aboutNames =
  /(^|[^a-z])(name|nom|first|last|surname|customer|client|contact|patient|company|business|organi[sz]ation)($|[^a-z])/i;

/** "Email opt-in", "Phone type", "Updated by", "Product name": the word, but other values. */
const aboutSomethingElse =
  /\bopt|consent|status|subscri|verified|type|count|\bby\b|provider|template|subject|campaign|\?|(user|file|product|item|domain|city|street|province) ?name/i;

/**
 * Guesses the type of each column and whether it is required: the first of each kind of contact
 * details, or all columns of a list without any. The visitor can correct both.
 */
function guessColumns(headers: readonly string[], rows: Rows['rows']): Column[] {
  const step = Math.max(1, Math.floor(rows.length / SAMPLE_ROWS));
  const sample = rows.filter((_, at) => at % step === 0);
  const types = headers.map((header, index) => {
    const values = sample.map((row) => filledText(row[index]));
    return guessType(
      header,
      values.filter((value) => value !== ''),
    );
  });
  const contacts = (['email', 'phone', 'name'] as const).map((type) => types.indexOf(type));
  return headers.map((header, index) => ({
    header,
    type: types[index] ?? 'text',
    required: contacts.includes(index) || contacts.every((at) => at === -1),
  }));
}

/**
 * The heading decides, even if many values are invalid: a column "Email" in which one in five
 * values is an address is a bad email column. The values decide only if the heading says nothing,
 * or if nearly all of them are clearly of another type.
 */
function guessType(header: string, values: readonly string[]): ColumnType {
  const mostly = (share: number, check: (value: string) => boolean) =>
    values.filter(check).length >= share * Math.max(1, values.length);
  const isOther = aboutSomethingElse.test(header);
  const named = formats.find(({ heading }) => !isOther && heading.test(header));
  // Even a column with two addresses in most cells is one of addresses.
  const found = formats.find(({ type, fits }) =>
    mostly(named ? 0.9 : type === 'email' ? 0.2 : 0.6, fits),
  );
  const format = found ?? named;
  if (format) return format.type;
  if (mostly(0.6, isNumber)) return 'number';
  if (!isOther && aboutNames.test(header)) return 'name';
  const isFew = new Set(values).size <= Math.max(8, values.length * 0.1);
  return values.length >= 5 && isFew ? 'label' : 'text';
}
