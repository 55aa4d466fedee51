import * as v from 'valibot';
import type { AppContext, RequestInfo } from '#app/platform/app-context.server.ts';
import { emailNoticeField } from '#app/platform/forms/email-notice.ts';
import type { FieldErrors } from '#app/platform/forms/field-errors.ts';
import { defineForm } from '#app/platform/forms/form-definition.server.ts';
import { openSourceField, submissionFields } from '#app/platform/forms/submission-fields.ts';
import { emailField } from '#app/platform/forms/text-fields.ts';
import type { SecretBox } from '#app/platform/settings/secret-box.server.ts';
import { confirmApiWords, subscribeApiWords } from './newsletter/newsletter.content.ts';
import { codeForm, signupReasons } from './newsletter/newsletter-form.content.ts';
import { requestSignup, type SignupOutcome, type SignupRequest } from './signup.server.ts';
import { type CodeOutcome, confirmByCode } from './signup-confirm.server.ts';
import { newsletterList, type SignupKind, signupWords, waitlistOf } from './signup-lists.server.ts';
import { confirmPlaceApiWords, joinApiWords, waitlist } from './waitlist/waitlist.content.ts';
import { findOpenItem, findWaitlistItem } from './waitlist/waitlist-items.server.ts';

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

/** The same for every sign-up, so that it doesn't reveal whether the address is known. */
const signupAnswerSchema = v.object({ next: v.literal('confirm'), ...emailNoticeField });
const codeAnswerSchema = v.object({ confirmed: v.literal(true) });

const codeRules = {
  toasts: { missing: signupWords.newsletter.toasts.invalid, failed: codeForm },
  reasons: { ...signupReasons, tooMany: codeForm.errors.tooMany },
  describeInvalid: (errors: FieldErrors) => ({
    title: codeForm.title,
    description: Object.values(errors)[0] ?? codeForm.errors.wrong,
  }),
};

/** `POST /api/newsletter/subscribe`, and the posts of every newsletter form of the site. */
export const subscribeForm = defineForm({
  schema: v.object({ email, source: openSourceField('newsletter_signup'), ...submissionFields }),
  ...signupRules('newsletter'),
  perform: subscribe,
  outcomes: { accepted: acceptSignup('newsletter') },
  api: { path: '/api/newsletter/subscribe', words: subscribeApiWords, data: signupAnswerSchema },
});

/** `POST /api/newsletter/confirm`, and the post of the page for the code. */
export const confirmSubscriptionForm = defineForm({
  schema: v.object({ email, code }),
  ...codeRules,
  perform: confirmSubscription,
  outcomes: codeOutcomes(),
  api: { path: '/api/newsletter/confirm', words: confirmApiWords, data: codeAnswerSchema },
});

type UnknownItem = { kind: 'unknown-item' };

const unknownItem = {
  status: 422 as const,
  reject: () => ({ error: waitlist.unknownItem, fields: { item: waitlist.unknownItem } }),
};

/** `POST /api/waitlist`, and the posts of every waitlist form of the site. */
export const waitlistForm = defineForm({
  schema: v.object({ email, item, source: openSourceField('waitlist'), ...submissionFields }),
  ...signupRules('waitlist'),
  perform: joinWaitlist,
  outcomes: { accepted: acceptSignup('waitlist'), 'unknown-item': unknownItem },
  api: { path: '/api/waitlist', words: joinApiWords, data: signupAnswerSchema },
});

/** `POST /api/waitlist/confirm`, and the post of the page for the code. */
export const confirmPlaceForm = defineForm({
  schema: v.object({ email, item, code }),
  ...codeRules,
  perform: confirmPlace,
  outcomes: { ...codeOutcomes(), 'unknown-item': unknownItem },
  api: { path: '/api/waitlist/confirm', words: confirmPlaceApiWords, data: codeAnswerSchema },
});

/** Stores a request for the newsletter and queues the email that asks for confirmation. */
export function subscribe(
  app: AppContext,
  info: RequestInfo,
  request: SignupRequest,
  idempotencyKey: string | undefined,
): Promise<SignupOutcome> {
  return requestSignup(app, info, newsletterList, request, idempotencyKey);
}

type Code = { email: string; code: string };

function confirmSubscription(app: AppContext, info: RequestInfo, answer: Code) {
  return confirmByCode(app, info, newsletterList, answer);
}

async function joinWaitlist(
  app: AppContext,
  info: RequestInfo,
  request: SignupRequest & { item: string },
  idempotencyKey: string | undefined,
): Promise<SignupOutcome | UnknownItem> {
  const open = findOpenItem(request.item);
  if (!open) return { kind: 'unknown-item' };
  return requestSignup(app, info, waitlistOf(open), request, idempotencyKey);
}

async function confirmPlace(
  app: AppContext,
  info: RequestInfo,
  answer: Code & { item: string },
): Promise<CodeOutcome | UnknownItem> {
  const known = findWaitlistItem(answer.item);
  return known ? confirmByCode(app, info, waitlistOf(known), answer) : { kind: 'unknown-item' };
}

/** What the forms of both kinds do alike about input that isn't valid. */
function signupRules(kind: SignupKind) {
  const { toasts } = signupWords[kind];
  return {
    toasts: { missing: toasts.invalid, failed: toasts.failed },
    reasons: signupReasons,
    describeInvalid: ({ email: fault, ...others }: FieldErrors) => ({
      title: (fault ? toasts.invalid : toasts.failed).title,
      description: fault ?? Object.values(others)[0] ?? toasts.failed.description,
    }),
  };
}

/** 202, or a redirect to the page that asks for the code. */
function acceptSignup(kind: SignupKind) {
  return {
    status: 202 as const,
    data: () => ({ next: 'confirm' }),
    withoutEmail: () => signupWords[kind].withoutEmail,
    location: (_: unknown, from: { app: AppContext; input: Ticket }) => {
      const { email: address, item: id } = from.input;
      const sealed = sealTicket(from.app.settings.secrets, { email: address, item: id });
      return `/${kind}/check?${new URLSearchParams({ for: sealed })}`;
    },
  };
}

/** Without scripts, a correct code leads to the page of the link in the same email. */
function codeOutcomes() {
  const rejected = (kind: 'wrong' | 'expired') => ({
    status: 422 as const,
    reject: () => ({ error: codeForm.errors[kind], fields: { code: codeForm.errors[kind] } }),
  });
  return {
    confirmed: {
      status: 200 as const,
      data: () => ({ confirmed: true }),
      location: ({ page }: { page: string }) => page,
    },
    wrong: rejected('wrong'),
    expired: rejected('expired'),
  };
}

const ticketSchema = v.object({ email: v.string(), item: v.optional(v.string()) });

/** Who has to enter a code. Passed between pages in sealed form, so that URLs name nobody. */
type Ticket = v.InferOutput<typeof ticketSchema>;

function sealTicket(secrets: SecretBox, ticket: Ticket): string {
  return secrets.seal(JSON.stringify(ticket));
}

/** Decrypts a ticket; undefined if the text isn't a valid one. */
export function openTicket(secrets: SecretBox, text: string | null | undefined) {
  if (!text) return undefined;
  try {
    return v.parse(ticketSchema, JSON.parse(secrets.open(text)));
  } catch {
    return undefined;
  }
}
