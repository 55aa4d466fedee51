import { createRequire } from 'node:module';
import { Worker } from 'node:worker_threads';
import { busyProblems as words } from './busy.content.ts';
import type { BusyTimes } from './busy-times.ts';
import type { BusyTimesRequest } from './busy-times.worker.ts';

/** The largest calendar that is fetched takes several seconds on a busy machine. */
const READING_MS = 30_000;
const MOST_MEGABYTES = 256;

// By its name in the package, because the build joins this file with others in another folder.
const THREAD = createRequire(import.meta.url).resolve(
  '#app/features/booking/busy/busy-times.worker.ts',
);

/**
 * Reads the busy times of a calendar in a thread of its own, which is ended after a time. Anybody
 * who invites the owner writes into their calendar, and an event may repeat by a rule that no day
 * fulfils: looking for such a day never ends, and would stop the whole site.
 */
export function readBusyTimesInThread(
  text: string,
  within: BusyTimesRequest['within'],
  limitMs = READING_MS,
): Promise<BusyTimes> {
  return new Promise((resolve) => {
    const thread = new Worker(THREAD, {
      workerData: { text, within } satisfies BusyTimesRequest,
      execArgv: [],
      env: {},
      resourceLimits: { maxOldGenerationSizeMb: MOST_MEGABYTES },
    });
    const end = (outcome: BusyTimes) => {
      clearTimeout(timer);
      resolve(outcome);
      void thread.terminate();
    };
    const timer = setTimeout(() => end({ kind: 'unreadable', reason: words.repeats }), limitMs);
    thread.once('message', end);
    thread.once('error', () => end({ kind: 'unreadable', reason: words.damaged }));
    thread.once('exit', () => end({ kind: 'unreadable', reason: words.damaged }));
  });
}
