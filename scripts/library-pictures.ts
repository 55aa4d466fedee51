import { createHash } from 'node:crypto';
import { copyFileSync, existsSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { Resvg } from '@resvg/resvg-js';
import sharp from 'sharp';
import { libraryResources } from '../app/facts/resources.ts';
import { PICTURE_SIZE, pictureFiles } from '../app/features/resources/resource-picture.ts';
import { colour, firstDrawing, placeDrawing, type Theme } from './page-drawing.ts';

const CACHE = '.cache/library';

/**
 * Makes the image of each library file from the drawing on its page, as AVIF and PNG in every width
 * that a list may use, for the light and for the dark theme; `pages` has the HTML of each page by path. Returns how many were redrawn.
 */
export async function makeLibraryPictures(
  folder: string,
  pages: ReadonlyMap<string, string>,
): Promise<number> {
  mkdirSync(path.join(folder, 'images/library'), { recursive: true });
  mkdirSync(CACHE, { recursive: true });
  let drawn = 0;
  for (const { image, downloadUrl } of libraryResources) {
    for (const { url, width, format, theme } of pictureFiles(image)) {
      const svg = composeCover(pages.get(downloadUrl) ?? '', theme);
      const digest = createHash('sha256').update(svg).digest('hex').slice(0, 32);
      const cached = path.join(CACHE, `${digest}-${width}.${format}`);
      if (!existsSync(cached)) {
        writeFileSync(cached, await draw(svg, width, format));
        drawn += 1;
      }
      copyFileSync(cached, path.join(folder, url));
    }
  }
  return drawn;
}

/** The drawing on a ground, with room at both sides for a list that shows only the middle square. */
function composeCover(html: string, theme: Theme): string {
  const drawing = firstDrawing(html, theme);
  if (!drawing) throw new Error('A page of the library has no drawing');
  const { width, height } = PICTURE_SIZE;
  const ground = height * 0.8;
  const scale = (height * 0.82) / drawing.height;
  const right = (width + drawing.width * scale) / 2;
  // Only at both sides of the drawing, which has its own ground line: drawn twice, it looks thicker.
  const beside = width - right + 1;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">
<rect width="${width}" height="${height}" fill="${colour('surface', theme)}"/>
<path d="M0 ${ground}H${beside}M${width} ${ground}H${width - beside}" stroke="${colour('ink', theme)}" stroke-width="${2.4 * scale}"/>
${placeDrawing(drawing, scale, { right, ground })}</svg>`;
}

/** The drawing has few colours, so a palette keeps the PNG small. */
function draw(svg: string, width: number, format: 'avif' | 'png'): Promise<Buffer> {
  const raster = new Resvg(svg, { fitTo: { mode: 'width', value: width } }).render().asPng();
  const picture = sharp(raster);
  return format === 'avif'
    ? picture.avif({ quality: 62 }).toBuffer()
    : picture.png({ palette: true, colours: 48, effort: 8 }).toBuffer();
}
