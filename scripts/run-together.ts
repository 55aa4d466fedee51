import { spawn } from 'node:child_process';
import { pathToFileURL } from 'node:url';

/**
 * Runs commands at the same time and waits for all of them. Each prints what it says when it ends,
 * so that their lines don't mix. Resolves to 0 if all succeed, otherwise to 1.
 */
export async function runTogether(commands: readonly string[]): Promise<number> {
  const codes = await Promise.all(commands.map(run));
  return codes.every((code) => code === 0) ? 0 : 1;
}

function run(command: string): Promise<number> {
  return new Promise((resolve) => {
    const child = spawn(command, { shell: true, stdio: ['ignore', 'pipe', 'pipe'] });
    const output: Buffer[] = [];
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (chunk: Buffer) => output.push(chunk));
    }
    // A command that was ended by a signal has no exit code.
    child.once('close', (code) => {
      process.stdout.write(Buffer.concat(output));
      if (code !== 0) process.stdout.write(`\nFailed: ${command}\n`);
      resolve(code ?? 1);
    });
  });
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  process.exitCode = await runTogether(process.argv.slice(2).map((name) => `npm run -s ${name}`));
}
