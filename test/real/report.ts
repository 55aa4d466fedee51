import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** One program of the world outside that the site has to get along with. */
export type Part = {
  name: string;
  /** Absolute paths of the programs it needs. */
  programs: readonly string[];
  /** Prints the version, as in `['/usr/sbin/nginx', '-v']`; none where the part says it itself. */
  version?: readonly string[];
  run(check: Check): Promise<void>;
};

/** Notes one comparison: what was looked at, whether it was right, and what was seen if not. */
export type Check = (what: string, isRight: boolean, seen?: unknown) => void;

export type PartResult = {
  name: string;
  version: string | undefined;
  right: number;
  wrong: readonly string[];
};

/** Runs a part. Undefined where it is not installed, which is no success. */
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
      // Not yet.
    }
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`${what} did not come in ${limitMs / 1000} seconds`);
}
