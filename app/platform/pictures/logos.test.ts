import { readdirSync, readFileSync } from 'node:fs';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { openTestApp } from '#test/test-app.ts';
import { drawSvg } from './draw-svg.server.ts';
import { encodeLogo, encodePhoto } from './encode-picture.server.ts';
import { drawKeptLogos, findUploaded } from './picture-store.server.ts';

const svgOf = (content: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 40">${content}</svg>`;
const PLAIN = svgOf('<path fill="#c92f0a" d="M0 0h120v40H0z"/>');
/** 200 characters that ask for a thousand million dashes, each smaller than a pixel. */
const DASHES = svgOf(
  '<g transform="scale(0.0000001)"><path d="M0 0H1200000000V400000000H0Z" stroke="red" stroke-width="1000000" stroke-dasharray="1"/></g>',
);

/** The colour of a logo as pages show it, at a part of its width in the middle of its height. */
async function colourAt(upload: Uint8Array, part: number): Promise<string> {
  const encoded = await encodeLogo(upload);
  if (typeof encoded === 'string') return encoded;
  const { data, info } = await sharp(encoded.files[0]?.bytes)
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const at = (info.width * Math.floor(info.height / 2) + Math.floor(info.width * part)) * 4;
  return data.subarray(at, at + 3).toString('hex');
}

const FOLDER = 'test/fixtures/logos';

test.each(readdirSync(FOLDER))('the logo %s is green as in a browser', async (name) => {
  // Two circles, and dashes: the middle lies between or on them.
  const part = { 'use.svg': 0.3, 'dashes-in-px.svg': 0.1 }[name] ?? 0.5;
  expect(await colourAt(readFileSync(`${FOLDER}/${name}`), part)).toBe('1f8a5b');
});

test('a part that would be drawn otherwise than in a browser is named', async () => {
  const cases: [string, string][] = [
    ['<text y="20">Bolt</text>', 'svg-text'],
    ['<foreignObject><p>Bolt</p></foreignObject>', 'svg-html'],
    ['<image href="https://example.com/logo.png"/>', 'svg-linked-picture'],
    ['<rect', 'svg-damaged'],
  ];
  for (const [content, fault] of cases) {
    expect([content, await encodeLogo(Buffer.from(svgOf(content)))]).toEqual([content, fault]);
  }
});

test('nothing of the file is kept or fetched, and a script in it does nothing', async () => {
  const hostile = svgOf(
    '<script>alert("Sentinel")</script><rect onload="alert(1)" fill="#c92f0a" width="120" height="40"/>',
  );
  const encoded = await encodeLogo(Buffer.from(hostile));
  if (typeof encoded === 'string') throw new Error(encoded);
  expect(encoded.files.map(({ name }) => name.replace(encoded.picture.id, ''))).toEqual([
    '.webp',
    '-white.png',
    '-social.png',
  ]);
  for (const { bytes } of encoded.files) expect(Buffer.from(bytes)).not.toContain('Sentinel');
  const reading = '<!DOCTYPE svg [<!ENTITY file SYSTEM "file:///etc/hostname">]>';
  const drawn = await drawSvg(`${reading}${svgOf('<desc>&file;</desc>')}`, []);
  expect(drawn).toBeUndefined();
});

test('a drawing that takes too much memory or too long is ended, and the site goes on', async () => {
  const box = { width: 120, height: 40 };
  expect(await drawSvg(DASHES, [box], { megabytes: 200 })).toBeUndefined();
  expect(await drawSvg(DASHES, [box], { limitMs: 300 })).toBeUndefined();
  expect(await encodeLogo(Buffer.from(PLAIN))).toMatchObject({ picture: { width: 396 } });
});

test('HEIC and AVIF are named, whatever their brand', async () => {
  const heim = readFileSync('test/fixtures/pictures/heic-brand-heim.heic');
  expect(await encodePhoto(heim)).toBe('heic');
  const avif = await sharp({ create: { width: 300, height: 300, channels: 3, background: 'red' } })
    .avif()
    .toBuffer();
  expect(await encodePhoto(avif)).toBe('avif');
});

test('a logo that an earlier release kept as an SVG is drawn once and no longer served', async () => {
  const app = await openTestApp('sqlite');
  const { db, now } = app.context;
  const id = 'a'.repeat(32);
  const created_at = now().toISOString();
  await db
    .insertInto('pictures')
    .values({
      id,
      kind: 'logo',
      width: 120,
      height: 40,
      file_name: 'logo.svg',
      created_at,
      unused_since: null,
    })
    .execute();
  await db
    .insertInto('picture_files')
    .values({ name: `${id}.svg`, picture_id: id, bytes: Buffer.from(PLAIN) })
    .execute();
  await drawKeptLogos(app.context);
  const served = await app.request(`/pictures/${id}.webp`);
  expect(served.headers.get('Content-Type')).toBe('image/webp');
  expect((await app.request(`/pictures/${id}.svg`)).status).toBe(404);
  expect(await findUploaded(app.context, 'logo', id)).toEqual({ id, width: 120, height: 40 });
  await app.close();
});
