import type { FactSets } from './facts.schema.ts';

/** The logo and the accent colour of the business; the site's own where it has none. */
export type Brand = FactSets['brand'];

/** The colours made of an accent colour, each `#rrggbb`. */
export type AccentPalette = {
  /** On light pages, and the text on it. */
  light: string;
  onLight: string;
  dark: string;
  onDark: string;
  /** For emails, which are shown on a background of the email app. */
  email: string;
};

export const builtInBrand: FactSets['brand'] = {};
