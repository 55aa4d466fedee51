import sharp from 'sharp';

type Box = { width: number; height: number };

/** What the process is sent: a drawing with its own size, and the sizes in which it is wanted. */
export type DrawSvgRequest = {
  svg: string;
  size: Box;
  boxes: readonly Box[];
  limitMs: number;
  megabytes: number;
  maxPixels: number;
};

/** Several times in the moment that it takes to fill the memory of a small server. */
const LOOK_EVERY_MS = 20;
/** Longer than the site waits: this only ends a process whose site has been killed. */
const SPARE_MS = 5000;
/** Of a picture for print; a drawing with a side of 1 is enlarged no further. */
const MOST_DENSITY = 2400;

const end = () => process.kill(process.pid, 'SIGKILL');

process.once('message', async (request: DrawSvgRequest) => {
  const { svg, size, boxes, limitMs, megabytes, maxPixels } = request;
  // The library draws in a thread of its own, so this one is free to look.
  setInterval(() => {
    if (process.memoryUsage.rss() > megabytes * 1_000_000) end();
  }, LOOK_EVERY_MS);
  setTimeout(end, limitMs + SPARE_MS);
  sharp.cache(false);
  sharp.concurrency(1);
  const drawn: Uint8Array[] = [];
  for (const box of boxes) {
    // A drawing is made in the size in which it is used.
    const scale = Math.min(box.width / size.width, box.height / size.height);
    const density = Math.min(MOST_DENSITY, Math.max(1, 72 * scale));
    const image = sharp(Buffer.from(svg), { density, limitInputPixels: maxPixels });
    drawn.push(
      await image
        .resize({ ...box, fit: 'inside' })
        .toColourspace('srgb')
        .png()
        .toBuffer(),
    );
  }
  process.send?.(drawn);
});
