import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import net, { type AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';

export type SiteProcess = {
  url: string;
  dataDir: string;
  pid: number;
  /** Everything that the process has written. */
  output(): string;
  /** Ends the process; resolves to the exit code, null after a kill. */
  stop(signal?: NodeJS.Signals): Promise<number | null>;
  /** Starts it again on the same port and data, after it has ended. */
  restart(): Promise<void>;
};

const children = new Set<ChildProcess>();
const folders = new Set<string>();
process.once('exit', () => {
  for (const child of children) child.kill('SIGKILL');
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.once(signal, () => process.exit(1));
}

/** A folder in the system's temporary folder, removed when the bench ends for any reason. */
export function temporaryFolder(name: string): string {
  const folder = mkdtempSync(path.join(os.tmpdir(), `site-bench-${name}-`));
  folders.add(folder);
  return folder;
}

/** A child process that ends with the bench, even if the bench fails. */
export function startChild(
  program: string,
  parameters: readonly string[],
  env: NodeJS.ProcessEnv,
): ChildProcess {
  const child = spawn(program, parameters, {
    env: { PATH: process.env.PATH, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  children.add(child);
  child.once('exit', () => children.delete(child));
  return child;
}

export async function stopChild(
  child: ChildProcess,
  signal: NodeJS.Signals = 'SIGTERM',
): Promise<number | null> {
  if (child.exitCode !== null || child.signalCode !== null) return child.exitCode;
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve));
  child.kill(signal);
  return ended;
}

/** Starts the built site (`npm run build` first) on a free port, with its own data folder. */
export async function startSite(env: NodeJS.ProcessEnv = {}): Promise<SiteProcess> {
  const dataDir = env.DATA_DIR ?? temporaryFolder('data');
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  let child: ChildProcess;
  let output = '';
  const site: SiteProcess = {
    url,
    dataDir,
    pid: 0,
    output: () => output,
    stop: (signal) => stopChild(child, signal),
    async restart() {
      output = '';
      child = startChild(process.execPath, ['server/main.js'], {
        NODE_ENV: 'production',
        PORT: String(port),
        DATA_DIR: dataDir,
        ADMIN_PASSWORD: 'a password for the bench only',
        LOG_LEVEL: 'silent',
        ...env,
      });
      for (const stream of [child.stdout, child.stderr]) {
        stream?.on('data', (text) => {
          output += text;
        });
      }
      const own = child;
      const hasEnded = () => own.exitCode !== null || own.signalCode !== null;
      while (!(await answers(url))) {
        if (hasEnded()) throw new Error(`The site ended with ${own.exitCode}: ${output}`);
        await new Promise((resolve) => setTimeout(resolve, 5));
      }
      site.pid = own.pid ?? 0;
    },
  };
  await site.restart();
  return site;
}

async function answers(url: string): Promise<boolean> {
  try {
    const response = await fetch(url, { headers: { Connection: 'close' } });
    await response.text();
    return response.status === 200;
  } catch {
    return false;
  }
}

/**
 * Resolves once the process has hardly done anything for two seconds, such as a site that has
 * compressed its pages, and after three minutes at the latest. Linux only.
 */
export async function waitUntilIdle(pid: number): Promise<void> {
  let quiet = 0;
  for (let second = 0; second < 180 && quiet < 2; second++) {
    const before = processorSeconds(pid);
    await new Promise((resolve) => setTimeout(resolve, 1000));
    quiet = processorSeconds(pid) - before < 0.05 ? quiet + 1 : 0;
  }
}

/** Resident memory of a process in MB. Linux only. */
export function residentMb(pid: number): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  return Math.round(Number(/^VmRSS:\s+(\d+)/m.exec(status)?.[1]) / 1024);
}

/**
 * Processor time of a process so far, in seconds (proc(5): fields 14 and 15, in hundredths). Linux
 * only.
 */
export function processorSeconds(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
    .replace(/^.*\) /, '')
    .split(' ');
  return (Number(fields[11]) + Number(fields[12])) / 100;
}

export function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = net.createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as AddressInfo;
      probe.close(() => resolve(port));
    });
  });
}
