import type { QueuedEmail } from '#app/emails/queue-email.server.ts';
import type { Db } from '#database/connect.ts';
import type { Signup } from '#database/schema.ts';
import type { ConsentWording } from './signup.content.ts';

/** A list that people join with a form and a confirmation of their address. */
export type SignupList = {
  /** `newsletter` or `waitlist:<item>`. Also the scope in the suppression list. */
  name: string;
  /** What its members have, in the middle of a sentence: "your place on the waitlist for “X”". */
  membership: string;
  /** The page of its confirmation links, up to the token. */
  confirmPage: `/${string}/`;
  wording: ConsentWording;
  /** The two emails that can follow a request; `alreadyOn` is the name of the second one. */
  mails: {
    alreadyOn: string;
    queueConfirm: QueueSignupEmail;
    queueAlreadyOn: QueueSignupEmail;
  };
  /** Runs in the transaction of a confirmation: queues the welcome email and webhook events. */
  onConfirmed(transaction: Db, signup: ConfirmedSignup, now: Date): Promise<void>;
  /** Runs in the transaction in which a confirmed member leaves. */
  onLeft?(transaction: Db, signup: ConfirmedSignup, now: Date): Promise<void>;
};

type QueueSignupEmail = (
  transaction: Db,
  ids: { signupId: string; confirmationId: string },
  delivery: QueuedEmail,
) => Promise<boolean>;

export type ConfirmedSignup = Signup & { email: string };

/** How long links and codes to confirm are valid. The privacy policy says seven days. */
export const CONFIRMATION_TTL_MS = 7 * 24 * 3_600_000;
