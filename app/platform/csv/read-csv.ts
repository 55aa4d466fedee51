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

export type CsvFile = Exclude<ReturnType<typeof readCsv>, CsvProblem>;

/** Stands in a cell for what can't be read: a byte of another encoding, a null character. */
export const UNREADABLE = '\ufffd';

/** Excel has 16,384 columns; a wider row is no row of a table. */
const MAX_CELLS = 20_000;
const SAMPLE_CHARS = 65_536;

/** How formats begin that are often given a wrong name, read as Windows-1252. */
const signatures: readonly (readonly [CsvProblem, string])[] = [
  ['workbook', 'PK\x03\x04'],
  ['old-workbook', 'ÐÏ\x11à'],
  ['picture', '‰PNG'],
  ['picture', 'ÿØÿ'],
  ['picture', 'GIF8'],
  ['picture', 'RIFF'],
  ['not-text', '%PDF'],
];

/**
 * Reads a file: finds out its encoding, its delimiter (comma, semicolon, tab, bar or what a line
 * "sep=;" names) and whether quotes within quotes are doubled or follow a backslash.
 * @param maxRows rows that are read at most
 * @returns the rows, or why it is no CSV file
 */
export function readCsv(bytes: Uint8Array, maxRows: number) {
  const first = new TextDecoder('windows-1252').decode(bytes.subarray(0, 4));
  const [problem] = signatures.find(([, start]) => first.startsWith(start)) ?? [];
  if (problem) return problem;
  const [decoded, encoding] = decode(bytes, first);
  const nulls = decoded.split('\0').length - 1;
  if (nulls * 100 > decoded.length) return 'not-text';
  const text = decoded.replaceAll('\0', UNREADABLE).replace(/\r\n?/g, '\n');
  if (text.trim() === '') return 'empty';
  const [{ length: start } = '', declared] = /^"?sep=([,;\t|])"?\n/i.exec(text) ?? [];
  const delimiter = (declared as Delimiter | undefined) ?? guessDelimiter(text);
  const parsed = parseRows(text, delimiter, maxRows, start);
  return parsed ? { ...parsed, delimiter, encoding } : 'not-text';
}

/** The delimiter that splits the first rows most evenly into several cells; else the comma. */
export function guessDelimiter(text: string): Delimiter {
  const sample = text.slice(0, SAMPLE_CHARS);
  const scoreOf = (delimiter: Delimiter) => {
    const { rows } = parseRows(sample, delimiter, 30) ?? { rows: [] };
    const alike = (width: number) => rows.filter(({ length }) => length === width).length;
    const widths = rows.map(({ length }) => length);
    const [width = 0] = widths.sort((a, b) => alike(b) - alike(a) || b - a);
    return width < 2 ? 0 : (alike(width) / rows.length) * 1000 + Math.min(width, 99);
  };
  const [best] = [...delimiters].sort((a, b) => scoreOf(b) - scoreOf(a));
  return best ?? ',';
}

/** Undefined if a row has more cells than a table can have. */
function parseRows(text: string, delimiter: Delimiter, maxRows: number, start = 0) {
  const rows: (readonly string[])[] = [];
  const lines: number[] = [];
  /** Indexes of the rows with a quotation mark that doesn't match; it was read as a character. */
  const brokenRows = new Set<number>();
  const hasBackslashes = /\\" *[^\s",;|]/.test(text);
  let at = start;
  let line = start === 0 ? 1 : 2;

  const endOf = (from: number): number => {
    let end = from;
    while (end < text.length && text[end] !== delimiter && text[end] !== '\n') end += 1;
    return end;
  };
  /** The quote that ends a quoted cell, or -1. */
  const closingQuote = (from: number): number => {
    for (let quote = text.indexOf('"', from); quote !== -1; quote = text.indexOf('"', quote + 1)) {
      let before = quote;
      while (hasBackslashes && before > from && text[before - 1] === '\\') before -= 1;
      if ((quote - before) % 2 === 1) continue;
      if (text[quote + 1] !== '"') return quote;
      quote += 1;
    }
    return -1;
  };
  const unescaped = (inside: string): string =>
    hasBackslashes
      ? inside.replace(/""|\\(["\\])/g, (_, escaped?: string) => escaped ?? '"')
      : inside.replaceAll('""', '"');
  /** The cell at `at`, which moves to its end. */
  const readCell = (): string => {
    const from = at;
    let open = from;
    while (text[open] === ' ') open += 1;
    if (text[open] === '"') {
      const close = closingQuote(open + 1);
      if (close !== -1) {
        const inside = text.slice(open + 1, close);
        at = endOf(close + 1);
        if (text.slice(close + 1, at).trim() === '') return unescaped(inside);
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
  const isCut = text.slice(at).trim() !== '';
  return { rows, lines, brokenRows, isCut };
}

/** ="0012" is how a program tells Excel that a cell is text. */
function textOf(cell: string): string {
  const [, text] = /^ *="(.*)" *$/s.exec(cell) ?? [];
  return text === undefined ? cell : text.replaceAll('""', '"');
}

/**
 * Decodes by the mark at the start, else by what the bytes are. UTF-16 without a mark has a null in
 * nearly every second byte of Western text. A few bytes that are no UTF-8 in a file with accents in
 * UTF-8 become {@link UNREADABLE} and don't spoil the others.
 */
function decode(bytes: Uint8Array, start: string): [text: string, encoding: Encoding] {
  const as = (label: string) => new TextDecoder(label).decode(bytes);
  const sample = bytes.subarray(0, 4096);
  const nulls = (side: number) => sample.filter((byte, at) => byte === 0 && at % 2 === side).length;
  const isWide = (side: number) =>
    nulls(side) * 4 > sample.length && nulls(1 - side) * 20 < sample.length;
  if (start.startsWith('ÿþ') || isWide(1)) return [as('utf-16le'), 'utf-16'];
  if (start.startsWith('þÿ') || isWide(0)) return [as('utf-16be'), 'utf-16'];
  const text = as('utf-8');
  // Each byte that is no UTF-8 became a character of three.
  const foreign = (new TextEncoder().encode(text).length - bytes.length) / 2;
  const accents = text.match(/[^\0-\x7f\ufffd]/g)?.length ?? 0;
  return foreign <= accents ? [text, 'utf-8'] : [as('windows-1252'), 'windows-1252'];
}
