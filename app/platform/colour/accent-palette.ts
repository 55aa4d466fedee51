import type { FactSets } from '#app/facts/facts.schema.ts';

/**
 * The backgrounds on which the accent colour is used as text: `paper` and `surface` of app/app.css,
 * and the band at the foot of the page, which is a shade deeper than the dark paper. A test compares
 * them with that file.
 */
export const BACKGROUNDS = {
  light: ['#faf7ee', '#e9efe9'],
  dark: ['#0c2226', '#13323a'],
} as const;

/** The colours made of an accent colour, each `#rrggbb`. */
type AccentPalette = NonNullable<FactSets['brand']['palette']>;

/** Text on a button in the accent colour. */
const ON_LIGHT = ['#fffaf3', '#1d0a03'] as const;
const ON_DARK = ['#1d0a03', '#fffaf3'] as const;

/** WCAG 2.2, 1.4.3: text of ordinary size. */
export const AA_TEXT = 4.5;

/** A margin for rounding to eight bits per channel. */
const AIM = AA_TEXT + 0.02;

/**
 * The colours that stand for an accent colour: on light and dark pages, the text on them, and one
 * for emails that black and white text are both readable on. Each is the accent with as little black
 * or white mixed in as it needs to pass.
 */
export function accentPalette(accent: string): AccentPalette {
  const light = mix(accent, 'black', (colour) => worst(colour, BACKGROUNDS.light) >= AIM);
  const dark = mix(accent, 'white', (colour) => worst(colour, BACKGROUNDS.dark) >= AIM);
  const underWhite = mix(accent, 'black', (colour) => contrast(colour, '#ffffff') >= AIM);
  return {
    light,
    onLight: readableOn(light, ON_LIGHT),
    dark,
    onDark: readableOn(dark, ON_DARK),
    email: mix(underWhite, 'white', (colour) => contrast(colour, '#000000') >= AIM),
  };
}

/** The lowest contrast of a colour with any of the backgrounds. */
export function worst(colour: string, backgrounds: readonly string[]): number {
  return Math.min(...backgrounds.map((one) => contrast(colour, one)));
}

/** The colour itself if it passes, or with the least part of black or white with which it does. */
function mix(colour: string, into: 'black' | 'white', passes: (colour: string) => boolean): string {
  const target = into === 'black' ? 0 : 255;
  const withPart = (part: number) =>
    `#${channelsOf(colour)
      .map((channel) => Math.round(channel + (target - channel) * part))
      .map((channel) => channel.toString(16).padStart(2, '0'))
      .join('')}`;
  const part = Array.from({ length: 256 }, (_, at) => at / 255).find((one) =>
    passes(withPart(one)),
  );
  return withPart(part ?? 1);
}

/** WCAG 2.2 contrast ratio of two colours `#rrggbb`, 1 to 21 (https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio). */
export function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

function luminance(hex: string): number {
  const [r = 0, g = 0, b = 0] = channelsOf(hex).map((value) => {
    const channel = value / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

/** Red, green and blue, 0 to 255. */
function channelsOf(hex: string): number[] {
  return [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
}

function readableOn(background: string, texts: readonly [string, string]): string {
  const [first, second] = texts;
  return contrast(first, background) >= AA_TEXT ? first : second;
}
