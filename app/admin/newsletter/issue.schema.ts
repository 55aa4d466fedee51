import * as v from 'valibot';
import { cleanWords, maxCharacters } from '#app/platform/forms/text-fields.ts';
import { isTooComplex } from '#app/platform/markdown/markdown-limits.ts';
import { parseDayField } from '#app/platform/time/calendar-date.ts';
import { parseTimeField } from '#app/platform/time/time-words.ts';
import { instantOf, TORONTO } from '#app/platform/time/wall-time.ts';
import { newsletterWords } from './newsletter-admin.content.ts';

const { errors } = newsletterWords;
const MAX_LINE = 150;
/** The most characters of an issue's text. */
export const MAX_BODY = 20_000;

const line = v.pipe(
  v.optional(v.string(), ''),
  v.transform(cleanWords),
  maxCharacters(MAX_LINE, errors.subjectLength),
);

/** The form of a draft, which may be as unfinished as it likes. */
export const draftSchema = v.object({
  subject: line,
  preheader: line,
  body: v.pipe(
    v.optional(v.string(), ''),
    v.transform((text) => text.replaceAll('\r\n', '\n').trim()),
    v.maxLength(MAX_BODY, errors.bodyLength),
    v.check((text) => !isTooComplex(text), errors.bodyComplex),
  ),
});

/** A draft that is about to be sent. */
export const completeSchema = v.object({
  ...draftSchema.entries,
  subject: v.pipe(line, v.minLength(1, errors.subject)),
  body: v.pipe(draftSchema.entries.body, v.minLength(1, errors.body)),
});

/** An email of the welcome series. */
export const welcomeSchema = v.object({
  ...completeSchema.entries,
  isOn: v.pipe(
    v.optional(v.string(), ''),
    v.transform((text) => text === 'on'),
  ),
  days: v.pipe(
    v.optional(v.string(), ''),
    v.regex(/^\s*\d{1,2}\s*$/, errors.days),
    v.transform(Number),
    v.maxValue(60, errors.days),
  ),
});

/** When to send an issue, in Toronto time. `sendAt` undefined means now. */
export function sendTimeSchema(now: Date) {
  return v.pipe(
    v.variant('when', [
      v.object({ when: v.optional(v.literal('now'), 'now') }),
      v.pipe(
        v.object({
          when: v.literal('later'),
          date: v.pipe(
            v.optional(v.string(), ''),
            v.check((text) => parseDayField(text) !== undefined, errors.date),
          ),
          time: v.pipe(
            v.optional(v.string(), ''),
            v.check((text) => parseTimeField(text) !== undefined, errors.time),
          ),
        }),
        v.forward(
          v.check((form) => !(timeOf(form) <= now), errors.past),
          ['date'],
        ),
      ),
    ]),
    v.transform((form) => ({ sendAt: form.when === 'later' ? timeOf(form) : undefined })),
  );
}

/** An invalid Date if a field is invalid: that field's own check reports the error. */
function timeOf({ date, time }: { date: string; time: string }): Date {
  const day = parseDayField(date);
  const minute = parseTimeField(time);
  if (day === undefined || minute === undefined) return new Date(Number.NaN);
  return instantOf(day, minute, TORONTO);
}
