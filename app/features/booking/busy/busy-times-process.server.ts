import { fork } from 'node:child_process';
import { createRequire } from 'node:module';
import { busyProblems as words } from './busy.content.ts';
import type { BusyTimes } from './busy-times.ts';
import type { BusyTimesRequest } from './busy-times-process.ts';

/** The largest calendar that is fetched takes several seconds on a busy machine. */
const READING_MS = 30_000;
const MOST_MEGABYTES = 256;

// By its name in the package, because the build joins this file with others in another folder.
const PROGRAM = createRequire(import.meta.url).resolve(
  '#app/features/booking/busy/busy-times-process.ts',
);

let queue: Promise<unknown> = Promise.resolve();

/**
 * Reads the busy times of a calendar as {@link read} does, one calendar at a time: what each may take,
 * times ten, is more memory than a small machine has.
 */
export function readBusyTimesApart(...given: Parameters<typeof read>): Promise<BusyTimes> {
  const times = queue.then(() => read(...given));
  queue = times.catch(() => undefined);
  return times;
}

/**
 * Reads the busy times of a calendar in a process of its own, which is ended after a time. Anybody
 * who invites the owner writes into their calendar, and an event may repeat by a rule that no day
 * fulfils: looking for such a day never ends, and would stop the whole site. A thread is not enough,
 * because Node ends the whole process when a thread runs out of memory at once.
 */
function read(
  text: string,
  within: BusyTimesRequest['within'],
  { limitMs = READING_MS, megabytes = MOST_MEGABYTES } = {},
): Promise<BusyTimes> {
  return new Promise((resolve) => {
    const child = fork(PROGRAM, {
      execArgv: [`--max-old-space-size=${megabytes}`],
      env: {},
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    });
    const end = (outcome: BusyTimes) => {
      clearTimeout(timer);
      process.off('exit', kill);
      resolve(outcome);
      kill();
    };
    const kill = () => child.kill('SIGKILL');
    const timer = setTimeout(() => end({ kind: 'unreadable', reason: words.repeats }), limitMs);
    process.once('exit', kill);
    child.once('message', (outcome: BusyTimes) => end(outcome));
    child.once('error', () => end({ kind: 'unreadable', reason: words.damaged }));
    child.once('exit', () => end({ kind: 'unreadable', reason: words.damaged }));
    // A child that has ended already says so by its exit.
    child.send({ text, within, limitMs } satisfies BusyTimesRequest, () => undefined);
  });
}
