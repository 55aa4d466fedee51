import * as v from 'valibot';
import type { AppContext } from '#app/platform/app-context.server.ts';
import type { SignupReasons } from './signup.content.ts';
import { sealTicket, type Ticket } from './signup-ticket.server.ts';

/** A sign-up is answered with the same bytes, whether or not the address is known. */
export const signupAnswerSchema = v.object({ next: v.literal('confirm') });

/** How a sign-up is answered: 202, or the page that asks for the code. */
export function signupAccepted<Input>(checkPage: string, ticketOf: (input: Input) => Ticket) {
  return {
    status: 202 as const,
    data: () => ({ next: 'confirm' }),
    location: (_: unknown, { app, input }: { app: AppContext; input: Input }) => {
      const sealed = sealTicket(app.settings.secrets, ticketOf(input));
      return `${checkPage}?${new URLSearchParams({ for: sealed })}`;
    },
  };
}

export const codeAnswerSchema = v.object({ confirmed: v.literal(true) });

/** How a code is answered; the page that follows says what was confirmed. */
export function codeOutcomes(confirmPage: string, reasons: SignupReasons) {
  const rejected = (kind: 'wrong' | 'expired') => ({
    status: 422 as const,
    reject: () => ({ error: reasons.code[kind], fields: { code: reasons.code[kind] } }),
  });
  return {
    confirmed: {
      status: 200 as const,
      data: () => ({ confirmed: true }),
      location: ({ token }: { token: string }) => confirmPage + token,
    },
    wrong: rejected('wrong'),
    expired: rejected('expired'),
  };
}
