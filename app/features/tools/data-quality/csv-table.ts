import {
  CSV_MAX_COLUMNS,
  CSV_MAX_ROWS,
  type CsvEncoding,
  type CsvProblem,
  type Delimiter,
  decodeCsv,
  guessDelimiter,
  parseCsv,
} from './csv-text.ts';
import {
  isEmail,
  isEmptyValue,
  isNumber,
  isPostalCode,
  isUrl,
  parseDate,
  phoneDigits,
} from './csv-values.ts';

export type ColumnType =
  | 'email'
  | 'phone'
  | 'postal'
  | 'date'
  | 'url'
  | 'number'
  | 'name'
  | 'label'
  | 'text'
  | 'ignore';

export type CsvColumn = {
  readonly header: string;
  readonly type: ColumnType;
  /** Counts for completeness. */
  readonly required: boolean;
};

/** A file as read: guessed columns, rows as wide as the header. */
export type CsvTable = {
  readonly kind: 'table';
  readonly columns: readonly CsvColumn[];
  readonly rows: readonly (readonly string[])[];
  /** The line of the file on which each row starts. */
  readonly lines: readonly number[];
  /** The date column by which rows are recent or old; null if there is none. */
  readonly recencyColumn: number | null;
  readonly encoding: CsvEncoding;
  readonly delimiter: Delimiter;
  readonly hasHeader: boolean;
  readonly notes: {
    /** More than 100,000 rows: only the first were read. */
    readonly truncated: boolean;
    /** Rows with more or fewer fields than the header. */
    readonly raggedRows: number;
    readonly brokenQuotes: number;
    readonly nulCharacters: number;
    /** More than 200 columns: the others were left out. */
    readonly columnsLeftOut: number;
  };
};

/** Rows that are looked at to guess a column's type. */
const SAMPLE_ROWS = 2000;

/**
 * Opens a file. Nothing leaves the machine, nothing throws for bad input.
 * @returns the table, or what is wrong with the file
 */
export function openCsv(
  bytes: Uint8Array,
): CsvTable | { readonly kind: 'problem'; readonly problem: CsvProblem } {
  const decoded = decodeCsv(bytes);
  if ('problem' in decoded) return { kind: 'problem', problem: decoded.problem };
  const { text, declared } = takeDeclaredDelimiter(decoded.text);
  const delimiter = declared ?? guessDelimiter(text);
  const parsed = parseCsv(text, delimiter);
  const first = parsed.rows[0];
  if (first === undefined) return { kind: 'problem', problem: 'empty' };
  const hasHeader = looksLikeHeader(first);
  const body = hasHeader ? parsed.rows.slice(1) : parsed.rows;
  if (body.length === 0) return { kind: 'problem', problem: 'no-rows' };
  const widest = hasHeader ? trimmedWidth(first) : first.length;
  const width = Math.max(1, Math.min(CSV_MAX_COLUMNS, widest));
  const rows = body.slice(0, CSV_MAX_ROWS);
  let raggedRows = 0;
  for (const row of rows) {
    if (row.length !== first.length) raggedRows += 1;
    while (row.length < width) row.push('');
  }
  const headers = headersOf(hasHeader ? first : [], width);
  const columns = guessColumns(headers, rows);
  return {
    kind: 'table',
    columns,
    rows,
    lines: (hasHeader ? parsed.lines.slice(1) : parsed.lines).slice(0, CSV_MAX_ROWS),
    recencyColumn: guessRecency(columns),
    encoding: decoded.encoding,
    delimiter,
    hasHeader,
    notes: {
      truncated: parsed.truncated || body.length > CSV_MAX_ROWS,
      raggedRows,
      brokenQuotes: parsed.brokenQuotes,
      nulCharacters: decoded.nulCount,
      columnsLeftOut: widest - width,
    },
  };
}

/** Office software may write "sep=;" as the first line. */
function takeDeclaredDelimiter(text: string): { text: string; declared?: Delimiter } {
  const match = /^"?sep=([,;\t])"?\n/i.exec(text);
  if (match === null) return { text };
  return { text: text.slice(match[0].length), declared: match[1] as Delimiter };
}

/** A first row with an address, a phone or a date in it, or mostly of numbers, is data already. */
function looksLikeHeader(row: readonly string[]): boolean {
  const values = row.map((cell) => cell.trim()).filter((value) => value !== '');
  if (values.filter(isNumber).length * 2 > values.length) return false;
  return !values.some(
    (value) =>
      isEmail(value) ||
      phoneDigits(value) !== undefined ||
      isPostalCode(value) ||
      parseDate(value, 'month-first') !== undefined,
  );
}

/** Empty header cells at the end ("a,b,,,") are no columns. */
function trimmedWidth(header: readonly string[]): number {
  return header.findLastIndex((cell) => cell.trim() !== '') + 1;
}

function headersOf(given: readonly string[], width: number): string[] {
  const seen = new Map<string, number>();
  return Array.from({ length: width }, (_, index) => {
    const name = (given[index] ?? '').replace(/\s+/g, ' ').trim().slice(0, 80);
    const base = name === '' ? `Column ${index + 1}` : name;
    const times = (seen.get(base) ?? 0) + 1;
    seen.set(base, times);
    return times === 1 ? base : `${base} (${times})`;
  });
}

const hints: readonly (readonly [ColumnType, RegExp])[] = [
  ['email', /e-?mail|courriel/i],
  ['phone', /phone|mobile|\bcell|\btel\b|t[ée]l[ée]phone|\bfax\b/i],
  ['postal', /postal|post ?code|\bzip\b|code postal/i],
  ['url', /website|web ?site|\burl\b|homepage|linkedin/i],
  ['date', /date|created|updated|modified|\bsince\b|last (?:contact|order|visit|seen)|birth|dob/i],
  [
    'name',
    /(?:^|[^a-z])(?:name|nom|first|last|surname|customer|client|contact|company|business|organi[sz]ation)(?:$|[^a-z])/i,
  ],
];

const notAPersonsName = /user ?name|file|product|item|domain|city|street|province|country/i;

const checks: readonly (readonly [ColumnType, (value: string) => boolean])[] = [
  ['email', isEmail],
  ['postal', isPostalCode],
  ['date', (value) => parseDate(value, 'month-first') !== undefined],
  ['phone', (value) => phoneDigits(value) !== undefined],
  ['number', isNumber],
  ['url', isUrl],
];

function guessColumns(
  headers: readonly string[],
  rows: readonly (readonly string[])[],
): CsvColumn[] {
  const types = headers.map((header, index) => guessType(header, sampleOf(rows, index)));
  const isFirst = (type: ColumnType, index: number): boolean => types.indexOf(type) === index;
  const hasContact = types.some((type) => type === 'email' || type === 'phone' || type === 'name');
  return headers.map((header, index) => {
    const type = types[index] ?? 'text';
    const isContact = type === 'email' || type === 'phone' || type === 'name';
    return { header, type, required: hasContact ? isContact && isFirst(type, index) : true };
  });
}

function sampleOf(rows: readonly (readonly string[])[], index: number): string[] {
  const step = Math.max(1, Math.floor(rows.length / SAMPLE_ROWS));
  const values: string[] = [];
  for (let at = 0; at < rows.length && values.length < SAMPLE_ROWS; at += step) {
    const value = (rows[at]?.[index] ?? '').trim();
    if (!isEmptyValue(value)) values.push(value);
  }
  return values;
}

/** What most values are; a header that says so needs only a fifth of them, or none to contradict it. */
function guessType(header: string, sample: readonly string[]): ColumnType {
  const share = (check: (value: string) => boolean): number =>
    sample.length === 0 ? 0 : sample.filter(check).length / sample.length;
  const hinted = hints.find(([type, pattern]) => {
    return pattern.test(header) && !(type === 'name' && notAPersonsName.test(header));
  })?.[0];
  const hintedCheck = checks.find(([type]) => type === hinted)?.[1];
  if (hinted !== undefined) {
    if (sample.length === 0) return hinted;
    if (hintedCheck !== undefined && share(hintedCheck) >= 0.2) return hinted;
  }
  const found = checks.find(([, check]) => share(check) >= 0.6)?.[0];
  if (found !== undefined) return found;
  if (hinted === 'name') return 'name';
  const distinct = new Set(sample).size;
  const isShort = sample.every((value) => value.length <= 40);
  if (sample.length >= 5 && isShort && distinct <= Math.max(8, sample.length * 0.1)) return 'label';
  return 'text';
}

/** A date that says when the record was last touched, else any that is not a birthday. */
function guessRecency(columns: readonly CsvColumn[]): number | null {
  const dates = columns.flatMap((column, index) => (column.type === 'date' ? [index] : []));
  const named = (pattern: RegExp): number | undefined =>
    dates.find((index) => pattern.test(columns[index]?.header ?? ''));
  const best =
    named(/last|updated|modified|derni/i) ??
    dates.find(
      (index) => !/birth|dob|naissance|next|due|expir/i.test(columns[index]?.header ?? ''),
    );
  return best ?? null;
}
