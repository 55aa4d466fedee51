import type { AppContext } from '#app/platform/app-context.server.ts';
import type { Config } from '#app/platform/config.server.ts';
import {
  createNetworkLimiter,
  createRateLimiter,
  type RateLimiter,
} from '#app/platform/forms/rate-limit.server.ts';

const TEN_MINUTES_MS = 600_000;
/** Sign-up forms have one field: a browser that fills it in may be this often as fast as a program. */
const QUICK_SIGNUPS_PER_TEN_MINUTES = 5;
const CODE_TRIES_PER_TEN_MINUTES = 5;
const SECRET_TRIES_PER_TEN_MINUTES = 20;

type Limits = Pick<
  AppContext,
  'submissionLimit' | 'quickSignupLimit' | 'codeTryLimit' | 'secretTryLimit'
>;

/** How often a network address may do what a form or a secret link lets it do. */
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
    codeTryLimit: perTenMinutes('code-attempts', CODE_TRIES_PER_TEN_MINUTES),
    secretTryLimit: perTenMinutes('secret-attempts', SECRET_TRIES_PER_TEN_MINUTES),
  };
}
