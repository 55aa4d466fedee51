import sharp from 'sharp';
import { MAX_PICTURE_PIXELS } from './picture-limits.ts';

/** What the process is sent: a drawing, and the boxes into which it is to fit, in pixels. */
export type DrawSvgRequest = {
  svg: string;
  boxes: readonly { width: number; height: number }[];
  limitMs: number;
  megabytes: number;
};

/** What it answers: the size that the drawing gives itself, and a PNG for each box. */
export type DrawnSvg = { width: number; height: number; pngs: Uint8Array[] };

/** Several times in the moment that it takes to fill the memory of a small server. */
const LOOK_EVERY_MS = 20;
/** Longer than the site waits: this only ends a process whose site has been killed. */
const SPARE_MS = 5000;
/** Of a picture for print; a drawing with a side of 1 is enlarged no further. */
const MOST_DENSITY = 2400;

const end = () => process.kill(process.pid, 'SIGKILL');

process.once('message', async ({ svg, boxes, limitMs, megabytes }: DrawSvgRequest) => {
  // The library draws in a thread of its own, so this one is free to look.
  setInterval(() => {
    if (process.memoryUsage.rss() > megabytes * 1_000_000) end();
  }, LOOK_EVERY_MS);
  setTimeout(end, limitMs + SPARE_MS);
  sharp.cache(false);
  sharp.concurrency(1);
  const bytes = Buffer.from(svg);
  const { width, height } = await sharp(bytes, { limitInputPixels: false }).metadata();
  const pngs: Uint8Array[] = [];
  for (const box of boxes) {
    // A drawing is made in the size in which it is used.
    const scale = Math.min(box.width / width, box.height / height);
    const density = Math.min(MOST_DENSITY, Math.max(1, 72 * scale));
    const image = sharp(bytes, { density, limitInputPixels: MAX_PICTURE_PIXELS });
    const sized = image.resize({ ...box, fit: 'inside' }).toColourspace('srgb');
    pngs.push(await sized.png().toBuffer());
  }
  process.send?.({ width, height, pngs } satisfies DrawnSvg);
});
