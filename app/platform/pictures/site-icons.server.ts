import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { brand } from '#app/facts/brand.ts';
import { builtInCompany, company } from '#app/facts/company.ts';
import type { AppContext } from '#app/platform/app-context.server.ts';
import { drawSvgApart } from './draw-svg.server.ts';
import { decode } from './encode-picture.server.ts';
import { readPictureFile } from './picture-store.server.ts';
import { type IconColours, type IconMark, iconSvg, icoOf, initialsOf } from './site-icon.ts';

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

/** The side of the icon of a tab, and of the picture of a logo inside the SVG. */
const TAB_SIDE = 32;
const LOGO_SIDE = 160;

/** A wider or higher logo is a line at the size of a tab's icon. */
const WIDEST_LOGO = 2;

/** The colours of an icon as long as no accent colour is chosen. */
const PLAIN: IconColours = { background: '#c92f0a', foreground: '#ffffff' };

/** Increment when icons are drawn differently, so that cached ones are replaced. */
const VERSION = 1;

/**
 * The icons of the owner’s business in the facts that apply: the logo, or the initials on the accent
 * colour. Undefined if neither name, logo nor colour is the owner’s, and if they can’t be drawn.
 */
export async function siteIcons(
  app: Pick<AppContext, 'db' | 'config' | 'log'>,
): Promise<SiteIcons | undefined> {
  const { logo, palette, accent } = brand;
  if (!logo && !accent && company.name === builtInCompany.name) return undefined;
  const isUsable =
    logo && Math.max(logo.width / logo.height, logo.height / logo.width) <= WIDEST_LOGO;
  const source = isUsable
    ? { logo: `${logo.id}.${logo.isVector ? 'svg' : 'webp'}` }
    : { initials: initialsOf(company.name) };
  const colours = isUsable
    ? { background: '#ffffff', foreground: '#000000' }
    : palette
      ? { background: palette.light, foreground: palette.onLight }
      : PLAIN;
  const key = createHash('sha256')
    .update(JSON.stringify([VERSION, source, colours]))
    .digest('hex')
    .slice(0, 16);
  const folder = path.join(app.config.dataDir, 'cache-icons');
  const kept = await readKept(path.join(folder, key));
  if (kept) return kept;
  const file = source.logo ? await readPictureFile(app, source.logo) : undefined;
  if (source.logo && !file) return undefined;
  const drawn = await decode(async (sharp) => {
    const markOf = async (side: number): Promise<IconMark> => {
      if (!file) return { initials: source.initials ?? '' };
      const square = { width: side, height: side };
      const drawn = logo?.isVector
        ? await drawSvgApart(Buffer.from(file.bytes).toString('utf8'), logo, [square])
        : undefined;
      if (logo?.isVector && !drawn) throw new Error('The logo takes too much to draw.');
      const image = sharp(drawn?.[0] ?? file.bytes);
      const background = { r: 0, g: 0, b: 0, alpha: 0 };
      const box = { width: side, height: side, fit: 'contain', background } as const;
      return { logo: await image.resize(box).png().toBuffer() };
    };
    const png = async (svg: string, side: number) =>
      sharp(Buffer.from(svg), { density: (72 * side) / TAB_SIDE })
        .resize(side, side)
        .png({ palette: true })
        .toBuffer();
    const tab = iconSvg(await markOf(LOGO_SIDE), colours, true);
    const square = iconSvg(await markOf(SQUARES['icon-512.png']), colours, false);
    const squares = Object.entries(SQUARES).map(
      async ([name, side]) => [name, await png(square, side)] as const,
    );
    return {
      'favicon.svg': Buffer.from(tab),
      'favicon.ico': icoOf(await png(tab, TAB_SIDE), TAB_SIDE),
      ...Object.fromEntries(await Promise.all(squares)),
    } as SiteIcons;
  });
  if (typeof drawn === 'string') {
    app.log.warn('icons.not-drawn', { fault: drawn });
    return undefined;
  }
  // A full or read-only disk costs time only.
  await keep(folder, key, drawn).catch(() => undefined);
  return drawn;
}

async function readKept(folder: string): Promise<SiteIcons | undefined> {
  const read = async (name: string) => [name, await readFile(path.join(folder, name))] as const;
  const files = await Promise.all(ICON_NAMES.map(read)).catch(() => undefined);
  return files && (Object.fromEntries(files) as SiteIcons);
}

/** Keeps the icons for the next start, in place of all former ones. */
async function keep(folder: string, key: string, icons: SiteIcons): Promise<void> {
  const target = path.join(folder, key);
  const temporary = `${target}-${process.pid}`;
  await mkdir(temporary, { recursive: true });
  for (const name of ICON_NAMES) await writeFile(path.join(temporary, name), icons[name]);
  for (const old of await readdir(folder)) {
    if (old !== path.basename(temporary)) {
      await rm(path.join(folder, old), { recursive: true, force: true });
    }
  }
  await rename(temporary, target);
}
