import * as v from 'valibot';
import { cleanWords, maxCharacters } from '#app/platform/forms/text-fields.ts';
import { isTooComplex } from '#app/platform/markdown/markdown-limits.ts';

/** The most characters of an issue's text. */
export const MAX_BODY = 20_000;

const text = v.optional(v.string(), '');
const line = v.pipe(
  text,
  v.transform(cleanWords),
  maxCharacters(150, 'Use at most 150 characters.'),
);

/** The form of a draft, which may be as unfinished as it likes. */
export const draftSchema = v.object({
  subject: line,
  preheader: line,
  body: v.pipe(
    text,
    v.transform((typed) => typed.replaceAll('\r\n', '\n').trim()),
    v.maxLength(MAX_BODY, 'Use at most 20,000 characters.'),
    v.check(
      (typed) => !isTooComplex(typed),
      'Use less formatting: fewer marks and lines, and fewer lists within lists.',
    ),
  ),
});

/** A draft that is about to be sent. */
export const completeSchema = v.object({
  ...draftSchema.entries,
  subject: v.pipe(line, v.minLength(1, 'Write a subject.')),
  body: v.pipe(draftSchema.entries.body, v.minLength(1, 'Write the text.')),
});

/** An email of the welcome series. */
export const welcomeSchema = v.object({
  ...completeSchema.entries,
  isOn: v.pipe(
    text,
    v.transform((typed) => typed === 'on'),
  ),
  days: v.pipe(
    text,
    v.regex(/^\s*([0-5]?\d|60)\s*$/, 'Use a whole number from 0 to 60.'),
    v.transform(Number),
  ),
});
