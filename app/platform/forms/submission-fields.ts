import * as v from 'valibot';
import { lineField } from './text-fields.ts';

const badTimestamp = 'Write the time as 2026-11-02T15:00:00.000Z.';
const badSource = 'Name a form of this site.';

/** What every form sends beside its own fields. */
export const submissionFields = {
  /** When the browser sent it. */
  timestamp: v.optional(v.pipe(v.string(badTimestamp), v.maxLength(64, badTimestamp))),
  /** The path of the page that the form is on. */
  page: lineField(200, {}),
  /** The field that people don't see. */
  website: v.optional(v.string('Leave the field `website` out.')),
  /** How long the visitor took, where a script measured it. */
  filledInMs: v.optional(v.number('Give `filledInMs` as a number of milliseconds.')),
};

/** Which of the site's forms it is, of a closed list. */
export function sourceField<const Sources extends readonly string[]>(
  sources: Sources,
  unlessSaid: Sources[number],
) {
  return v.optional(v.picklist(sources, badSource), unlessSaid);
}

/** Which form it is, where pages may name their own. */
export function openSourceField(unlessSaid: string) {
  return v.optional(v.pipe(v.string(), v.regex(/^[a-z][a-z_]{0,39}$/, badSource)), unlessSaid);
}
