import { setImmediate as nextTurn, setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import type { Schedule } from '#app/platform/outbox/delivery.ts';
import type { TestClock } from './test-app.ts';

/** Timers driven by a test clock. */
export type TestSchedule = {
  schedule: Schedule;
  /** Advances the clock: runs due timers in order, each once the work of those before it rests. */
  advance(ms: number): Promise<void>;
  /** Resolves once this much time has passed on the test clock. */
  wait(ms: number): Promise<void>;
};

/** SQLite needs one turn of the event loop for a commit, and up to one between two statements. */
const TURNS_TO_REST = 20;
/** Somebody may wait for a connection that is only given back when the clock goes on. */
const LONGEST_WAIT_MS = 5_000;

let waitingForPostgres = 0;
countWaiting(pg.Client.prototype, 'query');
countWaiting(pg.Pool.prototype, 'connect');

export function createTestSchedule(clock: TestClock): TestSchedule {
  const tasks = new Set<{ at: number; run: () => void }>();
  const schedule: Schedule = (run, ms) => {
    const task = { at: clock.now().getTime() + ms, run };
    tasks.add(task);
    return () => tasks.delete(task);
  };
  return {
    schedule,
    wait: (ms) => new Promise((resolve) => schedule(resolve, ms)),
    async advance(ms) {
      const end = clock.now().getTime() + ms;
      for (;;) {
        await untilAtRest();
        const due = [...tasks].filter((task) => task.at <= end).sort((a, b) => a.at - b.at);
        const first = due[0];
        if (!first) break;
        clock.set(new Date(Math.max(first.at, clock.now().getTime())));
        // Timers due within a second run together; otherwise frequent polling would take minutes.
        for (const task of due.filter(({ at }) => at <= first.at + 1000)) {
          tasks.delete(task);
          task.run();
        }
      }
      clock.set(new Date(end));
    },
  };
}

/** Resolves when nothing waits for a database any more, however busy the machine is. */
async function untilAtRest(): Promise<void> {
  const giveUpAt = performance.now() + LONGEST_WAIT_MS;
  for (let turns = 0; turns < TURNS_TO_REST && performance.now() < giveUpAt; turns += 1) {
    await nextTurn();
    if (waitingForPostgres === 0) continue;
    turns = 0;
    await sleep(1);
  }
}

/** Counts the promises of a method that are still pending. */
function countWaiting<Name extends string>(
  owner: Record<Name, (...args: never[]) => unknown>,
  name: Name,
): void {
  const original = owner[name];
  owner[name] = function (this: unknown, ...args) {
    const result = original.apply(this, args);
    if (result instanceof Promise) {
      waitingForPostgres += 1;
      const settle = () => {
        waitingForPostgres -= 1;
      };
      result.then(settle, settle);
    }
    return result;
  };
}
