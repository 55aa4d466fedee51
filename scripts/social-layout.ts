import { readFileSync } from 'node:fs';
import satori from 'satori';
import subsetFont from 'subset-font';
import { builtInFacts } from '#app/facts/facts.ts';
import { colour, firstDrawing, type PageDrawing, placeDrawing } from './page-drawing.ts';

const { company } = builtInFacts;

export type SocialFonts = NonNullable<Parameters<typeof satori>[1]['fonts']>;

const WIDTH = 1200;
const HEIGHT = 630;
const GROUND_Y = 548;
/** The position of the drawing: on the ground line, to the right of the text. */
const DRAWING = { right: 1140, width: 500, height: 380 };

/** The site's two fonts in a format that satori supports; the site's own files are WOFF2. */
export async function loadFonts(): Promise<SocialFonts> {
  const load = async (file: string, weight?: number) => {
    const woff2 = readFileSync(new URL(`../app/fonts/${file}.woff2`, import.meta.url));
    const characters = Array.from({ length: 0x250 }, (_, code) => String.fromCharCode(code));
    return subsetFont(woff2, `${characters.join('')}–—‘’“”…·•→`, {
      targetFormat: 'sfnt',
      ...(weight ? { variationAxes: { wght: weight } } : {}),
    });
  };
  const [display, text] = await Promise.all([load('display'), load('text', 500)]);
  return [
    { name: 'display', data: Buffer.from(display), weight: 600, style: 'normal' },
    { name: 'text', data: Buffer.from(text), weight: 500, style: 'normal' },
  ];
}

/**
 * The image as SVG: the title (without one, no word at all), the first drawing of the page, and the
 * brand line from edge to edge. 1200 x 630, the size that social networks crop least.
 */
export async function composePicture(
  title: string | undefined,
  html: string,
  fonts: SocialFonts,
): Promise<string> {
  const drawing = firstDrawing(html);
  const words = await satori(
    title === undefined ? paper([]) : layout(title, drawing !== undefined),
    {
      width: WIDTH,
      height: HEIGHT,
      fonts,
    },
  );
  return words.replace(/<\/svg>$/, `${houseLine(drawing)}</svg>`);
}

function layout(title: string, hasDrawing: boolean) {
  const size = title.length > 44 ? 58 : title.length > 30 ? 66 : 76;
  const fitted = longestWord(title) * size * 0.6 > 560 ? 54 : size;
  return paper([
    box({ fontFamily: 'display', fontSize: 34 }, company.name),
    box(
      {
        flexGrow: 1,
        width: hasDrawing ? 590 : 1000,
        paddingTop: hasDrawing ? 44 : 70,
        fontFamily: 'display',
        fontSize: hasDrawing ? fitted : 88,
        lineHeight: 1.1,
        letterSpacing: -1,
      },
      title,
    ),
    box({ height: 32, fontSize: 24, color: colour('muted') }, company.serviceArea),
  ]);
}

/** The sheet, without the padding that satori adds. */
function paper(children: readonly unknown[]) {
  return box(
    {
      width: WIDTH - 2 * 72,
      height: HEIGHT - 56 - 30,
      flexDirection: 'column',
      padding: '56px 72px 30px',
      background: colour('paper'),
      color: colour('ink'),
      fontFamily: 'text',
    },
    children,
  );
}

function longestWord(text: string): number {
  return Math.max(...text.split(/[\s-]/).map((word) => word.length));
}

/** An element for satori, which requires `display: flex` on boxes. */
function box(style: Record<string, string | number>, children: unknown) {
  return {
    type: 'div',
    key: null,
    props: { style: { display: 'flex', ...style }, children },
  } as Parameters<typeof satori>[0];
}

function houseLine(drawing: PageDrawing | undefined): string {
  const loop = drawing ? 96 : 1040;
  const line = `<g transform="translate(${loop} ${GROUND_Y - 48 * 1.3}) scale(1.3)">
<circle cx="0" cy="24" r="6" fill="${colour('signal')}"/>
<path d="M-1200 48H-22c22 0 42-6 42-24 0-12-9-20-20-20s-20 8-20 20c0 18 20 24 42 24H1200" fill="none" stroke="${colour('signal')}" stroke-width="4" stroke-linecap="round"/></g>`;
  if (!drawing) return line;
  const scale = Math.min(DRAWING.width / drawing.width, DRAWING.height / drawing.height);
  const at = { right: DRAWING.right, ground: GROUND_Y };
  return line + placeDrawing(drawing, scale, at);
}
