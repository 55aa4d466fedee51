/** How long the email address of a sign-up is kept. */
export const SIGNUP_RETENTION = {
  /** Unconfirmed entries are deleted. */
  unconfirmedDays: 14,
  /** After leaving; the page offers to undo it only for minutes. */
  leftDays: 1,
  /** After a waitlist notice, whose delivery is tried for three days. */
  notifiedDays: 4,
} as const;
