/**
 * Makes the two font files of the site from the published @fontsource-variable packages and prints
 * the metrics of their fallback faces for app/app.css. Run it only when a face or the set of
 * characters changes; the results are committed.
 *
 *   mkdir fonts && cd fonts
 *   npm pack @fontsource-variable/radio-canada@5.3.0 @fontsource-variable/besley@5.3.0
 *   (unpack each into a folder of its own: radio-canada/, besley/)
 *   node scripts/subset-fonts.ts <that folder>
 */
import { copyFile, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import subsetFont from 'subset-font';

const BUDGET_BYTES = 40_000;
const target = new URL('../app/fonts/', import.meta.url).pathname;

const printableAscii = Array.from({ length: 95 }, (_, at) => String.fromCharCode(32 + at)).join('');
// French and Portuguese names are common in Mississauga.
const accented = 'ÀÁÂÃÄÇÈÉÊËÍÎÏÑÓÔÕÖÙÚÛÜàáâãäçèéêëíîïñóôõöùúûüÿœæß';
const marks = '–—‘’“”…•·©®™°×−≤≥≈½→←↑↓↗✓€£\u00a0\u202f';

const faces = [
  {
    name: 'text',
    package: 'radio-canada',
    characters: printableAscii + accented + marks,
    weights: { min: 400, max: 700 },
    fallback: { name: 'Arial', widths: arialWidths() },
  },
  {
    name: 'display',
    package: 'besley',
    characters: `${printableAscii}ÀÂÇÈÉÊËÎÔàâçèéêëîôùû–—‘’“”…·×°\u00a0`,
    weights: 600,
    // Average character width of English text in Georgia, from its published metrics (913 of 2048
    // units).
    fallback: { name: 'Georgia', average: 913 / 2048 },
  },
] as const;

const source = process.argv[2];
if (!source) throw new Error('Name the folder that holds the unpacked packages.');

let total = 0;
for (const face of faces) {
  const folder = join(source, face.package);
  const original = await readFile(join(folder, 'files', `${face.package}-latin-wght-normal.woff2`));
  const keepFeatures = ['kern', 'mark', 'ccmp', 'locl', 'liga', 'tnum', 'lnum', 'case'];
  const options = { keepFeatures, variationAxes: { wght: face.weights }, noHinting: true };
  const woff2 = await subsetFont(original, face.characters, { ...options, targetFormat: 'woff2' });
  await writeFile(join(target, `${face.name}.woff2`), woff2);
  await copyFile(join(folder, 'LICENSE'), join(target, `${face.package}-LICENSE.txt`));
  total += woff2.byteLength;
  const plain = await subsetFont(original, face.characters, { ...options, targetFormat: 'sfnt' });
  const metrics = fontMetrics(plain);
  const own = averageWidth(metrics.widths);
  const other =
    'widths' in face.fallback ? averageWidth(face.fallback.widths) : face.fallback.average;
  const adjust = own / other;
  const percent = (value: number) => `${(value * 100).toFixed(2)}%`;
  console.log(
    `${face.name}: ${woff2.byteLength} bytes; over ${face.fallback.name}:`,
    `size-adjust ${percent(adjust)}; ascent-override ${percent(metrics.ascent / adjust)};`,
    `descent-override ${percent(metrics.descent / adjust)}; line-gap-override ${percent(metrics.lineGap / adjust)}`,
  );
}
console.log(`together ${total} of ${BUDGET_BYTES} bytes`);
if (total > BUDGET_BYTES) process.exitCode = 1;

/**
 * Ascent, descent and line gap in em, and the advance width of each printable ASCII character in
 * em.
 */
function fontMetrics(font: Uint8Array) {
  const view = new DataView(font.buffer, font.byteOffset, font.byteLength);
  const tables = new Map<string, number>();
  for (let at = 0; at < view.getUint16(4); at++) {
    const record = 12 + at * 16;
    const tag = String.fromCharCode(...font.subarray(record, record + 4));
    tables.set(tag, view.getUint32(record + 8));
  }
  const start = (tag: string) => {
    const offset = tables.get(tag);
    if (offset === undefined) throw new Error(`The font has no ${tag} table.`);
    return offset;
  };
  const em = view.getUint16(start('head') + 18);
  const measures = view.getUint16(start('hhea') + 34);
  const widths = new Map<string, number>();
  for (const character of printableAscii) {
    const glyph = glyphOf(view, start('cmap'), character.charCodeAt(0));
    const advance = view.getUint16(start('hmtx') + Math.min(glyph, measures - 1) * 4);
    widths.set(character, advance / em);
  }
  return {
    ascent: view.getInt16(start('hhea') + 4) / em,
    descent: -view.getInt16(start('hhea') + 6) / em,
    lineGap: view.getInt16(start('hhea') + 8) / em,
    widths,
  };
}

/** The glyph number of a character, from the format 4 subtable; 0 if there is none. */
function glyphOf(view: DataView, cmap: number, code: number): number {
  for (let at = 0; at < view.getUint16(cmap + 2); at++) {
    const table = cmap + view.getUint32(cmap + 4 + at * 8 + 4);
    if (view.getUint16(table) !== 4) continue;
    const twice = view.getUint16(table + 6);
    for (let segment = 0; segment < twice; segment += 2) {
      if (code > view.getUint16(table + 14 + segment)) continue;
      const first = view.getUint16(table + 16 + twice + segment);
      if (code < first) return 0;
      const delta = view.getUint16(table + 16 + 2 * twice + segment);
      const rangeAt = table + 16 + 3 * twice + segment;
      const range = view.getUint16(rangeAt);
      if (range === 0) return (code + delta) & 0xffff;
      return view.getUint16(rangeAt + range + 2 * (code - first));
    }
  }
  return 0;
}

/** Average advance width in em of English text (letter frequencies of a general corpus). */
function averageWidth(widths: ReadonlyMap<string, number>): number {
  const perThousand: Record<string, number> = {
    ' ': 182, e: 102, t: 75, a: 65, o: 62, i: 57, n: 57, s: 53, h: 50, r: 50, d: 33, l: 33, u: 23,
    c: 22, m: 20, w: 17, f: 20, g: 16, y: 14, p: 15, b: 13, v: 8, k: 6, x: 1, j: 1, q: 1, z: 1,
    '.': 10, ',': 12,
  }; // biome-ignore format: a table
  let sum = 0;
  let count = 0;
  for (const [character, frequency] of Object.entries(perThousand)) {
    sum += (widths.get(character) ?? 0) * frequency;
    count += frequency;
  }
  return sum / count;
}

/** Advance widths of Arial in em (from Helvetica's published AFM file, which has the same). */
function arialWidths(): ReadonlyMap<string, number> {
  const groups: Record<number, string> = {
    222: 'ijl', 278: ' .,ft', 333: 'r', 500: 'ckvsxyz', 556: 'abdeghnopqu', 722: 'w', 833: 'm',
  }; // biome-ignore format: a table
  const widths = new Map<string, number>();
  for (const [width, characters] of Object.entries(groups)) {
    for (const character of characters) widths.set(character, Number(width) / 1000);
  }
  return widths;
}
