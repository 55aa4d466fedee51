import path from 'node:path';
import { libraryResources } from '../app/facts/resources.ts';
import { PICTURE_SIZE, pictureFiles } from '../app/features/resources/resource-picture.ts';
import { colour, firstDrawing, placeDrawing, type Theme, writePicture } from './page-drawing.ts';

/**
 * Makes the image of each library file from the drawing on its page, as AVIF and PNG in every width
 * that a list may use, for the light and for the dark theme; `pages` has the HTML of each page by
 * path.
 */
export async function makeLibraryPictures(
  folder: string,
  pages: ReadonlyMap<string, string>,
): Promise<void> {
  for (const { image, downloadUrl } of libraryResources) {
    for (const { url, width, format, theme } of pictureFiles(image)) {
      const svg = composeCover(pages.get(downloadUrl) ?? '', theme);
      // The drawing has few colours, so a palette keeps the PNG small.
      await writePicture(path.join(folder, url), svg, width, (picture) =>
        format === 'avif'
          ? picture.avif({ quality: 62 })
          : picture.png({ palette: true, colours: 48, effort: 8 }),
      );
    }
  }
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
