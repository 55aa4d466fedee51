import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { brand } from '#app/facts/brand.ts';
import { builtInCompany } from '#app/facts/company.ts';
import { showFacts } from '#app/facts/published-facts.server.ts';
import { sentinelBrand } from '#test/sentinel-facts.ts';
import { openTestApp, type TestApp } from '#test/test-app.ts';
import { storeLogo } from './picture-store.server.ts';
import { iconSvg, initialsOf } from './site-icon.ts';
import { siteIcons } from './site-icons.server.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp('sqlite');
});
afterEach(() => showFacts());
afterAll(() => app.close());

const company = { ...builtInCompany, name: 'North Shore Bookkeeping' };

/** The colours of a picture at points in hundredths of its side. */
async function colourAt(png: Uint8Array, x: number, y: number): Promise<number[]> {
  const { data, info } = await sharp(png).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  const at = Math.round((info.width * x) / 100) + info.width * Math.round((info.height * y) / 100);
  return [...data.subarray(at * 4, at * 4 + 4)];
}

async function logoOf(svg: string) {
  const logo = await storeLogo(app.context, new File([svg], 'logo.svg'));
  if (typeof logo === 'string') throw new Error(logo);
  return logo;
}

test('the initials are the first letters of the first two words that have one', () => {
  const names: [string, string][] = [
    ['North Shore Bookkeeping', 'NS'],
    ['Quibblewick', 'Q'],
    ['Épicerie du Lac', 'ED'],
    ['“Bolt” & Sons', 'BS'],
    ['4 Corners', '4C'],
    ['Smith-Jones Ltd.', 'SJ'],
    ['東京', ''],
  ];
  expect(names.map(([name]) => [name, initialsOf(name)])).toEqual(names);
});

test('an icon holds outlines, so that a server without fonts draws the same', async () => {
  const colours = { background: '#5b2a86', foreground: '#ffffff' };
  const svg = iconSvg({ initials: 'NS' }, colours, true);
  expect(svg).not.toContain('<text');
  expect(svg.match(/<path/g)).toHaveLength(2);
  expect(iconSvg({ initials: '' }, colours, true)).toContain('<circle');
});

test('the built-in icons stay until something is the owner’s', async () => {
  showFacts({ brand: {} });
  expect(await siteIcons(app.context)).toBeUndefined();
});

test('without a logo every icon shows the initials on the accent colour, in its size', async () => {
  showFacts({ company, brand: { ...sentinelBrand, logo: undefined } });
  const icons = await siteIcons(app.context);
  expect(icons).toBeDefined();
  if (!icons) return;
  expect(icons['favicon.svg'].toString()).toContain(`fill="${sentinelBrand.palette?.light}"`);
  for (const [name, side] of [
    ['apple-touch-icon.png', 180],
    ['icon-192.png', 192],
    ['icon-512.png', 512],
  ] as const) {
    expect((await sharp(icons[name]).metadata()).width).toBe(side);
    expect(await colourAt(icons[name], 2, 2)).toEqual([0x5b, 0x2a, 0x86, 255]);
  }
  expect([...icons['favicon.ico'].subarray(0, 4)]).toEqual([0, 0, 1, 0]);
  expect((await sharp(icons['favicon.ico'].subarray(22)).metadata()).width).toBe(32);
});

test('a logo is on every icon, unless it is too wide to be seen there', async () => {
  const square = await logoOf(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100"><rect width="100" height="100" fill="#00aa00"/></svg>',
  );
  showFacts({ company, brand: { logo: square } });
  const icons = await siteIcons(app.context);
  expect(await colourAt(icons?.['icon-512.png'] ?? Buffer.alloc(0), 50, 50)).toEqual([
    0, 0xaa, 0, 255,
  ]);
  expect(await colourAt(icons?.['icon-512.png'] ?? Buffer.alloc(0), 2, 2)).toEqual([
    255, 255, 255, 255,
  ]);
  expect(icons?.['favicon.svg'].toString()).toContain('data:image/png;base64,');
  // Read back from the disk.
  expect(await siteIcons(app.context)).toEqual(icons);
  const wide = await logoOf(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 300 100"><rect width="300" height="100"/></svg>',
  );
  showFacts({ company, brand: { logo: wide } });
  expect(brand.logo?.width).toBe(300);
  const letters = await siteIcons(app.context);
  expect(letters?.['favicon.svg'].toString()).not.toContain('<image');
});
