import {
  type CsvFile,
  type Delimiter,
  type Encoding,
  type Rows,
  readCsv,
} from '#app/platform/csv/read-csv.ts';
import { fileLimits } from './file-input.ts';
import {
  type ColumnType,
  type Format,
  formats,
  isEmail,
  isEmptyValue,
  isNumber,
} from './values.ts';
import { readWorkbook } from './workbook.ts';

export type Column = {
  readonly header: string;
  readonly type: ColumnType;
  /** Counts for completeness. */
  readonly required: boolean;
};

/** A file as read. Rows keep their own width. */
export type Table = Rows & {
  /** The lines above the heading, such as the title and date of a report. */
  readonly titleRows: Rows['rows'];
  /** The heading as it is in the file; null if the first row is data. */
  readonly headerRow: readonly string[] | null;
  readonly columns: readonly Column[];
  readonly delimiter: Delimiter;
  readonly encoding: Encoding | 'workbook';
  /** The sheet that was read, of a workbook. */
  readonly sheet: string | null;
  /** Rows with more or fewer cells than the heading. */
  readonly ragged: number;
  readonly brokenQuotes: number;
};

export type FileProblem =
  | 'too-large'
  | 'empty'
  | 'no-rows'
  | 'workbook'
  | 'old-workbook'
  | 'picture'
  | 'not-text';

/** A report has at most a few lines above its heading. */
const MAX_TITLE_ROWS = 8;
const ROWS_FOR_WIDTH = 60;
/** The rows from which a column's type is guessed. */
const SAMPLE_ROWS = 2000;

/** Opens a CSV file or a workbook: the table, or what is wrong with the file. Never throws. */
export function openTable(bytes: Uint8Array): Table | FileProblem {
  if (bytes.length > fileLimits.bytes) return 'too-large';
  const file = readCsv(bytes, fileLimits.rows);
  if (file !== 'workbook') return typeof file === 'string' ? file : toTable(file);
  const sheet = readWorkbook(bytes);
  return typeof sheet === 'string' ? sheet : toTable({ ...sheet, encoding: 'workbook' });
}

type Source = Rows &
  Partial<Omit<CsvFile, 'encoding' | keyof Rows>> & { encoding: Table['encoding']; name?: string };

function toTable(file: Source): Table | FileProblem {
  const titleCount = countTitleRows(file.rows);
  const first = file.rows[titleCount] ?? [];
  const hasHeader = looksLikeHeader(first);
  const start = titleCount + Number(hasHeader);
  const rows = file.rows.slice(start);
  const named = first.findLastIndex((cell) => cell.trim() !== '') + 1;
  const width = hasHeader ? named : first.length;
  if (file.isCut || rows.length > fileLimits.rows || width > fileLimits.columns) return 'too-large';
  if (rows.length === 0) return file.rows.length === 0 ? 'empty' : 'no-rows';
  const headers = Array.from({ length: width }, (_, index) => {
    const name = hasHeader ? (first[index] ?? '').replace(/\s+/g, ' ').trim().slice(0, 80) : '';
    return name || `Column ${index + 1}`;
  });
  return {
    titleRows: file.rows.slice(0, titleCount),
    headerRow: hasHeader ? first : null,
    columns: guessColumns(headers, rows),
    rows,
    lines: file.lines.slice(start),
    encoding: file.encoding,
    sheet: file.name ?? null,
    delimiter: file.delimiter ?? ',',
    ragged: file.name ? 0 : rows.filter((row) => row.length !== first.length).length,
    brokenQuotes: file.brokenRows?.size ?? 0,
  };
}

/**
 * Counts the lines above the heading, which accounting programs write into exported reports: few
 * filled cells, followed by a heading and rows with many.
 */
function countTitleRows(rows: Rows['rows']): number {
  const filled = rows
    .slice(0, ROWS_FOR_WIDTH)
    .map((row) => row.filter((cell) => cell.trim() !== '').length);
  const usual = filled.toSorted((a, b) => a - b)[Math.floor(filled.length / 2)] ?? 0;
  const start = filled.findIndex((count) => count > Math.max(1, Math.floor(usual / 3)));
  if (usual < 3 || start < 1 || start > MAX_TITLE_ROWS || start + 1 >= rows.length) return 0;
  return looksLikeHeader(rows[start] ?? []) ? start : 0;
}

/** False if the row has an email, a phone or a date, or mostly numbers: then it is data. */
function looksLikeHeader(row: readonly string[]): boolean {
  const values = row.map((cell) => cell.trim()).filter((value) => value !== '');
  if (values.filter(isNumber).length * 2 > values.length) return false;
  const isData = (value: string) => known.some(([type, { fits }]) => type !== 'url' && fits(value));
  return !values.some(isData);
}

const aboutNames =
  /(?:^|[^a-z])(?:name|nom|first|last|surname|customer|client|contact|patient|company|business|organi[sz]ation)(?:$|[^a-z])/i;

/** "Email opt-in", "Phone type", "Updated by", "Product name": the word, but other values. */
const aboutSomethingElse =
  /\bopt|consent|status|subscri|verified|type|count|\bby\b|provider|template|subject|campaign|\?|user ?name|(?:file|product|item|domain|city|street|province) ?name/i;

const known = Object.entries(formats) as [ColumnType, Format][];

/** Guesses the type of each column and whether it is required. The visitor can correct both. */
function guessColumns(headers: readonly string[], rows: Rows['rows']): Column[] {
  const step = Math.max(1, Math.floor(rows.length / SAMPLE_ROWS));
  const sample = rows.filter((_, at) => at % step === 0);
  const types = headers.map((header, index) => {
    const values = sample.map((row) => (row[index] ?? '').trim());
    return guessType(
      header,
      values.filter((value) => !isEmptyValue(value, 'name')),
    );
  });
  const contacts: readonly ColumnType[] = ['email', 'phone', 'name'];
  const hasContact = types.some((type) => contacts.includes(type));
  return headers.map((header, index) => {
    const type = types[index] ?? 'text';
    const isContact = contacts.includes(type) && types.indexOf(type) === index;
    return { header, type, required: hasContact ? isContact : true };
  });
}

/**
 * The heading decides, even if many values are invalid: a column "Email" in which one in five
 * values is an address is a bad email column. The values decide only if the heading says nothing,
 * or if nearly all of them are clearly of another type.
 */
function guessType(header: string, values: readonly string[]): ColumnType {
  const share = (check: (value: string) => boolean): number =>
    values.length === 0 ? 0 : values.filter(check).length / values.length;
  const [found, format] = known.find(([, { fits }]) => share(fits) >= 0.6) ?? [];
  const isOther = aboutSomethingElse.test(header);
  const [hinted] = known.find(([, { heading }]) => !isOther && heading.test(header)) ?? [];
  if (hinted !== undefined) {
    const isClear = format !== undefined && share(format.fits) >= 0.9;
    return isClear ? (found ?? hinted) : hinted;
  }
  // Even a column with two addresses in most cells is one of addresses.
  if (share(isEmail) >= 0.2) return 'email';
  if (found !== undefined) return found;
  if (share(isNumber) >= 0.6) return 'number';
  if (!isOther && aboutNames.test(header)) return 'name';
  const isShort = values.every((value) => value.length <= 40);
  const isFew = new Set(values).size <= Math.max(8, values.length * 0.1);
  return values.length >= 5 && isShort && isFew ? 'label' : 'text';
}
