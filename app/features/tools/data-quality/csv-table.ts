import { type ColumnType, guessColumns, looksLikeHeader } from './column-guess.ts';
import {
  CSV_MAX_COLUMNS,
  CSV_MAX_ROWS,
  type CsvEncoding,
  type CsvProblem,
  type Delimiter,
  decodeCsv,
  guessDelimiter,
  type ParsedText,
  parseCsv,
} from './csv-text.ts';

export type { ColumnType } from './column-guess.ts';

export type CsvColumn = {
  readonly header: string;
  readonly type: ColumnType;
  /** Counts for completeness. */
  readonly required: boolean;
};

/** A file as read. Rows keep their own width, even if they are wider than the heading. */
export type CsvTable = {
  readonly kind: 'table';
  /** The lines above the heading, such as the title and date of a report. */
  readonly titleRows: readonly (readonly string[])[];
  /** The heading as it is in the file; null if the first row is data. */
  readonly headerRow: readonly string[] | null;
  readonly columns: readonly CsvColumn[];
  readonly rows: readonly (readonly string[])[];
  /** The line of the file on which each row starts. */
  readonly lines: readonly number[];
  readonly encoding: CsvEncoding | 'workbook';
  readonly delimiter: Delimiter;
  readonly hasHeader: boolean;
  readonly notes: {
    /** There are more rows than were read: only these are checked, and no copy is offered. */
    readonly truncated: boolean;
    /** Rows with more or fewer fields than the heading. */
    readonly raggedRows: number;
    readonly brokenQuotes: number;
    readonly nulCharacters: number;
    readonly blankRows: number;
    /** More than 200 columns: the others are kept, but not measured. */
    readonly columnsNotMeasured: number;
  };
};

/** The parsed cells, before headings and types are guessed. */
export type RawRows = Omit<ParsedText, 'rows' | 'lines'> & {
  readonly rows: readonly (readonly string[])[];
  readonly lines: readonly number[];
  readonly encoding: CsvTable['encoding'];
  readonly delimiter: Delimiter;
  readonly nulCharacters: number;
};

type Problem = { readonly kind: 'problem'; readonly problem: CsvProblem };

/** A report has at most a few lines above its heading. */
const MAX_TITLE_ROWS = 8;
const ROWS_FOR_WIDTH = 60;

/**
 * Opens a text file. Nothing leaves the machine, nothing throws for bad input.
 * @returns the table, or what is wrong with the file
 */
export function openCsv(bytes: Uint8Array): CsvTable | Problem {
  const decoded = decodeCsv(bytes);
  if ('problem' in decoded) return { kind: 'problem', problem: decoded.problem };
  const { text, declared } = takeDeclaredDelimiter(decoded.text);
  const delimiter = declared ?? guessDelimiter(text);
  return toTable({
    ...parseCsv(text, delimiter),
    delimiter,
    encoding: decoded.encoding,
    nulCharacters: decoded.nulCount,
  });
}

/** Separates title, heading and data, and guesses the type of each column. */
export function toTable(raw: RawRows): CsvTable | Problem {
  if (raw.rows.length === 0) return { kind: 'problem', problem: 'empty' };
  const titleCount = countTitleRows(raw.rows);
  const first = raw.rows[titleCount] ?? [];
  const hasHeader = looksLikeHeader(first);
  const bodyStart = titleCount + (hasHeader ? 1 : 0);
  const rows = raw.rows.slice(bodyStart, bodyStart + CSV_MAX_ROWS);
  if (rows.length === 0) return { kind: 'problem', problem: 'no-rows' };
  const widest = hasHeader ? trimmedWidth(first) : first.length;
  const width = Math.max(1, Math.min(CSV_MAX_COLUMNS, widest));
  const columns = guessColumns(headersOf(hasHeader ? first : [], width), rows);
  return {
    kind: 'table',
    titleRows: raw.rows.slice(0, titleCount),
    headerRow: hasHeader ? first : null,
    columns,
    rows,
    lines: raw.lines.slice(bodyStart, bodyStart + CSV_MAX_ROWS),
    encoding: raw.encoding,
    delimiter: raw.delimiter,
    hasHeader,
    notes: {
      truncated: raw.truncated || raw.rows.length - bodyStart > CSV_MAX_ROWS,
      raggedRows: rows.filter((row) => row.length !== first.length).length,
      brokenQuotes: raw.brokenQuotes,
      nulCharacters: raw.nulCharacters,
      blankRows: raw.blankRows,
      columnsNotMeasured: widest - width,
    },
  };
}

/** Office software may write "sep=;" as the first line. */
function takeDeclaredDelimiter(text: string): { text: string; declared?: Delimiter } {
  const match = /^"?sep=([,;\t|])"?\n/i.exec(text);
  if (match === null) return { text };
  return { text: text.slice(match[0].length), declared: match[1] as Delimiter };
}

/**
 * Counts the lines above the heading, which accounting programs write into exported reports: few
 * filled cells, followed by a heading and rows with many.
 */
function countTitleRows(rows: readonly (readonly string[])[]): number {
  const filled = rows.slice(0, ROWS_FOR_WIDTH).map(filledCells);
  const usual = median(filled);
  if (usual < 3) return 0;
  const most = Math.max(1, Math.floor(usual / 3));
  const start = filled.findIndex((count) => count > most);
  if (start < 1 || start > MAX_TITLE_ROWS || start + 1 >= rows.length) return 0;
  return looksLikeHeader(rows[start] ?? []) ? start : 0;
}

function filledCells(row: readonly string[]): number {
  return row.filter((cell) => cell.trim() !== '').length;
}

function median(values: readonly number[]): number {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}

/** The number of columns, without empty header cells at the end ("a,b,,,"). */
function trimmedWidth(header: readonly string[]): number {
  return header.findLastIndex((cell) => cell.trim() !== '') + 1;
}

/** The column names to show. The file keeps its own heading. */
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
