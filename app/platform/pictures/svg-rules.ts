/** Elements that are copied. */
export const KEPT_ELEMENTS: ReadonlySet<string> = new Set([
  ...['svg', 'g', 'defs', 'path', 'circle', 'ellipse', 'rect', 'line', 'polyline', 'polygon'],
  ...['linearGradient', 'radialGradient', 'stop', 'clipPath', 'mask'],
]);

/** Elements that are left out with all that is in them: they show nothing. */
export const DROPPED_ELEMENTS: ReadonlySet<string> = new Set(['title', 'desc', 'metadata']);

/** Elements that show letters: without the font they look different on each device. */
export const TEXT_ELEMENTS: ReadonlySet<string> = new Set(['text', 'tspan', 'textPath']);

const LENGTH = /^-?[\d.]+(e-?\d+)?(px|%)?$/;
const NUMBERS = /^[\d\s.,e+-]*$/i;
const WORD = /^[a-z-]+$/i;
const COLOUR = /^(#[\da-f]{3,8}|[a-z]+|(rgb|rgba|hsl|hsla)\([\d\s.,%/]+\))$/i;
const PAINT = /^(#[\da-f]{3,8}|[a-z]+|(rgb|rgba|hsl|hsla)\([\d\s.,%/]+\)|url\(#[\w.-]+\))$/i;
/** A part of the same file. */
const PART = /^#[\w.-]+$/;
const REFERENCE = /^(none|url\(#[\w.-]+\))$/;

/** Attributes that are copied, with what their values may be. */
export const KEPT_ATTRIBUTES: ReadonlyMap<string, RegExp> = new Map(
  Object.entries({
    id: /^[\w.-]+$/,
    d: /^[\d\s.,e+\-MmZzLlHhVvCcSsQqTtAa]*$/,
    points: NUMBERS,
    transform: /^[\w\s.,()+-]*$/,
    gradientTransform: /^[\w\s.,()+-]*$/,
    gradientUnits: WORD,
    spreadMethod: WORD,
    clipPathUnits: WORD,
    maskUnits: WORD,
    maskContentUnits: WORD,
    ...same(LENGTH, ['x', 'y', 'x1', 'y1', 'x2', 'y2', 'cx', 'cy', 'r', 'rx', 'ry', 'fx', 'fy']),
    ...same(LENGTH, ['width', 'height', 'offset', 'opacity', 'fill-opacity', 'stroke-opacity']),
    ...same(LENGTH, ['stop-opacity', 'stroke-width', 'stroke-miterlimit', 'stroke-dashoffset']),
    'stroke-dasharray': /^(none|[\d\s.,]+)$/,
    ...same(WORD, ['fill-rule', 'clip-rule', 'stroke-linecap', 'stroke-linejoin', 'display']),
    ...same(WORD, ['visibility', 'vector-effect', 'paint-order', 'mask-type', 'mix-blend-mode']),
    fill: PAINT,
    stroke: PAINT,
    color: COLOUR,
    'stop-color': COLOUR,
    href: PART,
    'clip-path': REFERENCE,
    mask: REFERENCE,
  }),
);

/**
 * Attributes that do something, or fetch something: a file with one is refused as a whole. A link
 * to a part of the same file is harmless: gradients share their colours that way.
 */
export function isUnsafeAttribute(name: string, value: string): boolean {
  const local = name.slice(name.indexOf(':') + 1).toLowerCase();
  if (/^on/.test(local)) return true;
  if (name.startsWith('xmlns')) return false;
  if (local === 'href' || local === 'src') return !PART.test(value);
  return !name.includes(':') && /(javascript|data|https?|file):|@import|expression\(/i.test(value);
}

function same(rule: RegExp, names: readonly string[]): Record<string, RegExp> {
  return Object.fromEntries(names.map((name) => [name, rule]));
}
