import { expect, test, vi } from 'vitest';
import { runTogether } from './run-together.ts';

test('commands run at the same time, and one that fails or is killed fails the whole', async () => {
  const write = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  const node = (code: string) => `"${process.execPath}" -e "${code}"`;
  const good = node('process.exit(0)');
  const bad = node("console.log('what is wrong'); process.exit(3)");
  const killed = node("process.kill(process.pid, 'SIGKILL')");
  try {
    expect(await runTogether([good, good])).toBe(0);
    expect(await runTogether([good, bad, good])).toBe(1);
    expect(await runTogether([killed, good])).toBe(1);
    expect(write.mock.calls.map(([text]) => String(text)).join('')).toContain('what is wrong');
  } finally {
    write.mockRestore();
  }
});
