/**
 * Variables that let a test send as many forms as it likes: the limits are far above what it sends.
 * Tests of the limits themselves set their own.
 */
export const NO_LIMITS = {
  SUBMISSIONS_PER_TEN_MINUTES: '100000',
  UNCONFIRMED_CALLS_PER_NETWORK: '100000',
} as const;
