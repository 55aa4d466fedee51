/** How often the parent process is looked for. */
const INTERVAL_MS = 500;

/**
 * Stops this process when the shell in which npm started it has ended. npm passes a stop signal to
 * that shell alone, and a shell like Debian's dies of it without passing it on: the site would go
 * on without anybody knowing, and keep its port. Does nothing for a process that npm did not start,
 * or on Windows, where the number of the parent never changes.
 */
export function stopWithParent(): void {
  if (!process.env.npm_lifecycle_event) return;
  const parent = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    process.kill(process.pid, 'SIGTERM');
  }, INTERVAL_MS);
  timer.unref();
}
