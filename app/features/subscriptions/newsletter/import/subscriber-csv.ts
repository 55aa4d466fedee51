import { type CsvFile, type CsvProblem, readCsv, UNREADABLE } from '#app/platform/csv/read-csv.ts';
import { personOf, readTypedAddress } from '#app/platform/outbox/address.ts';
import { parseCalendarDate } from '#app/platform/time/calendar-date.ts';

/** The columns of the export of subscribers, in this order; an import knows them by these names. */
export const SUBSCRIBER_COLUMNS = [
  'email',
  'name',
  'consent',
  'consent_date',
  'consent_source',
] as const;

/** What a column of a file can be, with the headings by which it is recognized. */
const HEADINGS = {
  email: /^(?:e ?mail|e ?mail address|email addresses|mail|courriel|adresse e ?mail)$/,
  name: /^(?:name|full name|first name|given name|fname|contact|nom|prénom)$/,
  lastName: /^(?:last name|surname|family name|lname|nom de famille)$/,
  consent: /^consent$/,
  date: /^(?:consent date|opt ?in time|opt ?in date|confirm time|subscribed|subscribed (?:on|at))$/,
  source: /^consent source$/,
} as const;

export type ImportField = keyof typeof HEADINGS;
export const importFields = Object.keys(HEADINGS) as ImportField[];

/** The column of each field, counted from 0; -1 for a field without one. */
export type ColumnChoice = Record<ImportField, number>;

/** How a file is read: its columns, and what holds for every line where there is no column. */
export type ImportChoice = { columns: ColumnChoice; date: string; source: string };

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
/** A longer name is cut. */
const MAX_NAME = 100;
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

export type SubscriberRow = {
  line: number;
  email: string;
  name: string;
  /** YYYY-MM-DD. */
  date: string;
  source: string;
};
export type ReadLine = SubscriberRow | { line: number; refusal: LineRefusal };

/** Why a file was not read at all. */
export type FileRefusal = 'too-many-rows' | 'no-addresses' | CsvProblem;

/** A CSV file with people in it. */
export type SubscriberFile = {
  csv: CsvFile;
  /** The index of the first row below the headings. */
  start: number;
  /** The headings, or numbers where there are none. */
  names: readonly string[];
  /** What the columns seem to be. */
  guess: ColumnChoice;
};

/** Opens a CSV file with a column of email addresses, whatever it and the others are called. */
export function openSubscriberFile(bytes: Uint8Array): SubscriberFile | FileRefusal {
  const csv = readCsv(bytes, MAX_READ);
  if (typeof csv === 'string') return csv;
  if (csv.isCut) return 'too-many-rows';
  const top = csv.rows.slice(0, MAX_TITLE_ROWS + 1);
  const named = top.findIndex((row) => row.some((cell) => HEADINGS.email.test(plainName(cell))));
  const filled = top.findIndex((row) => row.some(isAddress));
  if (named < 0 && filled < 0) return 'no-addresses';
  // Headings in other words stand right above the first address, and are as many.
  const isHeaded = csv.rows[filled - 1]?.length === csv.rows[filled]?.length;
  const isNamed = named >= 0 && (filled < 0 || named < filled);
  const head = isNamed ? named : isHeaded ? filled - 1 : -1;
  const start = head < 0 ? filled : head + 1;
  const cells = csv.rows[head < 0 ? start : head] ?? [];
  const plain = head < 0 ? [] : cells.map(plainName);
  const columnOf = (field: ImportField) => plain.findIndex((name) => HEADINGS[field].test(name));
  const guess = Object.fromEntries(importFields.map((field) => [field, columnOf(field)]));
  const email = isNamed ? guess.email : csv.rows[filled]?.findIndex(isAddress);
  return {
    csv,
    start,
    names: cells.map((cell, at) => (head < 0 ? '' : cell.trim().slice(0, 40)) || String(at + 1)),
    guess: { ...(guess as ColumnChoice), email: email ?? -1 },
  };
}

/**
 * Reads the people of a file. `today` is YYYY-MM-DD.
 * @returns each row below the headings, or why it can't be taken
 */
export function readSubscribers(
  { csv, start, names }: SubscriberFile,
  choice: ImportChoice,
  today: string,
): ReadLine[] {
  const seen = new Set<string>();
  const read: ReadLine[] = [];
  for (let at = start; at < csv.rows.length; at++) {
    const line = csv.lines[at] ?? 0;
    const row = read.length < MAX_ROWS ? readRow(csv, at, names.length, choice, today) : 'too-many';
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

/** Why a consent with this date and source is no evidence; undefined if it is. */
export function findConsentFault(
  { date, source }: Pick<ImportChoice, 'date' | 'source'>,
  today: string,
): 'date' | 'future' | 'source' | undefined {
  if (parseCalendarDate(date) === undefined || date < EARLIEST_DATE) return 'date';
  if (date > today) return 'future';
  return source === '' || source.length > MAX_SOURCE ? 'source' : undefined;
}

const isAddress = (cell: string): boolean =>
  cell.includes('@') && readTypedAddress(plainText(cell)) !== undefined;

const plainName = (cell: string): string =>
  cell
    .slice(0, MAX_CELL)
    .trim()
    .toLowerCase()
    .replace(/[\s_-]+/g, ' ');

function readRow(
  { rows, brokenRows }: CsvFile,
  at: number,
  width: number,
  choice: ImportChoice,
  today: string,
): Omit<SubscriberRow, 'line'> | LineRefusal {
  const cells = rows[at] ?? [];
  if (brokenRows.has(at)) return 'quotes';
  if (cells.length !== width) return 'cells';
  const { columns } = choice;
  const cell = (field: ImportField) => plainText(cells[columns[field]] ?? '');
  if (importFields.some((field) => cell(field).includes(UNREADABLE))) return 'unreadable';
  const address = readTypedAddress(cell('email'))?.address;
  if (address === undefined) return 'email';
  const basis = cell('consent').toLowerCase();
  if (basis === 'implied') return 'implied';
  if (columns.consent >= 0 && basis !== EXPRESS) return 'basis';
  // Other programs write the time after the day.
  const date = columns.date < 0 ? choice.date : cell('date').replace(/(?<=^[\d-]{10})[ T].*$/, '');
  const source = columns.source < 0 ? choice.source : cell('source');
  const fault = findConsentFault({ date, source }, today);
  if (fault) return fault;
  const name = `${cell('name')} ${cell('lastName')}`.trim().slice(0, MAX_NAME);
  return { email: address, name, date, source };
}

/** Without the apostrophe that our export puts before what a spreadsheet takes for a formula. */
function plainText(cell: string): string {
  if (cell.length > MAX_CELL) return cell;
  return cell
    .replace(/^'(?=[=+\-@'])/, '')
    .replace(/\p{Cc}+/gu, ' ')
    .trim();
}
