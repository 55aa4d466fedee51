import { readFileSync } from 'node:fs';

/** A drawing of a page as it stands in its HTML, in the light colours; sizes in units of its sheet. */
export type PageDrawing = { markup: string; width: number; height: number };

/** How far down the sheets of the family the ground is drawn, as a share of their height. */
const GROUNDS: Readonly<Record<string, number>> = { '480x320': 264 / 320, '160x120': 100 / 120 };

/** A light colour by its name in app.css. Throws for a name that is not there. */
export const colour = readColours();

/** The first drawing of a page, if it has one. */
export function firstDrawing(html: string): PageDrawing | undefined {
  const [markup] =
    /<svg[^>]*class="drawing[\s"][\s\S]*?<\/svg>/.exec(html.slice(html.indexOf('<main'))) ?? [];
  const [, width, height] = /viewBox="0 0 (\d+) (\d+)"/.exec(markup ?? '') ?? [];
  if (!markup || !width || !height) return undefined;
  const coloured = markup
    .replace(/var\(--color-([\w-]+)\)/g, (_all, name: string) => colour(name))
    // Names on the map are too small here, and would need a font of their own.
    .replace(/<text[\s\S]*?<\/text>/g, '');
  return { markup: coloured, width: Number(width), height: Number(height) };
}

/** The drawing as a part of a larger SVG: its right edge and its ground lie at `at`. */
export function placeDrawing(
  { markup, width, height }: PageDrawing,
  scale: number,
  at: { right: number; ground: number },
): string {
  const top = at.ground - height * scale * (GROUNDS[`${width}x${height}`] ?? 1);
  return markup.replace(
    /^<svg/,
    `<svg x="${at.right - width * scale}" y="${top}" width="${width * scale}" height="${height * scale}" color="${colour('ink')}"`,
  );
}

function readColours(): (name: string) => string {
  const css = readFileSync(new URL('../app/app.css', import.meta.url), 'utf8');
  const theme = css.slice(css.indexOf('@theme static'), css.indexOf('@layer theme'));
  return (name) => {
    const value = new RegExp(`--color-${name}: light-dark\\((#[0-9a-f]{6})`).exec(theme)?.[1];
    if (!value) throw new Error(`app.css names no colour ${name}`);
    return value;
  };
}
