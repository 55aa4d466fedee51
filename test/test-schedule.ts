import { setTimeout as sleep } from 'node:timers/promises';
import type { Schedule } from '#app/platform/outbox/delivery.ts';
import type { TestClock } from './test-app.ts';

/** Timers driven by a test clock. */
export type TestSchedule = {
  schedule: Schedule;
  /** Advances the clock: runs due timers in order, and gives the database time after each step. */
  advance(ms: number): Promise<void>;
  /** Resolves once this much time has passed on the test clock. */
  wait(ms: number): Promise<void>;
};

/** Long enough, on a busy machine, for the few statements that a step causes. */
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
