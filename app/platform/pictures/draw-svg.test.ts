import sharp from 'sharp';
import { expect, test } from 'vitest';
import { drawSvgApart } from './draw-svg.server.ts';
import { encodeLogo } from './encode-picture.server.ts';

const SIZE = { width: 120, height: 40 };
const svgOf = (content: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 40">${content}</svg>`;
const plain = svgOf('<path fill="#c92f0a" d="M0 0h120v40H0z"/>');
/** 200 characters that ask for a thousand million dashes, each smaller than a pixel. */
const dashes = svgOf(
  '<g transform="scale(0.0000001)"><path d="M0 0H1200000000V400000000H0Z" stroke="red" stroke-width="1000000" stroke-dasharray="1"/></g>',
);

test('a drawing is made in each of the sizes in which it is used', async () => {
  const boxes = [
    { width: 720, height: 132 },
    { width: 32, height: 32 },
  ];
  const drawn = (await drawSvgApart(plain, SIZE, boxes)) ?? [];
  const sizes = await Promise.all(drawn.map((png) => sharp(png).metadata()));
  expect(sizes.map(({ width, height }) => [width, height])).toEqual([
    [396, 132],
    [32, 11],
  ]);
});

test('a drawing that takes too much memory or too long is ended', async () => {
  const within = (limits: Parameters<typeof drawSvgApart>[3]) =>
    drawSvgApart(dashes, SIZE, [SIZE], limits);
  expect(await within({ megabytes: 200 })).toBeUndefined();
  expect(await within({ limitMs: 300 })).toBeUndefined();
});

test('a logo that nothing could draw takes no memory of the site', async () => {
  const before = process.resourceUsage().maxRSS;
  expect(await encodeLogo(Buffer.from(dashes))).toBe('svg-damaged');
  // In kilobytes.
  expect(process.resourceUsage().maxRSS - before).toBeLessThan(200_000);
  expect(await encodeLogo(Buffer.from(plain))).toMatchObject({ picture: { isVector: true } });
});
