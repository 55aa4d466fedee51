import type { AccentPalette } from '#app/facts/brand.ts';
import { contrast, toHex, toOklch } from './oklch.ts';

/**
 * The backgrounds on which the accent colour is used as text: `paper` and `surface` of app/app.css,
 * and the band at the foot of the page, which is a shade deeper than the dark paper. A test compares
 * them with that file.
 */
export const BACKGROUNDS = {
  light: ['#faf7ee', '#e9efe9'],
  dark: ['#0c2226', '#13323a'],
} as const;

/** Text on a button in the accent colour. */
const ON_LIGHT = ['#fffaf3', '#1d0a03'] as const;
const ON_DARK = ['#1d0a03', '#fffaf3'] as const;

/** WCAG 2.2, 1.4.3: text of ordinary size. */
export const AA_TEXT = 4.5;

/** A margin for rounding to eight bits per channel. */
const AIM = AA_TEXT + 0.02;

/**
 * The colours that stand for an accent colour: on light and dark pages, the text on them, and one
 * for emails that black and white text are both readable on. Each has the hue of the accent and the
 * nearest lightness that passes.
 */
export function accentPalette(accent: string): AccentPalette {
  const light = nearest(accent, (colour) => worst(colour, BACKGROUNDS.light) >= AIM, 'darker');
  const dark = nearest(accent, (colour) => worst(colour, BACKGROUNDS.dark) >= AIM, 'lighter');
  return {
    light,
    onLight: readableOn(light, ON_LIGHT),
    dark,
    onDark: readableOn(dark, ON_DARK),
    email: emailColour(accent),
  };
}

/** The lowest contrast of a colour with any of the backgrounds. */
export function worst(colour: string, backgrounds: readonly string[]): number {
  return Math.min(...backgrounds.map((one) => contrast(colour, one)));
}

/** The colour itself if it passes, or one of its hue that is as little darker or lighter as needed. */
function nearest(
  accent: string,
  passes: (colour: string) => boolean,
  direction: 'darker' | 'lighter',
): string {
  if (passes(accent)) return accent;
  const start = toOklch(accent);
  let failing = start.l;
  let passing = direction === 'darker' ? 0 : 1;
  for (let step = 0; step < 24; step += 1) {
    const l = (failing + passing) / 2;
    if (passes(toHex({ ...start, l }))) passing = l;
    else failing = l;
  }
  return toHex({ ...start, l: passing });
}

/** Black and white have the same contrast with it: 4.58. */
function emailColour(accent: string): string {
  const start = toOklch(accent);
  let [low, high] = [0, 1];
  for (let step = 0; step < 24; step += 1) {
    const l = (low + high) / 2;
    const colour = toHex({ ...start, l });
    if (contrast(colour, '#000000') < contrast(colour, '#ffffff')) low = l;
    else high = l;
  }
  return toHex({ ...start, l: low });
}

function readableOn(background: string, texts: readonly [string, string]): string {
  const [first, second] = texts;
  return contrast(first, background) >= AA_TEXT ? first : second;
}
