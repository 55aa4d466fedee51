import type { OutboxWorker } from './worker.server.ts';

/** Combines several workers into one. */
export function joinWorkers(workers: readonly OutboxWorker[]): OutboxWorker {
  return {
    start() {
      for (const worker of workers) worker.start();
    },
    wake() {
      for (const worker of workers) worker.wake();
    },
    async stop() {
      await Promise.all(workers.map((worker) => worker.stop()));
    },
    async runOnce() {
      const counts = await Promise.all(workers.map((worker) => worker.runOnce()));
      return counts.reduce((sum, count) => sum + count, 0);
    },
  };
}
