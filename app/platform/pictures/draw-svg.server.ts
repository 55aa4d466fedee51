import { fork } from 'node:child_process';
import { createRequire } from 'node:module';
import type { DrawSvgRequest } from './draw-svg-process.ts';
import { MAX_PICTURE_PIXELS } from './picture-limits.ts';

type Box = DrawSvgRequest['size'];

/** A logo is drawn in less than a second. */
const DRAWING_MS = 15_000;
/** Of the whole process, of which the library takes 90. */
const MOST_MEGABYTES = 320;

// By its name in the package, because the build joins this file with others in another folder.
const PROGRAM = createRequire(import.meta.url).resolve(
  '#app/platform/pictures/draw-svg-process.ts',
);

/**
 * Draws an SVG of the given size as a PNG that fits into each of the boxes, in a process of its own,
 * which is ended after a time or when it takes too much memory. A short file can ask for more dashes
 * or crossings than anything could draw, and the library can't be interrupted. Undefined if the
 * drawing wasn't finished.
 */
export function drawSvgApart(
  svg: string,
  size: Box,
  boxes: readonly Box[],
  { limitMs = DRAWING_MS, megabytes = MOST_MEGABYTES } = {},
): Promise<Buffer[] | undefined> {
  return new Promise((resolve) => {
    const child = fork(PROGRAM, {
      ...{ execArgv: [], env: {} },
      ...{ serialization: 'advanced', stdio: ['ignore', 'ignore', 'ignore', 'ipc'] },
    });
    const kill = () => child.kill('SIGKILL');
    const end = (drawn?: readonly Uint8Array[]) => {
      clearTimeout(timer);
      process.off('exit', kill);
      resolve(drawn?.map((bytes) => Buffer.from(bytes)));
      kill();
    };
    const timer = setTimeout(() => end(), limitMs);
    process.once('exit', kill);
    child.once('message', (drawn: Uint8Array[]) => end(drawn));
    child.once('error', () => end());
    child.once('exit', () => end());
    const request = { svg, size, boxes, limitMs, megabytes, maxPixels: MAX_PICTURE_PIXELS };
    // A child that has ended already says so by its exit.
    child.send(request satisfies DrawSvgRequest, () => undefined);
  });
}
