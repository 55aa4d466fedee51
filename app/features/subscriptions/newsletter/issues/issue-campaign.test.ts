import { once } from 'node:events';
import { rmSync } from 'node:fs';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { build } from 'vite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createSecretBox } from '#app/platform/settings/secret-box.server.ts';
import { createSettings } from '#app/platform/settings/settings.server.ts';
import { connectDatabase } from '#database/connect.ts';
import { migrateToLatest } from '#database/migrate.ts';
import { CAMPAIGN_SECRET, type CampaignProcess, runCampaign } from '#test/campaign.ts';
import { startCampaignMailServer } from '#test/campaign-mail-server.ts';
import { startChild, stopChild, temporaryFolder } from '#test/site-process.ts';
import { articles } from '../../../../../scripts/vite-articles.ts';
import { newsletterArea } from './issue-settings.server.ts';

// Inside the project, so that the bundle finds its packages, and not in node_modules, where the names
// of the project's own files (#app) mean nothing.
const FOLDER = path.resolve('test-results/campaign-test');

beforeAll(async () => {
  await build({
    ...{ configFile: false, logLevel: 'error', plugins: [articles()] },
    build: {
      ...{ ssr: 'test/listening-app.ts', outDir: FOLDER, emptyOutDir: true, minify: false },
      rolldownOptions: { output: { codeSplitting: false, entryFileNames: 'app.js' } },
    },
  });
});
afterAll(() => rmSync(FOLDER, { recursive: true, force: true }));

async function startProcess(env: NodeJS.ProcessEnv): Promise<CampaignProcess> {
  const start = async () => {
    const child = startChild(process.execPath, [path.join(FOLDER, 'app.js')], {
      ...{ NODE_ENV: 'production', PORT: '0', LOG_LEVEL: 'silent', ...env },
    });
    child.stderr?.pipe(process.stderr);
    if (!child.stdout) throw new Error('No output to read the address from.');
    const [url] = await once(createInterface(child.stdout), 'line');
    return { child, url: String(url) };
  };
  let running = await start();
  return {
    get url() {
      return running.url;
    },
    stop: (signal) => stopChild(running.child, signal),
    async restart() {
      running = await start();
    },
  };
}

// The long version, with outages of the email server: npm run bench:campaign.
test('an issue to 200 reaches everybody once while its process is killed', async () => {
  const mailServer = await startCampaignMailServer({ slowMs: 50, putsOff: false });
  const DATA_DIR = temporaryFolder('campaign');
  const db = connectDatabase({ engine: 'sqlite', file: path.join(DATA_DIR, 'site.sqlite') });
  await migrateToLatest(db);
  const settings = createSettings(db, createSecretBox(CAMPAIGN_SECRET), () => new Date());
  await settings.set(newsletterArea, { perMinute: 600, archive: true });
  const env = {
    ...{ DATA_DIR, APP_SECRET: CAMPAIGN_SECRET, SMTP_URL: mailServer.url, BACKUPS_KEPT: '0' },
    ...{ MAIL_FROM: 'owner@example.com', SUBMISSIONS_PER_TEN_MINUTES: '100000' },
  };
  const processes = [await startProcess(env)];
  const figures = await runCampaign({
    ...{ db, mailServer, processes, size: 200, kills: 3, outageMs: 0, limitMs: 150_000 },
    confirmationEveryMs: 700,
  });
  await Promise.all(processes.map((one) => one.stop('SIGTERM')));
  await db.destroy();
  await mailServer.stop();
  expect(figures).toMatchObject({
    ...{ recipients: 195, bounced: 2, kills: 3 },
    ...{ missing: 0, unwanted: 0, twiceUnexplained: 0, confirmationsMissing: 0 },
  });
  expect(figures.confirmations).toBeGreaterThan(3);
  // One that waits behind the issue waits for nearly all of it, however slow the machine is.
  expect(figures.mostBeforeConfirmation).toBeLessThan(120);
});
