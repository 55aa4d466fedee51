import type { Log } from '../log.server.ts';

/** Work that has to be done about once a day, and that does no harm when done more often. */
export type DailyJob = { name: string; run: () => Promise<void> };

export type DailyJobs = {
  start(): void;
  stop(): Promise<void>;
  /** Does everything now; one that fails is logged and does not stop the others. */
  runNow(): Promise<void>;
};

/** Every hour, so that a process that is restarted daily still gets round to it. */
const INTERVAL_MS = 3_600_000;

export function createDailyJobs(jobs: readonly DailyJob[], log: Log): DailyJobs {
  return createRepeatedJobs(jobs, log, INTERVAL_MS);
}

/** Jobs of which one round begins every so often, never before the one before has ended. */
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
