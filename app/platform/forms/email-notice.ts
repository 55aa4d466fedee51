import * as v from 'valibot';

/** What a visitor has to know while the site can't send them the email that a form promises. */
export type EmailNotice = { readonly title: string; readonly description: string };

/** In `data` of an accepted form; missing while emails can be sent. */
export const emailNoticeField = {
  emailNotice: v.optional(v.object({ title: v.string(), description: v.string() })),
};
