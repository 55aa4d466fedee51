import * as v from 'valibot';

/** What a visitor has to know while the site can't send them the email that a form promises. */
export type EmailNotice = { readonly title: string; readonly description: string };

/** Said to a visitor whose message is held back by its content, until the owner releases it. */
export const heldBackNotice = {
  title: 'Saved, and we’ll look at it first',
  description:
    'Our spam filter isn’t sure about it, so one of us will look at it first. Until then, you won’t get an email about it.',
} as const satisfies EmailNotice;

/** In `data` of an accepted form; missing while emails can be sent. */
export const emailNoticeField = {
  emailNotice: v.optional(v.object({ title: v.string(), description: v.string() })),
};
