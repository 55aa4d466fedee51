import { type CsvFile, type CsvProblem, readCsv, UNREADABLE } from '#app/platform/csv/read-csv.ts';
import { personOf, readTypedAddress } from '#app/platform/outbox/address.ts';
import { parseCalendarDate } from '#app/platform/time/calendar-date.ts';

/** The columns of an import and of the export of subscribers, in this order. */
export const SUBSCRIBER_COLUMNS = ['email', 'consent', 'consent_date', 'consent_source'] as const;
type Column = (typeof SUBSCRIBER_COLUMNS)[number];

/** The only basis of consent that is accepted: implied consent ends after two years (CASL, s. 10). */
export const EXPRESS = 'express';

export const MAX_ROWS = 50_000;
/** A file with more rows is refused unread, because reading it would block the event loop. */
export const MAX_READ = 2 * MAX_ROWS;
/** Reports have a few lines above the one that names the columns. */
const MAX_TITLE_ROWS = 8;
/** A longer cell fits no column and is not looked at. */
const MAX_CELL = 1000;
const MAX_SOURCE = 200;
const EARLIEST_DATE = '1990-01-01';

/** Why a line was not taken. The last four are found in the database. */
export type LineRefusal =
  | 'quotes'
  | 'cells'
  | 'unreadable'
  | 'email'
  | 'basis'
  | 'implied'
  | 'date'
  | 'future'
  | 'source'
  | 'twice'
  | 'too-many'
  | 'member'
  | 'left'
  | 'suppressed'
  | 'open';

export type SubscriberRow = { line: number; email: string; date: string; source: string };
export type ReadLine = SubscriberRow | { line: number; refusal: LineRefusal };

/** Why a file was not read at all. */
export type FileRefusal = 'too-many-rows' | 'no-columns' | CsvProblem;

/**
 * Reads the rows of a CSV file of subscribers below the one that names the columns. `today` is
 * YYYY-MM-DD.
 * @returns each row, or why the file can't be read
 */
export function readSubscriberCsv(bytes: Uint8Array, today: string): ReadLine[] | FileRefusal {
  const file = readCsv(bytes, MAX_READ);
  if (typeof file === 'string') return file;
  if (file.isCut) return 'too-many-rows';
  const heads = file.rows.slice(0, MAX_TITLE_ROWS + 1).map((row) => row.map(plainName));
  const head = heads.findIndex((names) => SUBSCRIBER_COLUMNS.every((one) => names.includes(one)));
  const names = heads[head];
  if (names === undefined) return 'no-columns';
  const seen = new Set<string>();
  const read: ReadLine[] = [];
  for (let at = head + 1; at < file.rows.length; at++) {
    const line = file.lines[at] ?? 0;
    const row = read.length < MAX_ROWS ? readRow(file, at, names, today) : 'too-many';
    if (typeof row === 'string') {
      read.push({ line, refusal: row });
      continue;
    }
    const key = personOf(row.email);
    read.push(seen.has(key) ? { line, refusal: 'twice' } : { line, ...row });
    seen.add(key);
  }
  return read;
}

const plainName = (cell: string): string => cell.slice(0, MAX_CELL).trim().toLowerCase();

function readRow(
  { rows, brokenRows }: CsvFile,
  at: number,
  names: readonly string[],
  today: string,
): Omit<SubscriberRow, 'line'> | LineRefusal {
  const cells = rows[at] ?? [];
  if (brokenRows.has(at)) return 'quotes';
  if (cells.length !== names.length) return 'cells';
  const cell = (column: Column) => plainText(cells[names.indexOf(column)] ?? '');
  const basis = cell('consent').toLowerCase();
  const date = cell('consent_date');
  const source = cell('consent_source');
  const address = readTypedAddress(cell('email'))?.address;
  if (SUBSCRIBER_COLUMNS.some((column) => cell(column).includes(UNREADABLE))) return 'unreadable';
  if (address === undefined) return 'email';
  if (basis === 'implied') return 'implied';
  if (basis !== EXPRESS) return 'basis';
  if (parseCalendarDate(date) === undefined || date < EARLIEST_DATE) return 'date';
  if (date > today) return 'future';
  if (source === '' || source.length > MAX_SOURCE) return 'source';
  return { email: address, date, source };
}

/** Without the apostrophe that our export puts before what a spreadsheet takes for a formula. */
function plainText(cell: string): string {
  if (cell.length > MAX_CELL) return cell;
  return cell
    .replace(/^'(?=[=+\-@'])/, '')
    .replace(/\p{Cc}+/gu, ' ')
    .trim();
}
