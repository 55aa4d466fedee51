import { expect, test, vi } from 'vitest';
import { withinTime } from './within-time.ts';

test('work that takes too long is abandoned, and its later failure is not an unhandled rejection', async () => {
  vi.useFakeTimers();
  try {
    let fail: (error: Error) => void = () => undefined;
    const work = new Promise<string>((_, reject) => {
      fail = reject;
    });
    const outcome = withinTime(work, 15_000, 'late');
    await vi.advanceTimersByTimeAsync(15_000);
    expect(await outcome).toBe('late');
    fail(new Error('much later'));
    expect(await withinTime(Promise.resolve('done'), 15_000, 'late')).toBe('done');
    await expect(withinTime(Promise.reject(new Error('broken')), 1, 'late')).rejects.toThrow();
    expect(vi.getTimerCount()).toBe(0);
  } finally {
    vi.useRealTimers();
  }
});
