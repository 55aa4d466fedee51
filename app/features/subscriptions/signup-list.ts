import type { EmailDelivery } from '#app/platform/outbox/outbox.server.ts';
import type { Db } from '#database/connect.ts';
import type { Signup } from '#database/schema.ts';
import type { ConsentWording } from './signup.content.ts';

/** A list that people put themselves on, by a form and a confirmation of their address. */
export type SignupList = {
  /** `newsletter`, or `waitlist:<item>`. Also the scope in the suppression list. */
  name: string;
  wording: ConsentWording;
  /** The two emails that a request can lead to; `alreadyOn` is the name of the second one. */
  mails: {
    alreadyOn: string;
    queueConfirm: QueueSignupEmail;
    queueAlreadyOn: QueueSignupEmail;
  };
  /** What follows from a confirmation, in its transaction: a welcome, an event for webhooks. */
  onConfirmed(transaction: Db, signup: ConfirmedSignup, now: Date): Promise<void>;
  /** What follows when somebody who was confirmed leaves. */
  onLeft?(transaction: Db, signup: ConfirmedSignup, now: Date): Promise<void>;
};

type QueueSignupEmail = (
  transaction: Db,
  ids: { signupId: string; confirmationId: string },
  delivery: EmailDelivery,
) => Promise<boolean>;

export type ConfirmedSignup = Signup & { email: string };

/** Links and codes to confirm work this long; the privacy policy says seven days. */
export const CONFIRMATION_TTL_MS = 7 * 24 * 3_600_000;
