import * as v from 'valibot';
import { baitWords, FORM_FIELDS } from '../browser/form-signals.ts';
import { hideTokens } from '../format/hide-tokens.ts';
import { lineField } from './text-fields.ts';

const badTimestamp = 'Write the time as 2026-11-02T15:00:00.000Z.';
const badSource = 'Use the name of one of this site’s forms.';

/** The bait field: must be empty, and isn't part of what was sent. */
export const baitField = v.optional(
  v.pipe(
    v.string(baitWords.filled),
    v.check((text) => text === '', baitWords.filled),
    v.transform(() => undefined),
  ),
);

/** Fields that every form sends besides its own. */
export const submissionFields = {
  /** When the browser sent it. */
  timestamp: v.optional(v.pipe(v.string(badTimestamp), v.maxLength(64, badTimestamp))),
  /** The path of the page that the form is on. */
  page: v.pipe(lineField(200, {}), v.transform(hideTokens)),
  [FORM_FIELDS.bait]: baitField,
  /** Whether the browser's queue sends it, so that the visitor may no longer see the response. */
  resent: v.optional(v.boolean('Give `resent` as true or false.')),
};

/** Which of the site's forms it is, from a closed list. */
export function sourceField<const Sources extends readonly string[]>(
  sources: Sources,
  unlessSaid: Sources[number],
) {
  return v.optional(v.picklist(sources, badSource), unlessSaid);
}

/** Which form it is, if pages may use names of their own. */
export function openSourceField(unlessSaid: string) {
  return v.optional(v.pipe(v.string(), v.regex(/^[a-z][a-z_]{0,39}$/, badSource)), unlessSaid);
}
