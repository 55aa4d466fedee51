import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { openTestApp, type TestApp } from '#test/test-app.ts';
import { encodeLogo, encodePhoto } from './encode-picture.server.ts';
import { removePicture, storePhoto } from './picture-store.server.ts';

const SVG = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 40">';

function photo(width = 800, height = 600) {
  const background = { r: 200, g: 60, b: 20 };
  return sharp({ create: { width, height, channels: 3, background } });
}

function fileOf(bytes: Uint8Array, name = 'photo.jpg', type = 'image/jpeg'): File {
  return new File([new Uint8Array(bytes)], name, { type });
}

/** Bits of a value, kind of colour, compression, filter and interlacing. */
const RGB = [8, 2, 0, 0, 0];

/** A PNG that declares a size and holds a few bytes. */
function pngOfSize(width: number, height: number, kind = RGB): Buffer {
  const chunk = (type: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(type), data]);
    const length = Buffer.alloc(4);
    length.writeUInt32BE(data.length);
    const check = Buffer.alloc(4);
    check.writeUInt32BE(crc32(body));
    return Buffer.concat([length, body, check]);
  };
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set(kind, 8);
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', head),
    chunk('IDAT', deflateSync(Buffer.alloc(1_000_000))),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

test('a photo becomes AVIF, WebP and JPEG in each size, and nothing of its metadata is left', async () => {
  const upload = await photo(1000, 700)
    .withExif({
      IFD0: { Copyright: 'Quibblewick', Make: 'SentinelCam' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '43/1 35/1 0/1', GPSLongitudeRef: 'W' },
    })
    .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/">SentinelXmp</x:xmpmeta>')
    .jpeg()
    .toBuffer();
  expect((await sharp(upload).metadata()).exif).toBeDefined();
  expect(upload.includes('SentinelCam')).toBe(true);
  const encoded = await encodePhoto(upload);
  if (typeof encoded === 'string') throw new Error(encoded);
  const { picture, files } = encoded;
  expect(picture).toMatchObject({ width: 1000, height: 700 });
  expect(files.map(({ name }) => name.replace(picture.id, ''))).toEqual(
    [320, 640, 1000].flatMap((width) => ['avif', 'webp', 'jpg'].map((end) => `-${width}.${end}`)),
  );
  for (const { name, bytes } of files) {
    const found = await sharp(bytes).metadata();
    expect([name, found.width]).toEqual([name, Number(/-(\d+)\./.exec(name)?.[1])]);
    expect([name, found.exif, found.xmp, found.iptc]).toEqual([
      name,
      undefined,
      undefined,
      undefined,
    ]);
    expect(Buffer.from(bytes).toString('latin1')).not.toMatch(/Sentinel|Quibblewick|GPS/);
  }
});

test('a photo that the camera holds sideways is turned before its orientation is dropped', async () => {
  const upload = await photo(600, 400).withMetadata({ orientation: 6 }).jpeg().toBuffer();
  expect(await encodePhoto(upload)).toMatchObject({ picture: { width: 400, height: 600 } });
});

test('a file that is not the picture it claims to be is refused, each with its reason', async () => {
  const jpeg = await photo().jpeg().toBuffer();
  const cases: [string, Uint8Array, string][] = [
    ['nothing', Buffer.alloc(0), 'missing'],
    ['a page named .jpg', Buffer.from('<html><script>alert(1)</script>'), 'unknown-format'],
    ['a GIF', Buffer.from('GIF89a/*=1;alert(1)//'), 'unknown-format'],
    ['an SVG as a photo', Buffer.from(`${SVG}<script>alert(1)</script></svg>`), 'unknown-format'],
    [
      'JPEG bytes before a page',
      Buffer.from('\xff\xd8\xff\xe0<script>alert(1)</script>', 'latin1'),
      'damaged',
    ],
    ['half a photo', jpeg.subarray(0, jpeg.length / 2), 'damaged'],
    ['a few pixels', await photo(100, 600).png().toBuffer(), 'too-small'],
    ['100,000 by 100,000 pixels', pngOfSize(100_000, 100_000), 'too-many-pixels'],
    ['8,000 by 8,000 pixels', pngOfSize(8000, 8000), 'too-many-pixels'],
    ['64-bit pixels, interlaced', pngOfSize(7000, 7000, [16, 6, 0, 0, 1]), 'too-many-pixels'],
    ['100,000 pixels a line', pngOfSize(100_000, 300), 'too-many-pixels'],
    ['a size without its pixels', pngOfSize(3000, 3000), 'damaged'],
  ];
  for (const [what, bytes, fault] of cases)
    expect([what, await encodePhoto(bytes)]).toEqual([what, fault]);
});

test('a logo becomes WebP, with a picture on white and one for social networks', async () => {
  const drawing = Buffer.from(`${SVG}<path fill="#c92f0a" d="M0 0h120v40H0z"/></svg>`);
  const raster = await sharp({
    create: { width: 2000, height: 500, channels: 4, background: '#0000' },
  })
    .png()
    .toBuffer();
  for (const [upload, size] of [
    [drawing, { width: 396, height: 132 }],
    [raster, { width: 528, height: 132 }],
  ] as const) {
    const encoded = await encodeLogo(upload);
    if (typeof encoded === 'string') throw new Error(encoded);
    const { picture, files } = encoded;
    expect(picture).toMatchObject(size);
    expect(files.map(({ name }) => name.replace(picture.id, ''))).toEqual([
      '.webp',
      '-white.png',
      '-social.png',
    ]);
    const [, white, social] = files;
    expect(await sharp(white?.bytes).metadata()).toMatchObject({ hasAlpha: false, format: 'png' });
    expect(await sharp(social?.bytes).metadata()).toMatchObject({ width: 1200, height: 630 });
  }
  const strip = await photo(2000, 100).png().toBuffer();
  expect(await encodeLogo(strip)).toBe('shape');
});

describe('an uploaded picture', () => {
  let app: TestApp;
  beforeEach(async () => {
    app = await openTestApp();
  });
  afterEach(() => app.close());

  test('is served for a year with a policy of its own', async () => {
    const stored = await storePhoto(app.context, fileOf(await photo(640, 480).jpeg().toBuffer()));
    if (typeof stored === 'string') throw new Error(stored);
    const address = `/pictures/${stored.id}-320.webp`;
    const answer = await app.request(address);
    expect(answer.status).toBe(200);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'public, max-age=31536000, immutable',
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'cross-origin',
    });
    const bytes = new Uint8Array(await answer.arrayBuffer());
    expect(await sharp(bytes).metadata()).toMatchObject({ format: 'webp', width: 320 });
    const again = await app.request(address, {
      headers: { 'If-None-Match': `"${stored.id}-320.webp"` },
    });
    expect(again.status).toBe(304);
    for (const name of [
      '../site.sqlite',
      `${stored.id}-321.webp`,
      `${stored.id}-320.webp.exe`,
      'x.svg',
    ]) {
      expect((await app.request(`/pictures/${encodeURIComponent(name)}`)).status).toBe(404);
    }
  });

  test('that is removed is gone from its address', async () => {
    const stored = await storePhoto(app.context, fileOf(await photo(640, 480).jpeg().toBuffer()));
    if (typeof stored === 'string') throw new Error(stored);
    await app.request(`/pictures/${stored.id}-640.jpg`);
    await removePicture(app.context, stored.id);
    expect((await app.request(`/pictures/${stored.id}-640.jpg`)).status).toBe(404);
  });
});
