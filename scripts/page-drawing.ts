import { createHash } from 'node:crypto';
import { copyFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { Resvg } from '@resvg/resvg-js';
import sharp, { type Sharp } from 'sharp';

/** A drawing from a page's HTML, in final colours. Width and height are in units of its viewBox. */
export type PageDrawing = { markup: string; width: number; height: number };

/** Height of the ground line in the drawings of each viewBox size, as a fraction of the height. */
const GROUNDS: Readonly<Record<string, number>> = { '480x320': 264 / 320, '160x120': 100 / 120 };

export type Theme = 'light' | 'dark';

/** Returns a colour by its name in app.css, the light one unless asked. Throws for an unknown name. */
export const colour = readColours();

/** The first drawing of a page, if there is one. */
export function firstDrawing(html: string, theme: Theme = 'light'): PageDrawing | undefined {
  const [markup] =
    /<svg[^>]*class="drawing[\s"][\s\S]*?<\/svg>/.exec(html.slice(html.indexOf('<main'))) ?? [];
  const [, width, height] = /viewBox="0 0 (\d+) (\d+)"/.exec(markup ?? '') ?? [];
  if (!markup || !width || !height) return undefined;
  const coloured = markup
    .replace(/^<svg/, `<svg color="${colour('ink', theme)}"`)
    .replace(/var\(--color-([\w-]+)\)/g, (_all, name: string) => colour(name, theme))
    // Remove the names on the map: they are too small here, and would need a font.
    .replace(/<text[\s\S]*?<\/text>/g, '');
  return { markup: coloured, width: Number(width), height: Number(height) };
}

/** The drawing as part of a larger SVG, with its right edge and ground line at `at`. */
export function placeDrawing(
  { markup, width, height }: PageDrawing,
  scale: number,
  at: { right: number; ground: number },
): string {
  const top = at.ground - height * scale * (GROUNDS[`${width}x${height}`] ?? 1);
  // Sleeves that end beyond the drawing's sides are shown to their ends.
  const overflow = markup.includes('drawing-arms') ? 'visible' : 'hidden';
  return markup.replace(
    /^<svg/,
    `<svg overflow="${overflow}" x="${at.right - width * scale}" y="${top}" width="${width * scale}" height="${height * scale}"`,
  );
}

const CACHE = '.cache/pictures';

/**
 * Writes the picture of an SVG, in the given width and form. It is kept in .cache by its content, so
 * that a rebuild draws only changed ones.
 */
export async function writePicture(
  file: string,
  svg: string,
  width: number,
  form: (picture: Sharp) => Sharp,
): Promise<void> {
  const digest = createHash('sha256').update(svg).digest('hex').slice(0, 32);
  const cached = path.join(CACHE, `${digest}-${width}${path.extname(file)}`);
  if (!existsSync(cached)) {
    const raster = new Resvg(svg, {
      fitTo: { mode: 'width', value: width },
      font: { loadSystemFonts: false },
    });
    mkdirSync(CACHE, { recursive: true });
    writeFileSync(cached, await form(sharp(raster.render().asPng())).toBuffer());
  }
  mkdirSync(path.dirname(file), { recursive: true });
  copyFileSync(cached, file);
}

function readColours(): (name: string, theme?: Theme) => string {
  const css = readFileSync(new URL('../app/app.css', import.meta.url), 'utf8');
  const start = css.indexOf('@theme static');
  const colours = css.slice(start, css.indexOf('}', start));
  const values = new Map(
    [...colours.matchAll(/--color-([\w-]+): light-dark\((#[0-9a-f]{6}), (#[0-9a-f]{6})\)/g)].map(
      ([, name, light = '', dark = '']) => [name, { light, dark }],
    ),
  );
  return (name, theme = 'light') => {
    const value = values.get(name)?.[theme];
    if (!value) throw new Error(`app.css names no colour ${name}`);
    return value;
  };
}
