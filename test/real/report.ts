import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** An external program with which the site has to work. */
export type Part = {
  name: string;
  /** Absolute paths of the required programs. */
  programs: readonly string[];
  /**
   * Command that prints the version, as in `['/usr/sbin/nginx', '-v']`; unset if the part reports
   * it itself.
   */
  version?: readonly string[];
  run(check: Check): Promise<void>;
};

/** Records one comparison: what was checked, whether it was right, and the actual value if not. */
export type Check = (what: string, isRight: boolean, seen?: unknown) => void;

/** Runs a part if its programs are installed, and returns how much of it was wrong. */
export async function runPart(part: Part): Promise<number> {
  const missing = part.programs.filter((program) => !existsSync(program));
  if (missing.length > 0) {
    process.stdout.write(`${part.name}: not installed (${missing.join(', ')})\n`);
    return 0;
  }
  const version = part.version && readVersion(part.version);
  process.stdout.write(`${part.name}${version ? `, ${version}` : ''}\n`);
  let wrong = 0;
  const check: Check = (what, isRight, seen) => {
    if (!isRight) wrong += 1;
    const detail = isRight || seen === undefined ? '' : `: ${JSON.stringify(seen)}`;
    process.stdout.write(`  ${isRight ? 'ok   ' : 'WRONG'} ${what}${detail}\n`);
  };
  try {
    await part.run(check);
  } catch (error) {
    check(`ended: ${(error as Error).message}`, false);
  }
  return wrong;
}

function readVersion([program = '', ...parameters]: readonly string[]): string | undefined {
  const { stdout, stderr } = spawnSync(program, parameters, { encoding: 'utf8' });
  return /\d+\.\d+[\w.~+-]*/.exec(stdout + stderr)?.[0];
}

/** Waits for a condition, which may throw until it holds. */
export async function waitFor(
  what: string,
  condition: () => Promise<boolean> | boolean,
  limitMs = 60_000,
): Promise<void> {
  const startedAt = Date.now();
  while (Date.now() - startedAt < limitMs) {
    try {
      if (await condition()) return;
    } catch {
      // Not yet true.
    }
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`${what} did not come in ${limitMs / 1000} seconds`);
}
