/** A colour in sRGB, each channel from 0 to 1. */
type Rgb = readonly [number, number, number];

/** A colour in OKLCH: lightness from 0 to 1, chroma, hue in radians. */
export type Oklch = { l: number; c: number; h: number };

/**
 * The OKLCH values of `#rrggbb`, after the matrices of https://bottosson.github.io/posts/oklab/.
 */
export function toOklch(hex: string): Oklch {
  const [r, g, b] = linearOf(hex);
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  const a = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s;
  const bb = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s;
  return {
    l: 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    c: Math.hypot(a, bb),
    h: Math.atan2(bb, a),
  };
}

/**
 * The colour as `#rrggbb`. One that a screen can't show keeps its lightness and hue, and loses as
 * much chroma as it must.
 */
export function toHex({ l, c, h }: Oklch): string {
  const lightness = Math.min(1, Math.max(0, l));
  let low = 0;
  let high = c;
  if (isInGamut(toLinear(lightness, c, h))) low = c;
  else {
    for (let step = 0; step < 20; step += 1) {
      const middle = (low + high) / 2;
      if (isInGamut(toLinear(lightness, middle, h))) low = middle;
      else high = middle;
    }
  }
  return `#${toLinear(lightness, low, h)
    .map((channel) => Math.round(encode(channel) * 255))
    .map((channel) => channel.toString(16).padStart(2, '0'))
    .join('')}`;
}

/** WCAG 2.2 contrast ratio of two colours `#rrggbb`, 1 to 21 (https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio). */
export function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

function luminance(hex: string): number {
  const [r, g, b] = linearOf(hex);
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function toLinear(lightness: number, chroma: number, hue: number): Rgb {
  const a = chroma * Math.cos(hue);
  const b = chroma * Math.sin(hue);
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
}

/** Within what rounding of the matrices brings. */
function isInGamut(colour: Rgb): boolean {
  return colour.every((channel) => channel >= -0.001 && channel <= 1.001);
}

function linearOf(hex: string): Rgb {
  return [1, 3, 5].map((at) => {
    const channel = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  }) as unknown as Rgb;
}

function encode(linear: number): number {
  const channel = Math.min(1, Math.max(0, linear));
  return channel <= 0.0031308 ? channel * 12.92 : 1.055 * channel ** (1 / 2.4) - 0.055;
}
