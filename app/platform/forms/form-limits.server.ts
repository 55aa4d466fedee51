import type { AppContext } from '../app-context.server.ts';
import type { Config } from '../config.server.ts';
import { createRateLimiter } from './rate-limit.server.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

type FormLimits = Pick<
  AppContext,
  'submissionLimit' | 'earlierLimit' | 'codeTryLimit' | 'secretTryLimit'
>;

/** The limits of forms and secret links. docs/limits-and-security.md lists every limit. */
export function createFormLimits(config: Config, now: () => Date): FormLimits {
  const per = (windowMs: number, name: string, limit: number) =>
    createRateLimiter(name, { limit, windowMs, now });
  return {
    submissionLimit: per(10 * MINUTE_MS, 'submissions', config.submissionsPerTenMinutes),
    earlierLimit: per(DAY_MS, 'earlier', 6),
    codeTryLimit: per(10 * MINUTE_MS, 'code-attempts', 5),
    secretTryLimit: per(10 * MINUTE_MS, 'secret-attempts', 20),
  };
}
