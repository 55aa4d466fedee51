/**
 * Milliseconds of processor time that this thread needs for `work`. Unlike the time on a clock it
 * does not grow while other programs keep the machine busy.
 */
export function processorMs(work: () => void): number {
  const start = process.threadCpuUsage();
  work();
  const { user, system } = process.threadCpuUsage(start);
  return (user + system) / 1000;
}

/** The same for work that waits in between; counts whatever the thread does meanwhile. */
export async function processorMsOf(work: () => Promise<unknown>): Promise<number> {
  const start = process.threadCpuUsage();
  await work();
  const { user, system } = process.threadCpuUsage(start);
  return (user + system) / 1000;
}
