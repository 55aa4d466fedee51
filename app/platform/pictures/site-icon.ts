import { letterShapes } from './letter-shapes.ts';

/** What is on an icon: up to two letters, or a logo as a PNG. */
export type IconMark = { initials: string } | { logo: Uint8Array };

export type IconColours = { background: string; foreground: string };

/** The side of an icon in its own units, and the room for its mark. */
const SIDE = 32;
const LOGO_SIDE = 26;
const LETTERS = { width: 24, height: 15 };

/**
 * The first letters of the first two words of a name that have one, without accents: `Épicerie du
 * Lac` becomes `ED`. Empty for a name in another script.
 */
export function initialsOf(name: string): string {
  const words = name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toUpperCase()
    .split(/[\s\p{Pd}/]+/u);
  const firsts = words.flatMap((word) => /[A-Z\d]/.exec(word)?.[0] ?? []);
  return firsts.slice(0, 2).join('');
}

/** An icon as an SVG without text. Phones round the corners themselves, browser tabs don't. */
export function iconSvg(mark: IconMark, colours: IconColours, isRounded: boolean): string {
  const { background, foreground } = colours;
  const corners = isRounded ? ' rx="7"' : '';
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${SIDE} ${SIDE}">`,
    `<rect width="${SIDE}" height="${SIDE}"${corners} fill="${background}"/>`,
    'logo' in mark ? logoImage(mark.logo) : letters(mark.initials, foreground),
    '</svg>',
  ].join('');
}

function logoImage(png: Uint8Array): string {
  const at = (SIDE - LOGO_SIDE) / 2;
  const data = Buffer.from(png).toString('base64');
  return `<image x="${at}" y="${at}" width="${LOGO_SIDE}" height="${LOGO_SIDE}" href="data:image/png;base64,${data}"/>`;
}

function letters(initials: string, colour: string): string {
  const shapes = [...initials].flatMap((letter) => [letterShapes[letter] ?? []].filter(isShape));
  // A disc is the mark of a name without Latin letters.
  if (shapes.length === 0) return `<circle cx="16" cy="16" r="7" fill="${colour}"/>`;
  const width = shapes.reduce((sum, [advance]) => sum + advance, 0);
  const scale = Math.min(LETTERS.width / width, LETTERS.height / 100);
  let x = 0;
  const paths = shapes.map(([advance, path]) => {
    const placed = `<path transform="translate(${x})" d="${path}"/>`;
    x += advance;
    return placed;
  });
  const left = round((SIDE - width * scale) / 2);
  const top = round((SIDE - 100 * scale) / 2);
  const transform = `translate(${left} ${top}) scale(${round(scale)})`;
  return `<g fill="${colour}" transform="${transform}">${paths.join('')}</g>`;
}

function isShape(shape: readonly unknown[]): shape is readonly [number, string] {
  return shape.length === 2;
}

function round(value: number): number {
  return Math.round(value * 10_000) / 10_000;
}

/** An ICO file with one PNG: a header and one directory entry (22 bytes), then the image. */
export function icoOf(png: Uint8Array, size: number): Buffer {
  const head = Buffer.alloc(22);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(1, 4);
  head.writeUInt8(size, 6);
  head.writeUInt8(size, 7);
  head.writeUInt16LE(1, 10);
  head.writeUInt16LE(32, 12);
  head.writeUInt32LE(png.length, 14);
  head.writeUInt32LE(head.length, 18);
  return Buffer.concat([head, png]);
}
