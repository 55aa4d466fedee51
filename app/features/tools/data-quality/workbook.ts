import { strFromU8, unzipSync } from 'fflate';
import type { CsvFile } from '#app/platform/csv/read-csv.ts';
import { fileLimits } from './file-input.ts';

/**
 * Reads the first sheet with rows of an .xlsx workbook. Names with backslashes, elements with
 * prefixes, and cells and rows without references are read as Excel reads them.
 * @returns the sheet, or what is wrong with the file
 */
export function readWorkbook(bytes: Uint8Array) {
  try {
    const archive = unzipSync(bytes, { filter: ({ name }) => /(xml|rels)$/.test(name) });
    const parts = new Map(Object.entries(archive).map(([name, data]) => [partName(name), data]));
    /** The elements of a name in a part, without their prefixes. */
    const read = (path: string, name: string) => {
      const data = parts.get(partName(path));
      return elements(data ? strFromU8(data).replace(/<(\/?)\w+:/g, '<$1') : '', name);
    };
    const sheets = read('workbook.xml', 'sheet');
    if (sheets.length === 0) return 'not-text';
    const targets = read('_rels/workbook.xml.rels', 'Relationship');
    const texts = read('sharedStrings.xml', 'si').map(textOf);
    const formats = read('styles.xml', 'numFmt');
    const styles = read('styles.xml', 'cellXfs').flatMap(({ content }) => elements(content, 'xf'));
    const isDate = styles.map((style) => isDateFormat(style.get('numFmtId'), formats));
    const from1904 = read('workbook.xml', 'workbookPr').some((settings) =>
      /^(1|true)$/.test(settings.get('date1904')),
    );
    const cellText = (cell: Element) => {
      const type = cell.get('t');
      const value = textOf(cell);
      if (type === 's') return texts[Number(value)] ?? '';
      if (type === 'b') return value === '1' ? 'TRUE' : 'FALSE';
      if (value === '' || (type !== '' && type !== 'n')) return value;
      if (isDate[Number(cell.get('s'))]) return dateText(Number(value) + (from1904 ? 1462 : 0));
      // The fifteen digits that a spreadsheet keeps.
      return `${Number(Number(value).toPrecision(15))}`;
    };
    for (const sheet of sheets) {
      const target = targets.find((one) => one.get('Id') === sheet.get('r:id'));
      const table = readRows(read(target?.get('Target') ?? '', 'row'), cellText);
      if (table.rows.length > 1) return table;
    }
    return 'empty';
  } catch {
    return 'workbook';
  }
}

/** The path of a part within the folder of the workbook. */
function partName(path: string): string {
  return path
    .replaceAll('\\', '/')
    .replace(/^\/?xl\//i, '')
    .toLowerCase();
}

type Element = ReturnType<typeof elements>[number];

/** The elements of a name, which have no elements of the same name in them. */
function elements(xml: string, name: string) {
  const element = new RegExp(`<${name}((?:\\s[^>]*?)?)(?:/>|>([^]*?)</${name}>)`, 'g');
  return Array.from(xml.matchAll(element), ([, tag = '', content = '']) => ({
    content,
    /** The value of an attribute; empty without one. */
    get: (attribute: string) =>
      plainText(new RegExp(`\\s${attribute}\\s*=\\s*(["'])(.*?)\\1`).exec(tag)?.[2] ?? ''),
  }));
}

/** The value of a cell, or the text of a string, whose parts may look different. */
function textOf({ content }: Element): string {
  const found = [...elements(content, 'v'), ...elements(content, 't')];
  return found.map((text) => plainText(text.content)).join('');
}

const entities: Record<string, string> = { lt: '<', gt: '>', amp: '&', quot: '"', apos: "'" };

function plainText(xml: string): string {
  return xml.replace(/&(#x?)?(\w+);|_x([\dA-F]{4})_/g, (all, number, name, code) => {
    if (!number && !code) return entities[name] ?? all;
    return String.fromCodePoint(Number.parseInt(code ?? name, number === '#' ? 10 : 16));
  });
}

/** Whether a format shows a day or a time. Those below 50 are the same in every workbook. */
function isDateFormat(id: string, formats: readonly Element[]): boolean {
  const own = formats.find((format) => format.get('numFmtId') === id)?.get('formatCode');
  if (own === undefined) return /^(1[4-9]|2[0-2]|4[5-7])$/.test(id);
  return /[dmyhs]/i.test(own.replace(/"[^"]*"|\\.|\[[^\]]*\]/g, ''));
}

/** Days since December 30, 1899, as YYYY-MM-DD, with the time if there is one. */
function dateText(days: number): string {
  // The last is December 31, 9999.
  if (!(days >= 0 && days < 2_958_466)) return `${days}`;
  const date = new Date(Math.round((days - 25_569) * 86_400) * 1000);
  const text = date.toISOString().slice(0, 16).replace('T', ' ');
  return text.replace(/^1899-12-30 | 00:00$/, '');
}

/** The rows with content, all of one width. A row may be split into several elements. */
function readRows(xmlRows: readonly Element[], readCell: (cell: Element) => string): CsvFile {
  const found = new Map<number, string[]>();
  let line = 0;
  let width = 0;
  for (const xmlRow of xmlRows) {
    line = Number(xmlRow.get('r')) || line + 1;
    const row = found.get(line) ?? [];
    for (const cell of elements(xmlRow.content, 'c')) {
      const letters = cell.get('r').match(/[A-Z]/g) ?? [];
      const column = letters.reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0);
      const value = readCell(cell);
      row[column === 0 ? row.length : column - 1] = value;
      if (value.trim() !== '') found.set(line, row);
    }
    width = Math.max(width, row.length);
  }
  return {
    rows: Array.from(found.values(), (row) =>
      Array.from({ length: width }, (_, at) => row[at] ?? ''),
    ),
    lines: [...found.keys()],
    brokenRows: new Set(),
    isCut: found.size > fileLimits.rows,
    delimiter: ',',
    encoding: 'utf-8',
  };
}
