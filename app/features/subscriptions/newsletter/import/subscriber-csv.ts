import { personOf, readTypedAddress } from '#app/platform/outbox/address.ts';
import { parseCalendarDate } from '#app/platform/time/calendar-date.ts';

/** The columns of an import and of the export of subscribers, in this order. */
export const SUBSCRIBER_COLUMNS = ['email', 'consent', 'consent_date', 'consent_source'] as const;
type Column = (typeof SUBSCRIBER_COLUMNS)[number];

/** The only basis of consent that is accepted: implied consent ends after two years (CASL, s. 10). */
export const EXPRESS = 'express';

export const MAX_ROWS = 50_000;
/** A file with more lines is refused unread, because reading it would block the event loop. */
export const MAX_LINES = 2 * MAX_ROWS;
const MAX_COLUMNS = 100;
/** A longer cell fits no column and is not looked at. */
const MAX_CELL = 1000;
const MAX_SOURCE = 200;
const EARLIEST_DATE = '1990-01-01';

/** Why a line was not taken. The first four are found by reading it, the others in the database. */
export type LineRefusal =
  | 'quotes'
  | 'cells'
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

/** Whether a file has more lines than are read. */
export function hasTooManyLines(text: string): boolean {
  let lines = 1;
  for (const _ of text.matchAll(/\r\n|\n|\r/g)) {
    lines += 1;
    if (lines > MAX_LINES) return true;
  }
  return false;
}

/**
 * Reads a CSV file of subscribers line by line. The first line names the columns; commas,
 * semicolons and tabs can separate them. Undefined if a required column is missing. Empty lines are
 * skipped. `today` is YYYY-MM-DD.
 */
export function readSubscriberCsv(text: string, today: string): ReadLine[] | undefined {
  const lines = text.replace(/^\uFEFF/, '').split(/\r\n|\n|\r/);
  const head = lines[0] ?? '';
  const separator = [',', ';', '\t'].find((one) => head.includes(one)) ?? ',';
  const names = readCells(head, separator, MAX_COLUMNS)?.map((name) => name.trim().toLowerCase());
  if (!names || names.length > MAX_COLUMNS) return undefined;
  if (SUBSCRIBER_COLUMNS.some((column) => !names.includes(column))) return undefined;
  const seen = new Set<string>();
  const read: ReadLine[] = [];
  for (let at = 1; at < lines.length; at++) {
    const content = lines[at] ?? '';
    if (content.trim() === '') continue;
    const line = at + 1;
    if (read.length >= MAX_ROWS) {
      read.push({ line, refusal: 'too-many' });
      continue;
    }
    const row = readRow(content, separator, names, today);
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

function readRow(
  content: string,
  separator: string,
  names: readonly string[],
  today: string,
): Omit<SubscriberRow, 'line'> | LineRefusal {
  const cells = readCells(content, separator, names.length);
  if (!cells) return 'quotes';
  if (cells.length !== names.length) return 'cells';
  const cell = (column: Column) => plainText(cells[names.indexOf(column)] ?? '');
  const [email, basis, date, source] = SUBSCRIBER_COLUMNS.map(cell) as [
    string,
    string,
    string,
    string,
  ];
  const address = readTypedAddress(email)?.address;
  if (address === undefined) return 'email';
  if (basis.toLowerCase() === 'implied') return 'implied';
  if (basis.toLowerCase() !== EXPRESS) return 'basis';
  if (parseCalendarDate(date) === undefined || date < EARLIEST_DATE) return 'date';
  if (date > today) return 'future';
  if (source === '' || source.length > MAX_SOURCE) return 'source';
  return { email: address, date, source };
}

/**
 * The cells of a line, one more than `most` at the most; undefined if its quotes don't match. A cell
 * never spans lines.
 */
function readCells(line: string, separator: string, most: number): string[] | undefined {
  const cells: string[] = [];
  let at = 0;
  for (;;) {
    let cell = '';
    if (line[at] === '"') {
      at++;
      for (;;) {
        const end = line.indexOf('"', at);
        if (end === -1) return undefined;
        cell += line.slice(at, end);
        at = end + 1;
        if (line[at] !== '"') break;
        cell += '"';
        at++;
      }
      if (at < line.length && line[at] !== separator) return undefined;
    } else {
      const end = line.indexOf(separator, at);
      cell = line.slice(at, end === -1 ? line.length : end);
      if (cell.includes('"')) return undefined;
      at += cell.length;
    }
    cells.push(cell);
    if (at >= line.length || cells.length > most) return cells;
    at++;
  }
}

/** Without the apostrophe that our export puts before what a spreadsheet takes for a formula. */
function plainText(cell: string): string {
  if (cell.length > MAX_CELL) return cell;
  return cell
    .replace(/^'(?=[=+\-@'])/, '')
    .replace(/\p{Cc}+/gu, ' ')
    .trim();
}
