import * as v from 'valibot';
import { brandErrors } from './brand.content.ts';

/** `#rrggbb` as the site writes it; a colour field shows nothing else. */
export const hexColourSchema = v.pipe(v.string(), v.regex(/^#[\da-f]{6}$/, brandErrors.accent));

/** The accent colour as people type it, with or without the `#`; empty for the built-in one. */
export const accentSchema = v.pipe(
  v.string(),
  v.transform((text) => {
    const typed = text.trim().toLowerCase();
    return /^[\da-f]{6}$/.test(typed) ? `#${typed}` : typed;
  }),
  v.union([v.literal(''), hexColourSchema], brandErrors.accent),
);
