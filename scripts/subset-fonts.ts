/**
 * Makes the two font files of the site from the published @fontsource-variable packages. Run it only
 * when a face or the set of characters changes; the results are committed. The metrics of the
 * fallback faces in app/app.css change only with a face (`npx fontpie` prints them).
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
  },
  {
    name: 'display',
    package: 'besley',
    characters: `${printableAscii}ÀÂÇÈÉÊËÎÔàâçèéêëîôùû–—‘’“”…·×°\u00a0`,
    weights: 600,
  },
] as const;

const source = process.argv[2];
if (!source) throw new Error('Name the folder that holds the unpacked packages.');

let total = 0;
for (const face of faces) {
  const folder = join(source, face.package);
  const original = await readFile(join(folder, 'files', `${face.package}-latin-wght-normal.woff2`));
  const keepFeatures = ['kern', 'mark', 'ccmp', 'locl', 'liga', 'tnum', 'lnum', 'case'];
  const woff2 = await subsetFont(original, face.characters, {
    keepFeatures,
    variationAxes: { wght: face.weights },
    noHinting: true,
    targetFormat: 'woff2',
  });
  await writeFile(join(target, `${face.name}.woff2`), woff2);
  await copyFile(join(folder, 'LICENSE'), join(target, `${face.package}-LICENSE.txt`));
  total += woff2.byteLength;
  console.log(`${face.name}: ${woff2.byteLength} bytes`);
}
console.log(`together ${total} of ${BUDGET_BYTES} bytes`);
if (total > BUDGET_BYTES) process.exitCode = 1;
