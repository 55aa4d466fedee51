/** How long a sign-up keeps its address. */
export const SIGNUP_RETENTION = {
  /** Nobody confirmed: the address goes, and with it what was asked for in its name. */
  unconfirmedDays: 14,
  /** Somebody who left by mistake has had their chance to come back on the page. */
  leftDays: 1,
  /** A notice is tried for three days. */
  notifiedDays: 4,
} as const;
