import { parentPort, workerData } from 'node:worker_threads';
import { type BusyTimes, readBusyTimes } from './busy-times.ts';

/** What a thread is given to read. */
export type BusyTimesRequest = {
  text: string;
  within: Parameters<typeof readBusyTimes>[1];
};

const { text, within } = workerData as BusyTimesRequest;
parentPort?.postMessage(readBusyTimes(text, within) satisfies BusyTimes);
