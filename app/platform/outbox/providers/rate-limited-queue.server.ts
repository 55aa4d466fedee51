import { setTimeout as sleep } from 'node:timers/promises';

/** Runs one caller at a time, in the order of their requests, at most one per `minIntervalMs`. */
export type Turns = {
  /**
   * Waits for the caller's turn and runs it. `run` calls `release` once the rate-limited action is
   * done: the interval to the next turn starts then. Resolves to 'aborted' if the signal fires
   * first.
   */
  take<T>(run: (release: () => void) => Promise<T>, signal?: AbortSignal): Promise<T | 'aborted'>;
};

export function createRateLimitedQueue(minIntervalMs: number): Turns {
  let last: Promise<void> = Promise.resolve();
  let lastActAt = Number.NEGATIVE_INFINITY;

  return {
    async take(run, signal) {
      const { promise: done, resolve: passOn } = Promise.withResolvers<void>();
      const before = last;
      last = done;
      const release = () => {
        lastActAt = performance.now();
        passOn();
      };
      try {
        await before;
        await pause(lastActAt + minIntervalMs, signal);
        if (signal?.aborted) return 'aborted';
        return await run(once(release));
      } finally {
        passOn();
      }
    },
  };
}

/** Timers may fire a millisecond early, so this checks the clock and waits on if needed. */
async function pause(until: number, signal: AbortSignal | undefined): Promise<void> {
  for (let left = until - performance.now(); left > 0; left = until - performance.now()) {
    if (signal?.aborted) return;
    await sleep(Math.ceil(left), undefined, { signal }).catch(() => undefined);
  }
}

function once(act: () => void): () => void {
  let isDone = false;
  return () => {
    if (isDone) return;
    isDone = true;
    act();
  };
}
