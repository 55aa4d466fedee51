/**
 * Starts this process anew, with the same id, arguments and streams, so that the C library of Linux
 * keeps one memory arena instead of one for each thread: it reads `MALLOC_ARENA_MAX` only when a
 * process starts, and free memory of arenas is held back (docs/decisions/0039-memory-and-install.md).
 * Does nothing if the variable is set or the system is another one.
 */
export function restartWithOneArena(): void {
  if (process.platform !== 'linux' || process.env.MALLOC_ARENA_MAX || !process.execve) return;
  const [, ...rest] = process.argv;
  process.execve(process.execPath, [process.execPath, ...process.execArgv, ...rest], {
    ...process.env,
    MALLOC_ARENA_MAX: '1',
  });
}
