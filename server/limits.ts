import type { AppContext } from '#app/platform/app-context.server.ts';
import type { Config } from '#app/platform/config.server.ts';
import {
  createNetworkLimiter,
  createRateLimiter,
  type RateLimiter,
} from '#app/platform/forms/rate-limit.server.ts';

const TEN_MINUTES_MS = 600_000;
/**
 * Sign-up forms have one field, so that autofill can be as fast as a bot: this many are accepted.
 */
const QUICK_SIGNUPS_PER_TEN_MINUTES = 5;
const CODE_TRIES_PER_TEN_MINUTES = 5;
const SECRET_TRIES_PER_TEN_MINUTES = 20;
/** A freed time is held for whoever waits first, so one visitor must not fill the waiting list. */
const EARLIER_DAYS_PER_DAY = 6;
const DAY_MS = 24 * 3_600_000;

type Limits = Pick<
  AppContext,
  'submissionLimit' | 'quickSignupLimit' | 'earlierLimit' | 'codeTryLimit' | 'secretTryLimit'
>;

/** The rate limits of forms and secret links, per network address. */
export function createLimits(config: Config, now: () => Date): Limits {
  const perTenMinutes = (name: string, limit: number): RateLimiter =>
    createRateLimiter(name, { limit, windowMs: TEN_MINUTES_MS, now });
  return {
    submissionLimit: createNetworkLimiter('submissions', {
      limit: config.submissionsPerTenMinutes,
      windowMs: TEN_MINUTES_MS,
      now,
    }),
    quickSignupLimit: perTenMinutes('quick-signups', QUICK_SIGNUPS_PER_TEN_MINUTES),
    earlierLimit: createNetworkLimiter('earlier', {
      limit: EARLIER_DAYS_PER_DAY,
      windowMs: DAY_MS,
      now,
    }),
    codeTryLimit: perTenMinutes('code-attempts', CODE_TRIES_PER_TEN_MINUTES),
    secretTryLimit: perTenMinutes('secret-attempts', SECRET_TRIES_PER_TEN_MINUTES),
  };
}
