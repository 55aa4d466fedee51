/**
 * The reader of CSV files, for browser and server: as office software, databases and web programs
 * really write them, and broken or malicious ones. It never throws, and its time is linear in the
 * size of the file.
 */

export const delimiters = [',', ';', '\t', '|'] as const;
export type Delimiter = (typeof delimiters)[number];
export type Encoding = 'utf-8' | 'utf-16' | 'windows-1252';

/** Why a file is no CSV file. */
export type CsvProblem = 'empty' | 'workbook' | 'old-workbook' | 'picture' | 'not-text';

/** Rows of text. Each keeps its own width; rows without any content are left out. */
export type Rows = {
  readonly rows: readonly (readonly string[])[];
  /** The line of the file on which each row starts; the first is 1. */
  readonly lines: readonly number[];
};

export type CsvFile = Rows & {
  readonly delimiter: Delimiter;
  readonly encoding: Encoding;
  /** Indexes of the rows with a quotation mark that doesn't match; it was read as a character. */
  readonly brokenRows: ReadonlySet<number>;
  /** There are more rows than were to be read. */
  readonly isCut: boolean;
};

/** Stands in a cell for what can't be read: a byte of another encoding, a null character. */
export const UNREADABLE = '\ufffd';

/** Excel has 16,384 columns; a wider row is no row of a table. */
const MAX_CELLS = 20_000;
const SAMPLE_CHARS = 65_536;

/** The first bytes of formats that are often given a wrong name. */
const signatures: readonly (readonly [CsvProblem, readonly number[]])[] = [
  ['workbook', [0x50, 0x4b, 3, 4]],
  ['old-workbook', [0xd0, 0xcf, 0x11, 0xe0]],
  ['picture', [0x89, 0x50, 0x4e, 0x47]],
  ['picture', [0xff, 0xd8, 0xff]],
  ['picture', [0x47, 0x49, 0x46, 0x38]],
  ['picture', [0x52, 0x49, 0x46, 0x46]],
  ['not-text', [0x25, 0x50, 0x44, 0x46]],
];

/**
 * Reads a file: finds out its encoding, its delimiter (comma, semicolon, tab, bar or what a line
 * "sep=;" names) and whether quotes within quotes are doubled or follow a backslash.
 * @param maxRows rows that are read at most
 * @returns the rows, or why it is no CSV file
 */
export function readCsv(bytes: Uint8Array, maxRows: number): CsvFile | CsvProblem {
  const known = signatures.find(([, start]) => start.every((byte, at) => bytes[at] === byte));
  if (known !== undefined) return known[0];
  const { text: decoded, encoding } = decode(bytes);
  const nulls = decoded.split('\0').length - 1;
  if (nulls * 100 > decoded.length) return 'not-text';
  const text = decoded.replaceAll('\0', UNREADABLE).replace(/\r\n?/g, '\n');
  if (text.trim() === '') return 'empty';
  const declared = /^"?sep=([,;\t|])"?\n/i.exec(text);
  const start = declared === null ? 0 : declared[0].length;
  const delimiter = (declared?.[1] as Delimiter | undefined) ?? guessDelimiter(text);
  const parsed = parseRows(text, { start, delimiter, maxRows });
  return parsed === undefined ? 'not-text' : { ...parsed, delimiter, encoding };
}

/** The delimiter that splits the first rows most evenly into several cells; else the comma. */
export function guessDelimiter(text: string): Delimiter {
  const sample = text.slice(0, SAMPLE_CHARS);
  let best: Delimiter = ',';
  let bestScore = 0;
  for (const delimiter of delimiters) {
    const { rows } = parseRows(sample, { start: 0, delimiter, maxRows: 30 }) ?? { rows: [] };
    const counts = new Map<number, number>();
    for (const { length } of rows) counts.set(length, (counts.get(length) ?? 0) + 1);
    const [width = 0, count = 0] = [...counts].sort((a, b) => b[1] - a[1] || b[0] - a[0])[0] ?? [];
    const score = width < 2 ? 0 : (count / rows.length) * 1000 + Math.min(width, 99);
    if (score > bestScore) {
      best = delimiter;
      bestScore = score;
    }
  }
  return best;
}

type Options = { start: number; delimiter: Delimiter; maxRows: number };

/** Undefined if a row has more cells than a table can have. */
function parseRows(text: string, { start, delimiter, maxRows }: Options) {
  const rows: string[][] = [];
  const lines: number[] = [];
  const brokenRows = new Set<number>();
  const hasBackslashes = /\\" *[^\s",;|]/.test(text);
  let at = start;
  let line = start === 0 ? 1 : 2;

  const endOf = (from: number): number => {
    let end = from;
    while (end < text.length && text[end] !== delimiter && text[end] !== '\n') end += 1;
    return end;
  };
  /** The cell at `at`, which moves to its end. */
  const readCell = (): string => {
    const from = at;
    let open = from;
    while (text[open] === ' ') open += 1;
    if (text[open] === '"') {
      const close = closingQuote(text, open + 1, hasBackslashes);
      if (close !== -1) {
        const inside = text.slice(open + 1, close);
        at = endOf(close + 1);
        if (text.slice(close + 1, at).trim() === '') return unescaped(inside, hasBackslashes);
        brokenRows.add(rows.length);
        if (!inside.includes('\n')) return text.slice(open, at);
      }
      brokenRows.add(rows.length);
    }
    at = endOf(from);
    return text.slice(from, at);
  };

  while (at < text.length && rows.length < maxRows) {
    const row: string[] = [];
    const from = at;
    do {
      if (row.length > 0) at += 1;
      if (row.length === MAX_CELLS) return undefined;
      row.push(textOf(readCell()));
    } while (text[at] === delimiter);
    if (row.some((cell) => cell.trim() !== '')) {
      rows.push(row);
      lines.push(line);
    }
    at += 1;
    line += text.slice(from, at).split('\n').length - 1;
  }
  return { rows, lines, brokenRows, isCut: text.slice(at).trim() !== '' };
}

/** The quote that ends a quoted cell, or -1. */
function closingQuote(text: string, from: number, hasBackslashes: boolean): number {
  for (let at = text.indexOf('"', from); at !== -1; at = text.indexOf('"', at + 1)) {
    let before = at;
    while (hasBackslashes && before > from && text[before - 1] === '\\') before -= 1;
    const isEscaped = (at - before) % 2 === 1;
    if (!isEscaped && text[at + 1] !== '"') return at;
    if (!isEscaped) at += 1;
  }
  return -1;
}

function unescaped(inside: string, hasBackslashes: boolean): string {
  if (!hasBackslashes) return inside.replaceAll('""', '"');
  return inside.replace(/""|\\(["\\])/g, (_, escaped?: string) => escaped ?? '"');
}

/** ="0012" is how a program tells Excel that a cell is text. */
function textOf(cell: string): string {
  const [, text] = /^ *="(.*)" *$/s.exec(cell) ?? [];
  return text === undefined ? cell : text.replaceAll('""', '"');
}

/**
 * Decodes by the mark at the start, else by what the bytes are. A few bytes that are no UTF-8 in a
 * file with accents in UTF-8 become {@link UNREADABLE} and don't spoil the others.
 */
function decode(bytes: Uint8Array): { text: string; encoding: Encoding } {
  const as = (label: string) => new TextDecoder(label).decode(bytes);
  const wide = wideEncoding(bytes);
  if (wide !== undefined) return { text: as(wide), encoding: 'utf-16' };
  const text = as('utf-8');
  if (isUtf8(bytes)) return { text, encoding: 'utf-8' };
  const foreign = text.split(UNREADABLE).length - 1;
  const accents = text.match(/[^\0-\x7f\ufffd]/g)?.length ?? 0;
  if (foreign <= accents) return { text, encoding: 'utf-8' };
  return { text: as('windows-1252'), encoding: 'windows-1252' };
}

function isUtf8(bytes: Uint8Array): boolean {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return true;
  } catch {
    return false;
  }
}

/** UTF-16 has a mark, or a null in nearly every second byte of Western text. */
function wideEncoding(bytes: Uint8Array): string | undefined {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  const nulls = [0, 0];
  const length = Math.min(bytes.length, 4096);
  for (let at = 0; at < length; at += 1)
    if (bytes[at] === 0) nulls[at % 2] = (nulls[at % 2] ?? 0) + 1;
  const [even = 0, odd = 0] = nulls;
  if (odd * 4 > length && even * 20 < length) return 'utf-16le';
  return even * 4 > length && odd * 20 < length ? 'utf-16be' : undefined;
}
