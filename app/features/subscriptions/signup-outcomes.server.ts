import * as v from 'valibot';
import type { AppContext } from '#app/platform/app-context.server.ts';
import { emailNoticeField } from '#app/platform/forms/email-notice.ts';
import type { SignupReasons } from './signup.content.ts';
import { sealTicket, type Ticket } from './signup-ticket.server.ts';
import { withoutEmail } from './without-email.content.ts';

/** The same for every sign-up, so that it doesn't reveal whether the address is known. */
export const signupAnswerSchema = v.object({
  next: v.literal('confirm'),
  ...emailNoticeField,
});

/** The response to a sign-up: 202, or a redirect to the page that asks for the code. */
export function signupAccepted<Input>(
  list: keyof typeof withoutEmail,
  checkPage: string,
  ticketOf: (input: Input) => Ticket,
) {
  return {
    status: 202 as const,
    data: () => ({ next: 'confirm' }),
    withoutEmail: () => withoutEmail[list],
    location: (_: unknown, { app, input }: { app: AppContext; input: Input }) => {
      const sealed = sealTicket(app.settings.secrets, ticketOf(input));
      return `${checkPage}?${new URLSearchParams({ for: sealed })}`;
    },
  };
}

export const codeAnswerSchema = v.object({
  confirmed: v.literal(true),
  /** What the code did for other lists of the address, in sentences; missing if nothing. */
  note: v.optional(v.string()),
});

/** The responses to a code. Without scripts, a correct code redirects to the confirmation page. */
export function codeOutcomes(reasons: SignupReasons) {
  const rejected = (kind: 'wrong' | 'expired') => ({
    status: 422 as const,
    reject: () => ({ error: reasons.code[kind], fields: { code: reasons.code[kind] } }),
  });
  return {
    confirmed: {
      status: 200 as const,
      data: ({ note }: { note: string | undefined }) => ({
        confirmed: true,
        ...(note !== undefined && { note }),
      }),
      location: ({ page }: { page: string }) => page,
    },
    wrong: rejected('wrong'),
    expired: rejected('expired'),
  };
}
