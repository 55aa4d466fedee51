import sharp from 'sharp';
import { expect, test } from 'vitest';
import { decodedBytes } from './decoded-bytes.ts';

const image = () => sharp({ create: { width: 500, height: 400, channels: 3, background: 'red' } });
const PIXELS = 200_000;
const colours = (chromaSubsampling: string) => ({ progressive: true, chromaSubsampling });

test.each([
  ['a JPEG', () => image().jpeg(), 0],
  ['a progressive JPEG', () => image().jpeg(colours('4:2:0')), 3],
  ['one with all its colours', () => image().jpeg(colours('4:4:4')), 6],
  ['a PNG', () => image().png(), 0],
  ['an interlaced PNG', () => image().png({ progressive: true }), 3],
  ['one with 16 bits a value', () => image().toColourspace('rgb16').png({ progressive: true }), 6],
  ['a WebP', () => image().webp(), 4],
] as const)('%s takes as many bytes a pixel as its decoder keeps', async (_name, encode, bytes) => {
  const facts = await sharp(await encode().toBuffer()).metadata();
  expect(decodedBytes(facts) / PIXELS).toBe(bytes);
});
