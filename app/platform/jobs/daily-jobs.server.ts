import type { Log } from '../log.server.ts';

/** Work that has to be done about once a day; doing it more often is harmless. */
export type DailyJob = { name: string; run: () => Promise<unknown> };

export type DailyJobs = {
  start(): void;
  stop(): Promise<void>;
  /** Runs all jobs now; a failing one is logged and doesn't stop the others. */
  runNow(): Promise<void>;
};

/** Hourly, so that the jobs also run in a process that is restarted every day. */
const INTERVAL_MS = 3_600_000;

export function createDailyJobs(jobs: readonly DailyJob[], log: Log): DailyJobs {
  return createRepeatedJobs(jobs, log, INTERVAL_MS);
}

/**
 * Runs the jobs one after the other at this interval; a round never starts before the previous one
 * has ended.
 */
export function createRepeatedJobs(
  jobs: readonly DailyJob[],
  log: Log,
  intervalMs: number,
): DailyJobs {
  let timer: NodeJS.Timeout | undefined;
  let current = Promise.resolve();

  async function runAll(): Promise<void> {
    for (const { name, run } of jobs) {
      await run().catch((error: unknown) => log.error('job.failed', { job: name, error }));
    }
  }

  function runNow(): Promise<void> {
    current = current.then(runAll);
    return current;
  }

  return {
    runNow,
    start() {
      timer = setInterval(runNow, intervalMs);
      timer.unref();
    },
    async stop() {
      clearInterval(timer);
      await current;
    },
  };
}
