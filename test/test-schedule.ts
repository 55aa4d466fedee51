import { setTimeout as sleep } from 'node:timers/promises';
import type { Schedule } from '#app/platform/outbox/delivery.ts';
import type { TestClock } from './test-app.ts';

/** Timers that run by a test clock. */
export type TestSchedule = {
  schedule: Schedule;
  /** Lets time pass: runs what falls due, in order, and gives the database time after each step. */
  advance(ms: number): Promise<void>;
  /** Resolves once so much time has passed on the test clock. */
  wait(ms: number): Promise<void>;
};

/** Long enough for the few statements that a step leads to, on a busy machine. */
const SETTLE_MS = 25;

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
        await sleep(SETTLE_MS);
        const due = [...tasks].filter((task) => task.at <= end).sort((a, b) => a.at - b.at);
        const first = due[0];
        if (!first) break;
        clock.set(new Date(Math.max(first.at, clock.now().getTime())));
        // What falls due at almost the same time runs together: polls would take minutes otherwise.
        for (const task of due.filter(({ at }) => at <= first.at + 1000)) {
          tasks.delete(task);
          task.run();
        }
      }
      clock.set(new Date(end));
    },
  };
}
