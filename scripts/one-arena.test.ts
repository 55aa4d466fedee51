import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';

const PROGRAM = `
  const { restartWithOneArena } = await import('./scripts/one-arena.ts');
  console.log('process', process.pid);
  restartWithOneArena();
  console.log('arenas', process.env.MALLOC_ARENA_MAX, process.execArgv[0], process.argv[1]);
`;

function run(env: NodeJS.ProcessEnv) {
  const options = ['--max-semi-space-size=4', '--input-type=module', '-e', PROGRAM, 'argument'];
  const { stdout, stderr, status } = spawnSync(process.execPath, options, {
    env: { PATH: process.env.PATH, ...env },
    encoding: 'utf8',
  });
  return { lines: stdout.trim().split('\n'), stderr, status };
}

test.runIf(process.platform === 'linux')(
  'npm start runs with one memory arena, as the same process with the same options',
  () => {
    const { lines, stderr, status } = run({});
    expect({ stderr, status }).toEqual({ stderr: '', status: 0 });
    const [first, second, last] = lines;
    expect(first).toMatch(/^process \d+$/);
    expect(second).toBe(first);
    expect(last).toBe('arenas 1 --max-semi-space-size=4 argument');
  },
);

test('a number of arenas that somebody has set is kept', () => {
  const { lines } = run({ MALLOC_ARENA_MAX: '2' });
  expect(lines.filter((line) => line.startsWith('process'))).toHaveLength(1);
  expect(lines.at(-1)).toBe('arenas 2 --max-semi-space-size=4 argument');
});
