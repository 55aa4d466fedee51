import { type CsvFile, type Encoding, readCsv } from '#app/platform/csv/read-csv.ts';
import { fileLimits } from './data-quality-defaults.content.ts';
import {
  type ColumnType,
  hasTwoEmails,
  isEmail,
  isEmptyValue,
  isNumber,
  isPostalCode,
  isUrl,
  phoneDigits,
  readDate,
} from './values.ts';
import { readWorkbook } from './workbook.ts';

export type Column = {
  readonly header: string;
  readonly type: ColumnType;
  /** Counts for completeness. */
  readonly required: boolean;
};

/** A file as read. Rows keep their own width. */
export type Table = Omit<CsvFile, 'encoding' | 'brokenRows'> & {
  /** The lines above the heading, such as the title and date of a report. */
  readonly titleRows: readonly (readonly string[])[];
  /** The heading as it is in the file; null if the first row is data. */
  readonly headerRow: readonly string[] | null;
  readonly columns: readonly Column[];
  readonly encoding: Encoding | 'workbook';
  /** The sheet that was read, of a workbook. */
  readonly sheet: string | null;
  readonly notes: { ragged: number; brokenQuotes: number; moreColumns: number };
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
  const file = readCsv(bytes, fileLimits.rows + 1);
  if (file === 'workbook') {
    const sheet = readWorkbook(bytes);
    if (typeof sheet === 'string') return sheet;
    const read = { delimiter: ',', brokenRows: new Set<number>(), isCut: false } as const;
    return toTable({ ...sheet, ...read }, 'workbook', sheet.name);
  }
  return typeof file === 'string' ? file : toTable(file, file.encoding, null);
}

function toTable(
  file: Omit<CsvFile, 'encoding'>,
  encoding: Table['encoding'],
  sheet: string | null,
): Table | FileProblem {
  const titleCount = countTitleRows(file.rows);
  const first = file.rows[titleCount] ?? [];
  const hasHeader = looksLikeHeader(first);
  const start = titleCount + (hasHeader ? 1 : 0);
  const rows = file.rows.slice(start, start + fileLimits.rows);
  if (rows.length === 0) return file.rows.length === 0 ? 'empty' : 'no-rows';
  const named = first.findLastIndex((cell) => cell.trim() !== '') + 1;
  const wide = hasHeader ? named : first.length;
  const width = Math.min(fileLimits.columns, wide);
  return {
    titleRows: file.rows.slice(0, titleCount),
    headerRow: hasHeader ? first : null,
    columns: guessColumns(headersOf(hasHeader ? first : [], width), rows),
    rows,
    lines: file.lines.slice(start, start + fileLimits.rows),
    encoding,
    sheet,
    delimiter: file.delimiter,
    isCut: file.isCut || file.rows.length - start > fileLimits.rows,
    notes: {
      ragged: sheet === null ? rows.filter((row) => row.length !== first.length).length : 0,
      brokenQuotes: file.brokenRows.size,
      moreColumns: wide - width,
    },
  };
}

/**
 * Counts the lines above the heading, which accounting programs write into exported reports: few
 * filled cells, followed by a heading and rows with many.
 */
function countTitleRows(rows: CsvFile['rows']): number {
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
  const isData = [isEmail, isPhone, isPostalCode, isDate];
  return !values.some((value) => isData.some((check) => check(value)));
}

/** The column names to show. The file keeps its own heading. */
function headersOf(given: readonly string[], width: number): string[] {
  const seen = new Map<string, number>();
  return Array.from({ length: width }, (_, index) => {
    const name = (given[index] ?? '').replace(/\s+/g, ' ').trim().slice(0, 80);
    const base = name || `Column ${index + 1}`;
    const times = (seen.get(base) ?? 0) + 1;
    seen.set(base, times);
    return times === 1 ? base : `${base} (${times})`;
  });
}

const isPhone = (value: string): boolean => phoneDigits(value) !== undefined;
const isDate = (value: string): boolean => readDate(value, null) !== undefined;

const hints: readonly (readonly [ColumnType, RegExp])[] = [
  ['email', /e-?mail|courriel/i],
  ['phone', /phone|mobile|\bcell|\btel\b|t[ée]l[ée]phone|\bfax\b/i],
  ['postal', /postal|post ?code|\bzip\b/i],
  ['url', /web ?site|\burl\b|homepage|linkedin/i],
  ['date', /date|created|modified|\bsince\b|last (?:contact|order|visit|seen)|birth|dob/i],
  [
    'name',
    /(?:^|[^a-z])(?:name|nom|first|last|surname|customer|client|contact|patient|company|business|organi[sz]ation)(?:$|[^a-z])/i,
  ],
];

/** "Email opt-in", "Phone type", "Updated by", "Product name": the word, but other values. */
const aboutSomethingElse =
  /\bopt|consent|status|subscri|verified|type|count|\bby\b|provider|template|subject|campaign|\?|user ?name|(?:file|product|item|domain|city|street|province) ?name/i;

const checks: readonly (readonly [ColumnType, (value: string) => boolean])[] = [
  ['email', isEmail],
  ['postal', isPostalCode],
  ['date', isDate],
  ['phone', isPhone],
  ['number', isNumber],
  ['url', isUrl],
];

/** Guesses the type of each column and whether it is required. The visitor can correct both. */
function guessColumns(headers: readonly string[], rows: CsvFile['rows']): Column[] {
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
  const [found, check] = checks.find(([, one]) => share(one) >= 0.6) ?? [];
  const isOther = aboutSomethingElse.test(header);
  const hinted = isOther ? undefined : hints.find(([, pattern]) => pattern.test(header))?.[0];
  if (hinted !== undefined && hinted !== 'name') {
    const isClear = check !== undefined && found !== 'number' && share(check) >= 0.9;
    return isClear ? (found ?? hinted) : hinted;
  }
  // A column with two addresses in many cells is still an email column.
  if (share((value) => isEmail(value) || hasTwoEmails(value)) >= 0.2) return 'email';
  const isShort = values.every((value) => value.length <= 40);
  const distinct = new Set(values).size;
  const isLabel = values.length >= 5 && isShort && distinct <= Math.max(8, values.length * 0.1);
  return found ?? hinted ?? (isLabel ? 'label' : 'text');
}
