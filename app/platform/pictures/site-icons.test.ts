import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { builtInCompany } from '#app/facts/company.ts';
import { sentinelBrand } from '#test/sentinel-facts.ts';
import { openTestApp, type TestApp } from '#test/test-app.ts';
import { storeLogo } from './picture-store.server.ts';
import { siteIcons } from './site-icons.server.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp('sqlite');
});
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

test('without a logo the icons of the site stay', async () => {
  app.context.ownerFacts.show({ company, brand: { ...sentinelBrand, logo: undefined } });
  expect(await siteIcons(app.context)).toBeUndefined();
});

test('a logo is on every icon, unless it is too wide to be seen there', async () => {
  const square = await logoOf(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100"><rect width="100" height="100" fill="#00aa00"/></svg>',
  );
  app.context.ownerFacts.show({ company, brand: { logo: square } });
  const icons = await siteIcons(app.context);
  expect(await colourAt(icons?.['icon-512.png'] ?? Buffer.alloc(0), 50, 50)).toEqual([
    0, 0xaa, 0, 255,
  ]);
  expect(await colourAt(icons?.['icon-512.png'] ?? Buffer.alloc(0), 2, 2)).toEqual([
    255, 255, 255, 255,
  ]);
  expect(icons?.['favicon.svg'].toString()).toContain('data:image/png;base64,');
  const wide = await logoOf(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 300 100"><rect width="300" height="100"/></svg>',
  );
  app.context.ownerFacts.show({ company, brand: { logo: wide } });
  expect(await siteIcons(app.context)).toBeUndefined();
});
