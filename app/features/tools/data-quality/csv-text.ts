/**
 * Reads rows of text from the bytes of a file. Runs in a worker without DOM and network. Supports
 * what office software really saves, and broken or malicious files: every loop advances, so the
 * time is linear in the size of the file.
 */

export const delimiters = [',', ';', '\t', '|'] as const;
export type Delimiter = (typeof delimiters)[number];
export type CsvEncoding = 'utf-8' | 'windows-1252' | 'utf-16';

export const CSV_MAX_BYTES = 20 * 1024 * 1024;
/** Further rows aren't read, and no cleaned copy is offered. */
export const CSV_MAX_ROWS = 500_000;
export const CSV_MAX_COLUMNS = 200;

export type CsvProblem =
  | 'empty'
  | 'too-large'
  | 'workbook'
  | 'old-workbook'
  | 'picture'
  | 'not-text'
  | 'no-rows';

export type ParsedText = {
  readonly rows: string[][];
  /** For each row, the line of the file on which it starts; the first line is 1. */
  readonly lines: number[];
  /** The number of quotes without a plausible closing quote; they are read as plain characters. */
  readonly brokenQuotes: number;
  /** Rows beyond the limit were not read. */
  readonly truncated: boolean;
  /** Lines without any value, which are left out. */
  readonly blankRows: number;
};

/** The first bytes of binary formats, which identify them whatever the name of the file. */
const binarySignatures: readonly { signature: readonly number[]; problem: CsvProblem }[] = [
  { signature: [0x50, 0x4b, 3, 4], problem: 'workbook' },
  { signature: [0xd0, 0xcf, 0x11, 0xe0], problem: 'old-workbook' },
  { signature: [0x89, 0x50, 0x4e, 0x47], problem: 'picture' },
  { signature: [0xff, 0xd8, 0xff], problem: 'picture' },
  { signature: [0x47, 0x49, 0x46, 0x38], problem: 'picture' },
  { signature: [0x52, 0x49, 0x46, 0x46], problem: 'picture' },
  { signature: [0x25, 0x50, 0x44, 0x46], problem: 'not-text' },
];

const decodeUtf8 = (bytes: Uint8Array): string =>
  new TextDecoder('utf-8', { fatal: true }).decode(bytes);

/**
 * Decodes a file as UTF-8, else UTF-16 where it says so, else Windows-1252. Line ends become \n
 * and NUL characters are dropped and counted.
 * @returns 'workbook' for a spreadsheet file, 'not-text' for other binary data
 */
export function decodeCsv(
  bytes: Uint8Array,
):
  | { readonly text: string; readonly encoding: CsvEncoding; readonly nulCount: number }
  | { readonly problem: CsvProblem } {
  if (bytes.length > CSV_MAX_BYTES) return { problem: 'too-large' };
  if (bytes.length === 0) return { problem: 'empty' };
  const binary = binarySignatures.find(({ signature }) => startsWith(bytes, signature));
  if (binary !== undefined) return { problem: binary.problem };
  const { text, encoding } = decode(bytes);
  const clean = text.includes('\0') ? text.replaceAll('\0', '') : text;
  const nulCount = text.length - clean.length;
  if (nulCount * 100 > text.length) return { problem: 'not-text' };
  if (clean.trim() === '') return { problem: 'empty' };
  return {
    text: clean.includes('\r') ? clean.replace(/\r\n?/g, '\n') : clean,
    encoding,
    nulCount,
  };
}

/** The delimiter that splits the first rows most evenly into several fields; else the comma. */
export function guessDelimiter(text: string): Delimiter {
  const sample = text.slice(0, 65_536);
  let best: Delimiter = ',';
  let bestScore = 0;
  for (const delimiter of delimiters) {
    const widths = parseCsv(sample, delimiter, 30).rows.map((row) => row.length);
    const usual = mostFrequent(widths);
    if (usual < 2) continue;
    const even = widths.filter((width) => width === usual).length / widths.length;
    const score = even * 1000 + Math.min(usual, 99);
    if (score > bestScore) {
      best = delimiter;
      bestScore = score;
    }
  }
  return best;
}

/**
 * Parses rows. Lines without any content are skipped. A quote that never closes, or that closes
 * in the middle of a word many lines later, is taken as a plain character.
 * @param text with \n line ends
 */
export function parseCsv(
  text: string,
  delimiter: Delimiter,
  maxRows: number = CSV_MAX_ROWS + 1,
): ParsedText {
  const rows: string[][] = [];
  const lines: number[] = [];
  const end = text.length;
  let position = 0;
  let line = 1;
  let brokenQuotes = 0;
  let blankRows = 0;
  let nextDelimiter = -2;
  let nextNewline = -2;

  /** Ends of the plain field that starts at `from`: the next delimiter or line end. */
  const plainEnd = (from: number): number => {
    if (nextDelimiter < from && nextDelimiter !== -1) {
      nextDelimiter = text.indexOf(delimiter, from);
    }
    if (nextNewline < from && nextNewline !== -1) nextNewline = text.indexOf('\n', from);
    const stop = nextNewline === -1 ? end : nextNewline;
    return nextDelimiter === -1 ? stop : Math.min(nextDelimiter, stop);
  };

  while (position < end && rows.length < maxRows) {
    const row: string[] = [];
    const startLine = line;
    let hasContent = false;
    for (;;) {
      let field: string;
      let stop: number;
      const quoted = text.charCodeAt(position) === 34 ? readQuoted(text, position) : undefined;
      if (quoted !== undefined) {
        const isSpread = quoted.value.includes('\n');
        const before = [nextDelimiter, nextNewline] as const;
        stop = quoted.next < end ? plainEnd(quoted.next) : end;
        const tail = text.slice(quoted.next, stop);
        const isBroken = !quoted.closed || (isSpread && tail.trim() !== '');
        if (isBroken) {
          brokenQuotes += 1;
          // Restores the positions found before the quote. They aren't searched again, so a file
          // full of broken quotes still takes linear time.
          [nextDelimiter, nextNewline] = before;
          stop = plainEnd(position);
          field = text.slice(position, stop);
        } else {
          field = tail.trim() === '' ? quoted.value : quoted.value + tail;
          if (isSpread) line += countNewlines(quoted.value);
        }
      } else {
        stop = plainEnd(position);
        field = text.slice(position, stop);
      }
      row.push(field);
      if (!hasContent && field.trim() !== '') hasContent = true;
      position = stop + 1;
      if (stop >= end || text.charCodeAt(stop) === 10) break;
    }
    line += 1;
    if (hasContent) {
      rows.push(row);
      lines.push(startLine);
    } else if (position < end) blankRows += 1;
  }
  return {
    rows,
    lines,
    brokenQuotes,
    blankRows,
    truncated: position < end && text.slice(position).trim() !== '',
  };
}

/** A quoted field from its opening quote; `next` is the position after the closing one. */
function readQuoted(
  text: string,
  start: number,
): { readonly value: string; readonly next: number; readonly closed: boolean } {
  let from = start + 1;
  let isEscaped = false;
  for (;;) {
    const quote = text.indexOf('"', from);
    if (quote === -1) return { value: '', next: text.length, closed: false };
    if (text.charCodeAt(quote + 1) !== 34) {
      const raw = text.slice(start + 1, quote);
      return {
        value: isEscaped ? raw.replaceAll('""', '"') : raw,
        next: quote + 1,
        closed: true,
      };
    }
    isEscaped = true;
    from = quote + 2;
  }
}

function decode(bytes: Uint8Array): { text: string; encoding: CsvEncoding } {
  const isLittleEndian = startsWith(bytes, [0xff, 0xfe]);
  if (isLittleEndian || startsWith(bytes, [0xfe, 0xff])) {
    const label = isLittleEndian ? 'utf-16le' : 'utf-16be';
    return { text: new TextDecoder(label).decode(bytes), encoding: 'utf-16' };
  }
  try {
    return { text: decodeUtf8(bytes), encoding: 'utf-8' };
  } catch {
    return { text: new TextDecoder('windows-1252').decode(bytes), encoding: 'windows-1252' };
  }
}

function startsWith(bytes: Uint8Array, signature: readonly number[]): boolean {
  return signature.every((byte, index) => bytes[index] === byte);
}

function mostFrequent(values: readonly number[]): number {
  const counts = new Map<number, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return [...counts].sort((a, b) => b[1] - a[1] || b[0] - a[0])[0]?.[0] ?? 0;
}

function countNewlines(text: string): number {
  let count = 0;
  for (let at = text.indexOf('\n'); at !== -1; at = text.indexOf('\n', at + 1)) count += 1;
  return count;
}
