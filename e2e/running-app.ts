import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { test as base, expect, type Page } from '@playwright/test';
import type { Email } from 'postal-mime';
import { connectDatabase } from '#database/connect.ts';
import { migrateToLatest } from '#database/migrate.ts';
import { showEverySection } from '#test/every-section.ts';
import { type FakeSmtpServer, startFakeSmtpServer } from '#test/fake-smtp-server.ts';
import { NO_LIMITS } from '#test/no-limits.ts';

/** The built site as its own process, on a free port, with its own data folder. */
export type RunningApp = {
  url: string;
  dataDir: string;
  process(): ChildProcess;
  /** Ends the process but keeps the data. Resolves to the exit code, null after a kill. */
  stop(signal?: NodeJS.Signals): Promise<number | null>;
  /** Starts it again on the same port and data. */
  start(): Promise<void>;
  output(): string;
};

/** Starts the built site (run `npm run build` first). Stop it with `close`. */
export async function startApp(
  env: NodeJS.ProcessEnv = {},
): Promise<RunningApp & { close(): Promise<void> }> {
  const dataDir = env.DATA_DIR ?? mkdtempSync(path.join(os.tmpdir(), 'site-e2e-'));
  if (!env.DATA_DIR && !env.DATABASE_URL) await prepareDatabase(dataDir);
  const port = await freePort();
  const url = `http://localhost:${port}`;
  let child: ChildProcess | undefined;
  let output = '';

  async function start(): Promise<void> {
    child = spawn(process.execPath, ['server/main.js'], {
      env: {
        ...process.env,
        NODE_ENV: 'production',
        HOST: 'localhost',
        PORT: String(port),
        SITE_URL: url,
        DATA_DIR: dataDir,
        ...NO_LIMITS,
        ADMIN_PASSWORD: 'correct horse battery staple',
        ...env,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const own = child;
    await new Promise<void>((resolve, reject) => {
      const read = (chunk: Buffer) => {
        output += chunk;
        if (output.includes('The site is ready')) resolve();
      };
      output = '';
      own.stdout?.on('data', read);
      own.stderr?.on('data', read);
      own.once('exit', (code) => reject(new Error(`The site ended with ${code}: ${output}`)));
    });
  }

  async function stop(signal: NodeJS.Signals = 'SIGTERM'): Promise<number | null> {
    const own = child;
    if (!own || own.exitCode !== null || own.signalCode !== null) return own?.exitCode ?? null;
    const ended = new Promise<number | null>((resolve) => own.once('exit', resolve));
    own.kill(signal);
    return ended;
  }

  await start();
  return {
    url,
    dataDir,
    process: () => child as ChildProcess,
    start,
    stop,
    output: () => output,
    async close() {
      await stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

/** Makes the database of a new site that shows every part. */
async function prepareDatabase(dataDir: string): Promise<void> {
  const db = connectDatabase({ engine: 'sqlite', file: path.join(dataDir, 'site.sqlite') });
  await migrateToLatest(db);
  await showEverySection(db);
  await db.destroy();
}

export function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, 'localhost', () => {
      const { port } = probe.address() as { port: number };
      probe.close(() => resolve(port));
    });
  });
}

type WorkerFixtures = { smtp: FakeSmtpServer; app: RunningApp };
type TestFixtures = { problems: string[] };

/**
 * `app`: the built site, one for each worker, with its emails sent to `smtp`. `problems`: console
 * messages, Content-Security-Policy violations and uncaught errors; a test fails if there are any
 * at its end.
 */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  smtp: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names out of this pattern
    async ({}, use) => {
      const smtp = await startFakeSmtpServer();
      await use(smtp);
      await smtp.stop();
    },
    { scope: 'worker' },
  ],
  app: [
    async ({ smtp }, use) => {
      const app = await startApp({ SMTP_URL: `smtp://${smtp.host}:${smtp.port}` });
      await use(app);
      await app.close();
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ app }, use) => use(app.url),
  problems: [
    async ({ page }, use) => {
      const problems: string[] = [];
      watchForProblems(page, problems);
      await use(problems);
      expect(problems).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

/** Holds back the requests for an address until the returned function is called. */
export async function holdRequests(page: Page, address: string): Promise<() => void> {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.unroute(address);
  await page.route(address, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

/** The one email that was meant, once it has arrived. */
export async function arrivedMail(
  smtp: FakeSmtpServer,
  isMeant: (mail: Email) => boolean | undefined,
): Promise<Email> {
  const find = async () => (await smtp.parsed()).filter(isMeant);
  await expect.poll(async () => (await find()).length).toBe(1);
  const [mail] = await find();
  return mail as Email;
}

/** An email to the address whose subject has these words. */
export const mailTo =
  (address: string, subject = '') =>
  (mail: Email) =>
    mail.to?.some((to) => to.address === address) && mail.subject?.includes(subject);

/** The owner's email about what a visitor sent. */
export const noticeAbout = (visitor: string) => (mail: Email) =>
  mail.replyTo?.some(({ address }) => address === visitor);

/** Collects console errors and warnings, uncaught errors and policy violations of a page. */
export function watchForProblems(page: Page, problems: string[]): void {
  page.on('console', (message) => {
    if (message.type() !== 'error' && message.type() !== 'warning') return;
    // The browser logs every document with a 4xx status, including a form with errors.
    const isDocument = message.location().url === page.url();
    if (isDocument && /status of 4\d\d/.test(message.text())) return;
    problems.push(message.text());
  });
  page.on('pageerror', (error) => {
    // The browser reports a change of pages that it shows without the transition, on a slow machine.
    if (String(error).includes('Transition was aborted')) return;
    problems.push(String(error));
  });
}

/**
 * Wakes every island that a visitor can see, as a focus inside does, and waits until they have been
 * taken over; in the admin area, waits until the router has taken over the page.
 */
export async function waitForHydration(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const islands = [...document.querySelectorAll<HTMLElement>('[data-island]')].filter((island) =>
      island.firstElementChild?.checkVisibility(),
    );
    for (const island of islands) island.dispatchEvent(new Event('focusin', { bubbles: true }));
    if (document.querySelector('script[src*="document-entry"]')) {
      const hasStarted = document.querySelector('.main-nav:not([data-live])') === null;
      return hasStarted && islands.every((island) => island.dataset.awake !== undefined);
    }
    return Object.keys(document.body?.firstElementChild ?? {}).some((key) =>
      key.startsWith('__reactFiber'),
    );
  });
}
