import { Worker } from 'node:worker_threads';
import { type BusyTimes, readBusyTimes } from './busy-times.ts';

/** What the process is sent to read, and how long it may take. */
export type BusyTimesRequest = {
  text: string;
  within: Parameters<typeof readBusyTimes>[1];
  limitMs: number;
};

/** Longer than the site waits: this only ends a process whose site has been killed. */
const SPARE_MS = 5000;

process.once('message', ({ text, within, limitMs }: BusyTimesRequest) => {
  // In a thread, because the reading may never come back to this one.
  new Worker(
    'setTimeout(() => process.kill(process.pid, "SIGKILL"), require("node:worker_threads").workerData)',
    { eval: true, execArgv: [], workerData: limitMs + SPARE_MS },
  ).unref();
  process.send?.(readBusyTimes(text, within) satisfies BusyTimes);
});
