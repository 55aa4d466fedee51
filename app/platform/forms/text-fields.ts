import * as v from 'valibot';
import { withoutInvisible } from '../format/without-invisible.ts';
import { readTypedAddress } from '../outbox/address.ts';

/** Limits of the fields that several forms share, in characters as {@link isWithin} counts them. */
export const FIELD_LIMITS = {
  name: 100,
  email: 254,
  phone: 32,
  company: 120,
  message: 5000,
} as const;

/** Code units of one character: the longest emoji in use has 15. More is no text that people write. */
const LONGEST_CHARACTER = 16;
const characters = new Intl.Segmenter('en', { granularity: 'grapheme' });

/**
 * Whether a text has at most `limit` characters, counted as people see them: a family emoji, a flag
 * or a letter with its accents is one.
 */
export function isWithin(text: string, limit: number): boolean {
  if (text.length <= limit) return true;
  if (text.length > limit * LONGEST_CHARACTER) return false;
  let count = 0;
  for (const _ of characters.segment(text)) {
    count += 1;
    if (count > limit) return false;
  }
  return true;
}

/** {@link isWithin} as a step of a schema; `limit` is for the description of the API. */
export function maxCharacters(limit: number, message: string) {
  return Object.assign(
    v.check((text: string) => isWithin(text, limit), message),
    { limit },
  );
}

type Texts = { missing?: string; invalid?: string; tooLong?: string };

/** A one-line text, trimmed, without control characters. Required if `missing` is given. */
export function lineField(limit: number, texts: Texts, clean = cleanLine) {
  return v.pipe(
    v.optional(v.string(texts.invalid ?? 'Enter text.'), ''),
    v.transform(clean),
    v.check((text) => !texts.missing || text !== '', texts.missing ?? ''),
    maxCharacters(limit, texts.tooLong ?? `Use at most ${limit} characters.`),
  );
}

/** The same for several lines, with line ends converted to `\n`. */
export function areaField(limit: number, texts: Texts) {
  return lineField(limit, texts, cleanArea);
}

/** A required email address, as `readTypedAddress` reads it. */
export function emailField(texts: Texts) {
  const invalid = texts.invalid ?? 'Enter an email address like name@example.com.';
  return v.pipe(
    v.optional(v.string(invalid), ''),
    v.transform((text) => readTypedAddress(text)?.address ?? text.trim()),
    v.check((text) => text !== '', texts.missing ?? invalid),
    v.maxLength(FIELD_LIMITS.email, texts.tooLong ?? invalid),
    v.check(
      (text) =>
        text === '' || text.length > FIELD_LIMITS.email || readTypedAddress(text) !== undefined,
      invalid,
    ),
  );
}

/**
 * One line: control characters and line breaks become spaces, broken surrogates are replaced, and
 * invisible format marks go.
 */
export function cleanLine(text: string): string {
  const line = text.toWellFormed().replace(/[\p{Cc}\u2028\u2029]+/gu, ' ');
  // The server decides what is kept, so browsers don't load the pattern.
  return (import.meta.env?.SSR === false ? line : withoutInvisible(line)).trim();
}

/** The same, and several spaces become one. */
export function cleanWords(text: string): string {
  return cleanLine(text).replace(/\s+/g, ' ');
}

/** Several lines: of the control characters only line feeds and tabs are kept. */
export function cleanArea(text: string): string {
  return text
    .toWellFormed()
    .replace(/\r\n?|\u2028|\u2029/g, '\n')
    .replace(/[^\P{Cc}\n\t]+/gu, '')
    .trim();
}
