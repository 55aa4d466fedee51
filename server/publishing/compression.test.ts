import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { compressBest, compressQuickly } from './compression.ts';

test.each([300, 65_520, 65_521, 300_000, 6_000_000])(
  'a body of %i bytes is smaller when compressed, and the same after decompression',
  async (size) => {
    const body = Buffer.alloc(size, 'The line leads from one step of the work to the next. ');
    const { br, gzip } = await compressQuickly(body);
    expect(br?.length).toBeLessThan(size);
    expect(brotliDecompressSync(br as Buffer).equals(body)).toBe(true);
    expect(gunzipSync(gzip as Buffer).equals(body)).toBe(true);
  },
);

test('the window of a page is no larger than the page, so that threads keep little memory', async () => {
  const { br } = await compressBest(Buffer.alloc(80_000, 'words that come again and again '));
  // RFC 7932, 9.1: the first bits of the stream give the window size: 0 means 16 bits, 1 with three
  // more bits 17 + n.
  const bits = br?.[0] ?? 0;
  const window = (bits & 1) === 0 ? 16 : 17 + ((bits >> 1) & 7);
  expect(window).toBeLessThanOrEqual(17);
});
