import type { AppContext } from '#app/platform/app-context.server.ts';
import { decode } from './encode-picture.server.ts';
import { readPictureFile } from './picture-store.server.ts';

/** The files by their names in the root folder. */
export type SiteIcons = Readonly<Record<(typeof ICON_NAMES)[number], Buffer>>;

export const ICON_NAMES = [
  'favicon.svg',
  'favicon.ico',
  'apple-touch-icon.png',
  'icon-192.png',
  'icon-512.png',
] as const;

const SQUARES = { 'apple-touch-icon.png': 180, 'icon-192.png': 192, 'icon-512.png': 512 } as const;

/** The side of the icon of a tab, and the room in it for the logo. */
const TAB_SIDE = 32;
const LOGO_SIDE = 26;

/** A wider or higher logo is a line at the size of a tab's icon. */
const WIDEST_LOGO = 2;

/** They are asked for whenever pages are published, and change with the logo alone. */
let last: { id: string; icons: SiteIcons } | undefined;

/**
 * The icons with the owner’s logo in the facts that apply. Undefined without a logo, for one that is
 * too wide, and if they can’t be drawn: then the icons of the site stay.
 */
export async function siteIcons(
  app: Pick<AppContext, 'db' | 'log' | 'facts'>,
): Promise<SiteIcons | undefined> {
  const { brand } = app.facts();
  const { logo } = brand;
  if (!logo) return undefined;
  if (Math.max(logo.width / logo.height, logo.height / logo.width) > WIDEST_LOGO) return undefined;
  if (last?.id === logo.id) return last.icons;
  const file = await readPictureFile(app, `${logo.id}.webp`);
  if (!file) return undefined;
  const drawn = await decode(async (sharp) => {
    const background = { r: 0, g: 0, b: 0, alpha: 0 };
    const box = { width: 160, height: 160, fit: 'contain', background } as const;
    const png = await sharp(file.bytes).resize(box).png().toBuffer();
    const draw = (svg: string, side: number) =>
      sharp(Buffer.from(svg), { density: (72 * side) / TAB_SIDE })
        .resize(side, side)
        .png({ palette: true })
        .toBuffer();
    const tab = iconSvg(png, true);
    const square = iconSvg(png, false);
    const squares = Object.entries(SQUARES).map(
      async ([name, side]) => [name, await draw(square, side)] as const,
    );
    return {
      'favicon.svg': Buffer.from(tab),
      'favicon.ico': icoOf(await draw(tab, TAB_SIDE), TAB_SIDE),
      ...Object.fromEntries(await Promise.all(squares)),
    } as SiteIcons;
  });
  if (typeof drawn === 'string') {
    app.log.warn('icons.not-drawn', { fault: drawn });
    return undefined;
  }
  last = { id: logo.id, icons: drawn };
  return drawn;
}

/** A logo on white, as our own SVG. Phones round the corners themselves, browser tabs don't. */
function iconSvg(logo: Uint8Array, isRounded: boolean): string {
  const at = (TAB_SIDE - LOGO_SIDE) / 2;
  const data = Buffer.from(logo).toString('base64');
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${TAB_SIDE} ${TAB_SIDE}">`,
    `<rect width="${TAB_SIDE}" height="${TAB_SIDE}"${isRounded ? ' rx="7"' : ''} fill="#ffffff"/>`,
    `<image x="${at}" y="${at}" width="${LOGO_SIDE}" height="${LOGO_SIDE}" href="data:image/png;base64,${data}"/>`,
    '</svg>',
  ].join('');
}

/** An ICO file with one PNG: a header and one directory entry (22 bytes), then the image. */
function icoOf(png: Uint8Array, size: number): Buffer {
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
