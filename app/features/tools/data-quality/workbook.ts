import { strFromU8, unzipSync } from 'fflate';
import type { Rows } from '#app/platform/csv/read-csv.ts';

/** Workbooks are compressed, so a small file could unpack to gigabytes. */
const MAX_UNPACKED_BYTES = 300 * 1024 * 1024;
const MAX_COLUMN = 16_384;

type Sheet = Rows & { readonly name: string };
type ReadCell = (tag: string, content: string) => string;

/**
 * Reads the first sheet with rows of an .xlsx workbook; hidden sheets come last. Names with
 * backslashes, elements with prefixes, and cells and rows without references are read as Excel
 * reads them.
 * @returns the sheet, or what is wrong with the file
 */
export function readWorkbook(
  bytes: Uint8Array,
): Sheet | 'not-text' | 'workbook' | 'too-large' | 'empty' {
  try {
    let unpacked = 0;
    const archive = unzipSync(bytes, {
      filter: ({ name, originalSize }) => {
        unpacked += originalSize;
        return unpacked <= MAX_UNPACKED_BYTES && /^xl\/.*(xml|rels)$/.test(partName(name));
      },
    });
    if (unpacked > MAX_UNPACKED_BYTES) return 'too-large';
    const parts = new Map(Object.entries(archive).map(([name, data]) => [partName(name), data]));
    const part = (name: string) => xmlOf(parts.get(partName(name)));
    const book = part('xl/workbook.xml');
    if (book === '') return 'not-text';
    const targets = elements(part('xl/_rels/workbook.xml.rels'), 'Relationship');
    const strings = elements(part('xl/sharedStrings.xml'), 'si');
    const readCell = cellReader(
      strings.map(({ content }) => richText(content)),
      dateStyles(part('xl/styles.xml')),
      /date1904="(1|true)"/.test(book),
    );
    const sheets = elements(book, 'sheet').map(({ tag }) => ({
      name: attribute(tag, 'name'),
      path: attribute(
        targets.find((one) => attribute(one.tag, 'Id') === attribute(tag, 'r:id'))?.tag ?? '',
        'Target',
      ),
      isHidden: /hidden/i.test(attribute(tag, 'state')),
    }));
    let best: Sheet | undefined;
    for (const { name, path } of sheets.toSorted((a, b) => +a.isHidden - +b.isHidden)) {
      const xml = part(/^[\\/]/.test(path) ? path : `xl/${path}`);
      const sheet = { name, ...readRows(xml, readCell) };
      if (sheet.rows.length > 1) return sheet;
      if (sheet.rows.length === 1) best ??= sheet;
    }
    return best ?? 'empty';
  } catch {
    return 'workbook';
  }
}

function partName(name: string): string {
  return name.replaceAll('\\', '/').replace(/^\/+/, '').toLowerCase();
}

/** The text of a part without the prefixes of its elements. */
function xmlOf(data: Uint8Array | undefined): string {
  return data === undefined ? '' : strFromU8(data).replace(/<(\/?)[\w.-]+:/g, '<$1');
}

/** The elements of a name, which have no elements of the same name in them. */
function elements(xml: string, name: string): { tag: string; content: string }[] {
  const element = new RegExp(`<${name}((?:\\s[^>]*?)?)(?:/>|>([^]*?)</${name}>)`, 'g');
  return Array.from(xml.matchAll(element), ([, tag = '', content = '']) => ({ tag, content }));
}

function attribute(tag: string, name: string): string {
  const value = new RegExp(`\\s${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)')`).exec(tag);
  return plainText(value?.[1] ?? value?.[2] ?? '');
}

/** The text of a string whose parts may look different, without its phonetic reading. */
function richText(content: string): string {
  const texts = elements(content.replace(/<rPh\b[\s\S]*?<\/rPh>/g, ''), 't');
  return texts.map((text) => plainText(text.content)).join('');
}

const entities: Record<string, string> = { lt: '<', gt: '>', amp: '&', quot: '"', apos: "'" };

function plainText(xml: string): string {
  return xml.replace(/&(#x|#)?(\w+);|_x([\da-f]{4})_/gi, (all, number, name, code) => {
    if (number === undefined && code === undefined) return entities[name] ?? all;
    return String.fromCodePoint(Number.parseInt(code ?? name, number === '#' ? 10 : 16));
  });
}

/** For each style of a cell whether it shows a day or a time. */
function dateStyles(xml: string): boolean[] {
  const codes = new Map(
    elements(xml, 'numFmt').map(({ tag }) => [
      attribute(tag, 'numFmtId'),
      attribute(tag, 'formatCode').replace(/"[^"]*"|\\.|\[[^\]]*\]/g, ''),
    ]),
  );
  const [styles] = elements(xml, 'cellXfs');
  return Array.from((styles?.content ?? '').matchAll(/<xf\b[^>]*/g), ([tag]) => {
    const id = attribute(tag, 'numFmtId');
    const isKnown = /^(1[4-9]|2[0-27-9]|3[0-6]|4[5-7]|5[0-8])$/.test(id);
    return /[dmyhs]/i.test(codes.get(id) ?? (isKnown ? 'd' : ''));
  });
}

/** Reads what a cell shows: days as YYYY-MM-DD, with their time if they have one. */
function cellReader(shared: string[], isDate: boolean[], is1904: boolean): ReadCell {
  return (tag, content) => {
    const type = attribute(tag, 't');
    if (type === 'inlineStr') return richText(content);
    const value = plainText(elements(content, 'v')[0]?.content ?? '');
    if (type === 's') return shared[Number(value)] ?? '';
    if (type === 'b') return value === '1' ? 'TRUE' : 'FALSE';
    if (value === '' || (type !== '' && type !== 'n')) return value;
    if (isDate[Number(attribute(tag, 's'))]) return dateText(Number(value) + (is1904 ? 1462 : 0));
    // The fifteen digits that a spreadsheet keeps.
    return `${Number(Number(value).toPrecision(15))}`;
  };
}

/** Days since December 30, 1899; less than one is a time of the day. */
function dateText(days: number): string {
  const date = new Date(Math.round((days - 25_569) * 86_400) * 1000);
  if (Number.isNaN(date.getTime())) return `${days}`;
  const [day = '', time = ''] = date.toISOString().slice(0, 16).split('T');
  if (days < 1) return time;
  return time === '00:00' ? day : `${day} ${time}`;
}

/** The rows with content, in the order of the file. A row may be split into several elements. */
function readRows(xml: string, readCell: ReadCell): Rows {
  const rows: string[][] = [];
  const lines: number[] = [];
  let line = 0;
  let row: string[] = [];
  for (const [, rowTag, cellTag = '', content = ''] of xml.matchAll(
    /<row\b([^>]*)>|<c((?:\s[^>]*?)?)(?:\/>|>([\s\S]*?)<\/c>)/g,
  )) {
    const [, letters = '', digits] = /\sr="([A-Z]*)(\d+)"/.exec(rowTag ?? cellTag) ?? [];
    const number = digits === undefined ? line + Number(rowTag !== undefined) : Number(digits);
    if (number !== line) row = [];
    line = number;
    if (rowTag !== undefined) continue;
    const column = letters === '' ? row.length : columnOf(letters);
    if (column >= MAX_COLUMN) continue;
    while (row.length < column) row.push('');
    row[column] = readCell(cellTag, content);
    if (row[column].trim() === '' || lines.at(-1) === line) continue;
    rows.push(row);
    lines.push(line);
  }
  return { rows, lines };
}

function columnOf(letters: string): number {
  let column = 0;
  for (const letter of letters) column = column * 26 + letter.charCodeAt(0) - 64;
  return column - 1;
}
