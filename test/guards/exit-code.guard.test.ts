import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

test('a run with a failed test exits with an error code', () => {
  const root = fileURLToPath(new URL('failing', import.meta.url));
  const run = spawnSync('npx', ['vitest', 'run', '--root', root], { encoding: 'utf8' });
  expect(run.stdout).toContain('1 failed');
  expect(run.status).toBe(1);
});
