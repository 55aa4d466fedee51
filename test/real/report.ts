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

export type PartResult = {
  name: string;
  version: string | undefined;
  right: number;
  wrong: readonly string[];
};

/**
 * Runs a part. Returns undefined if its programs are not installed, which doesn't count as success.
 */
export async function runPart(part: Part): Promise<PartResult | undefined> {
  const missing = part.programs.filter((program) => !existsSync(program));
  if (missing.length > 0) {
    process.stdout.write(`${part.name}: not installed (${missing.join(', ')})\n`);
    return undefined;
  }
  const version = part.version && readVersion(part.version);
  process.stdout.write(`${part.name}${version ? `, ${version}` : ''}\n`);
  let right = 0;
  const wrong: string[] = [];
  const check: Check = (what, isRight, seen) => {
    if (isRight) right += 1;
    else wrong.push(what);
    const detail = isRight || seen === undefined ? '' : `: ${JSON.stringify(seen)}`;
    process.stdout.write(`  ${isRight ? 'ok   ' : 'WRONG'} ${what}${detail}\n`);
  };
  try {
    await part.run(check);
  } catch (error) {
    check(`ended: ${(error as Error).message}`, false);
  }
  return { name: part.name, version, right, wrong };
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
