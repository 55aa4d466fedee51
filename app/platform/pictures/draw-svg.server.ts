import { fork } from 'node:child_process';
import { createRequire } from 'node:module';
import type { DrawnSvg, DrawSvgRequest } from './draw-svg-process.ts';

/** A logo is drawn in less than a second. */
const DRAWING_MS = 15_000;
/** Of the whole process, of which the library takes 90. */
const MOST_MEGABYTES = 320;

// By its name in the package, because the build joins this file with others in another folder.
const PROGRAM = createRequire(import.meta.url).resolve(
  '#app/platform/pictures/draw-svg-process.ts',
);

/** What a browser shows and the library doesn't, by the fault that names it. */
const NOT_DRAWN = {
  /** Fonts differ from machine to machine. */
  'svg-text': /<text[\s>]/i,
  'svg-html': /<foreignObject[\s>]/i,
  'svg-linked-picture': /<(?:image|use)\s[^>]*href\s*=\s*["']\s*(?!data:|#)/i,
} as const;

/** The part of an SVG that would look different when drawn; undefined if there is none. */
export function findPartNotDrawn(svg: string): keyof typeof NOT_DRAWN | undefined {
  const found = Object.entries(NOT_DRAWN).find(([, part]) => part.test(svg));
  return found?.[0] as keyof typeof NOT_DRAWN | undefined;
}

/**
 * Draws an SVG as a PNG that fits into each of the boxes (in pixels), in a process of its own, which
 * is ended after a time or when it takes too much memory: a short file can ask for more dashes than
 * anything could draw, and the library can't be interrupted. It runs no script and fetches nothing.
 * Undefined if the drawing wasn't finished.
 */
export function drawSvg(
  svg: string,
  boxes: DrawSvgRequest['boxes'],
  { limitMs = DRAWING_MS, megabytes = MOST_MEGABYTES } = {},
): Promise<DrawnSvg | undefined> {
  return new Promise((resolve) => {
    const child = fork(PROGRAM, {
      execArgv: [],
      env: {},
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    });
    const kill = () => child.kill('SIGKILL');
    const end = (drawn?: DrawnSvg) => {
      clearTimeout(timer);
      process.off('exit', kill);
      resolve(drawn);
      kill();
    };
    const timer = setTimeout(() => end(), limitMs);
    process.once('exit', kill);
    child.once('message', (drawn: DrawnSvg) => end(drawn));
    child.once('error', () => end());
    child.once('exit', () => end());
    const request: DrawSvgRequest = { svg: withoutPrefix(svg), boxes, limitMs, megabytes };
    // A child that has ended already says so by its exit.
    child.send(request, () => undefined);
  });
}

/** `<s:svg xmlns:s="…"><s:path/>` as `<svg xmlns="…"><path/>`, which the library recognizes. */
function withoutPrefix(svg: string): string {
  const [, prefix] = /<([\w-]+):svg[\s>]/.exec(svg) ?? [];
  if (!prefix) return svg;
  return svg
    .replaceAll(`<${prefix}:`, '<')
    .replaceAll(`</${prefix}:`, '</')
    .replaceAll(`xmlns:${prefix}=`, 'xmlns=');
}
