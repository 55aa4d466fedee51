import { spawn } from 'node:child_process';
import { expect, test } from 'vitest';

/** How long the program runs if nothing stops it. */
const program = (ms: number) => `
  const { stopWithParent } = await import('./scripts/parent-process.ts');
  stopWithParent();
  process.on('SIGTERM', () => {
    process.stdout.write('stopped');
    process.exit(0);
  });
  process.stdout.write('started ');
  setTimeout(() => process.stdout.write('went on'), ${ms});
`;

async function outputAfterItsShellDies(env: NodeJS.ProcessEnv, ms: number): Promise<string> {
  // `true` keeps the shell from replacing itself by the program.
  const shell = spawn('/bin/sh', ['-c', `"${process.execPath}" -e "$PROGRAM"; true`], {
    env: { ...env, PROGRAM: program(ms) },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let output = '';
  shell.stdout.on('data', (text) => {
    output += text;
    if (output === 'started ') shell.kill('SIGTERM');
  });
  await new Promise((resolve) => shell.stdout.once('close', resolve));
  return output;
}

test.skipIf(process.platform === 'win32')(
  'the site stops when the shell that npm started it in has ended, and runs on without npm',
  async () => {
    expect(await outputAfterItsShellDies({ npm_lifecycle_event: 'start' }, 120_000)).toBe(
      'started stopped',
    );
    expect(await outputAfterItsShellDies({}, 500)).toBe('started went on');
  },
);
