/**
 * Renders the home-screen icons from public/favicon.svg. Run it when the logo changes; the results
 * are committed.
 *
 *   node scripts/render-icons.ts
 */
import { readFile, writeFile } from 'node:fs/promises';
import { Resvg } from '@resvg/resvg-js';
import sharp from 'sharp';
import { icoOf } from '../app/platform/pictures/site-icons.server.ts';

const publicFolder = new URL('../public/', import.meta.url);

/** Full squares, because phones round the corners themselves. */
const icons = [
  { file: 'icon-192.png', size: 192 },
  { file: 'icon-512.png', size: 512 },
  { file: 'apple-touch-icon.png', size: 180 },
];

const mark = await readFile(new URL('favicon.svg', publicFolder), 'utf8');
const square = mark.replace(/ rx="\d+"/, '');
if (square === mark) throw new Error('favicon.svg: expected a background with rounded corners');

for (const { file, size } of icons) {
  const drawn = new Resvg(square, { fitTo: { mode: 'width', value: size } }).render().asPng();
  const png = await sharp(drawn).png({ palette: true, colours: 32, effort: 10 }).toBuffer();
  await writeFile(new URL(file, publicFolder), png);
  console.log(`${file}  ${size} px  ${png.length} bytes`);
}

// For programs that request /favicon.ico without reading the page: one image of 32 px.
const small = new Resvg(mark, { fitTo: { mode: 'width', value: 32 } }).render().asPng();
const icon = icoOf(await sharp(small).png({ palette: true, effort: 10 }).toBuffer(), 32);
await writeFile(new URL('favicon.ico', publicFolder), icon);
