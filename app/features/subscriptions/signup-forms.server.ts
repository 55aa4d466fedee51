import * as v from 'valibot';
import type { Facts } from '#app/facts/facts.ts';
import { emailNoticeField } from '#app/platform/forms/email-notice.ts';
import type { FieldErrors } from '#app/platform/forms/field-errors.ts';
import { defineForm } from '#app/platform/forms/form-definition.server.ts';
import { openSourceField, submissionFields } from '#app/platform/forms/submission-fields.ts';
import { emailField } from '#app/platform/forms/text-fields.ts';
import type { OperationWords } from '#app/platform/http/operation.ts';
import type { SecretBox } from '#app/platform/settings/secret-box.server.ts';
import { confirmApiWords, subscribeApiWords } from './newsletter/newsletter.content.ts';
import { codeForm, signupReasons } from './newsletter/newsletter-form.content.ts';
import { requestSignup, type SignupOutcome, type SignupRequest } from './signup.server.ts';
import { type CodeOutcome, confirmByCode } from './signup-confirm.server.ts';
import { newsletterList, type SignupKind, signupWords, waitlistOf } from './signup-lists.server.ts';
import { confirmPlaceApiWords, joinApiWords, waitlist } from './waitlist/waitlist.content.ts';
import { findOpenItem, findWaitlistItem } from './waitlist/waitlist-items.server.ts';

type Api = { path: `/api/${string}`; words: OperationWords };

/** The box for the newsletter on the form of a waitlist, as a form posts it. */
const updates = v.optional(v.literal('on', waitlist.updatesValue));

/** Who has to enter a code, and the item of a waitlist. */
const ticketSchema = v.object({ email: v.string(), item: v.optional(v.string()) });
type Ticket = v.InferOutput<typeof ticketSchema>;

const { description: invalidEmail } = signupWords.newsletter.toasts.invalid;
const email = emailField({ missing: invalidEmail, invalid: invalidEmail });
const item = v.pipe(
  v.optional(v.string(waitlist.unknownItem), ''),
  v.regex(/^(course|template|download|general):[a-z0-9-]{1,80}$/, waitlist.unknownItem),
);
/** Spaces between the digits are allowed. */
const code = v.pipe(
  v.optional(v.string(codeForm.errors.missing), ''),
  v.transform((text) => text.replace(/[\s-]/g, '')),
  v.regex(/^\d{6}$/, codeForm.errors.missing),
);

const unknownItem = {
  status: 422 as const,
  reject: () => ({ error: waitlist.unknownItem, fields: { item: waitlist.unknownItem } }),
};

/** `POST /api/newsletter/subscribe`, and the posts of every newsletter form of the site. */
export const subscribeForm = defineSignupForm(
  'newsletter',
  v.object({ email, source: openSourceField('newsletter_signup'), ...submissionFields }),
  { path: '/api/newsletter/subscribe', words: subscribeApiWords },
);

/** `POST /api/newsletter/confirm`, and the post of the page for the code. */
export const confirmSubscriptionForm = defineCodeForm(v.object({ email, code }), {
  path: '/api/newsletter/confirm',
  words: confirmApiWords,
});

/** `POST /api/waitlist`, and the posts of every waitlist form of the site. */
export const waitlistForm = defineSignupForm(
  'waitlist',
  v.object({ email, item, updates, source: openSourceField('waitlist'), ...submissionFields }),
  { path: '/api/waitlist', words: joinApiWords },
);

/** `POST /api/waitlist/confirm`, and the post of the page for the code. */
export const confirmPlaceForm = defineCodeForm(v.object({ email, item, code }), {
  path: '/api/waitlist/confirm',
  words: confirmPlaceApiWords,
});

/** The answer is the same for every sign-up, so that it doesn't reveal whether the address is known. */
function defineSignupForm(
  kind: SignupKind,
  schema: v.GenericSchema<unknown, SignupRequest & Ticket & { updates?: 'on' | undefined }>,
  api: Api,
) {
  const { toasts, withoutEmail } = signupWords[kind];
  return defineForm({
    schema,
    toasts: { missing: toasts.invalid, failed: toasts.failed },
    reasons: signupReasons,
    describeInvalid: ({ email: fault, ...others }: FieldErrors) => ({
      title: (fault ? toasts.invalid : toasts.failed).title,
      description: fault ?? Object.values(others)[0] ?? toasts.failed.description,
    }),
    async perform(app, info, input, key): Promise<SignupOutcome | { kind: 'unknown-item' }> {
      const list = findList(app.facts(), input.item, findOpenItem);
      if (!list) return { kind: 'unknown-item' };
      return requestSignup(app, info, list, input, key, input.updates && newsletterList);
    },
    outcomes: {
      accepted: {
        status: 202,
        data: () => ({ next: 'confirm' }),
        withoutEmail: () => withoutEmail,
        location(_, { app, input }) {
          const ticket: Ticket = { email: input.email, item: input.item };
          const sealed = app.settings.secrets.seal(JSON.stringify(ticket));
          return `/${kind}/check?${new URLSearchParams({ for: sealed })}`;
        },
      },
      'unknown-item': unknownItem,
    },
    api: { ...api, data: v.object({ next: v.literal('confirm'), ...emailNoticeField }) },
  });
}

/** Without scripts, a correct code leads to the page of the link in the same email. */
function defineCodeForm(schema: v.GenericSchema<unknown, Ticket & { code: string }>, api: Api) {
  const rejected = (kind: 'wrong' | 'expired') => ({
    status: 422 as const,
    reject: () => ({ error: codeForm.errors[kind], fields: { code: codeForm.errors[kind] } }),
  });
  return defineForm({
    schema,
    toasts: { missing: signupWords.newsletter.toasts.invalid, failed: codeForm },
    reasons: { ...signupReasons, tooMany: codeForm.errors.tooMany },
    describeInvalid: (errors: FieldErrors) => ({
      title: codeForm.title,
      description: Object.values(errors)[0] ?? codeForm.errors.wrong,
    }),
    async perform(app, info, input): Promise<CodeOutcome | { kind: 'unknown-item' }> {
      const list = findList(app.facts(), input.item, findWaitlistItem);
      return list ? confirmByCode(app, info, list, input) : { kind: 'unknown-item' };
    },
    outcomes: {
      confirmed: {
        status: 200,
        data: () => ({ confirmed: true }),
        location: ({ page }) => page,
      },
      wrong: rejected('wrong'),
      expired: rejected('expired'),
      'unknown-item': unknownItem,
    },
    api: { ...api, data: v.object({ confirmed: v.literal(true) }) },
  });
}

/** The newsletter if no item is given. */
export function findList(facts: Facts, id: string | undefined, find: typeof findWaitlistItem) {
  if (id === undefined) return newsletterList;
  const found = find(facts, id);
  return found && waitlistOf(found);
}

/** Opens a sealed ticket, which pages pass on so that URLs name nobody; undefined if it isn't one. */
export function openTicket(secrets: SecretBox, text: string | null | undefined) {
  if (!text) return undefined;
  try {
    return v.parse(ticketSchema, JSON.parse(secrets.open(text)));
  } catch {
    return undefined;
  }
}
