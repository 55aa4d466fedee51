/**
 * Server time of every admin page with 100,000 messages and emails: `npm run build`, then `npm run
 * bench:admin`. Measures the processor time of the process for a page, including the database, so
 * that other work on the machine doesn't count. Exits with 1 if the median of a page is over 50 ms.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { connectDatabase } from '#database/connect.ts';
import { migrateToLatest } from '#database/migrate.ts';

const ROWS = 100_000;
const WARM_UP = 5;
const ROUNDS = 25;
const LIMIT_MS = 50;
const PASSWORD = 'a password for the bench only';
const folder = mkdtempSync(path.join(os.tmpdir(), 'site-bench-'));
const file = path.join(folder, 'site.sqlite');

await fillDatabase();
const { openApp } = await import(new URL('../build/server/index.js', import.meta.url).href);
const app = await (openApp as typeof import('#server/build-entry.ts').openApp)({
  DATA_DIR: folder,
  ADMIN_PASSWORD: PASSWORD,
  SITE_URL: 'http://localhost:3000',
  LOG_LEVEL: 'silent',
});
await app.start();
const cookie = await logIn();
let isSlow = false;
for (const page of [
  '/admin/today',
  '/admin/inbox',
  '/admin/inbox?status=waiting',
  `/admin/inbox?before=${idOf(50_000)}`,
  `/admin/inbox?status=handled&before=${idOf(50_000)}`,
  '/admin/inbox?q=order',
  '/admin/inbox?q=found-once-only',
  '/admin/inbox?q=nowhere+at+all',
  '/admin/inbox?q=order&status=new',
  '/admin/inbox?q=order&tag=bakery',
  `/admin/inbox?q=order&before=${idOf(50_000)}`,
  '/admin/inbox?tag=bakery',
  `/admin/inbox/${idOf(77_777)}`,
  '/admin/mail',
  '/admin/mail?state=failed',
  '/admin/people?email=visitor77777%40example.com',
  '/admin/people?email=visitor777',
  '/admin/webhooks',
  '/admin/export',
  '/admin/bookings',
  '/admin/lists',
  '/admin/audit',
  '/admin/checklist',
  '/admin/email-integration',
]) {
  const times: number[] = [];
  for (let round = 0; round < WARM_UP + ROUNDS; round++) {
    const start = process.cpuUsage();
    const answer = await get(page);
    await answer.arrayBuffer();
    const { user, system } = process.cpuUsage(start);
    if (round >= WARM_UP) times.push((user + system) / 1000);
    if (answer.status !== 200) throw new Error(`${page} answered ${answer.status}`);
  }
  const median = times.sort((a, b) => a - b)[Math.floor(ROUNDS / 2)] ?? 0;
  isSlow ||= median > LIMIT_MS;
  process.stdout.write(`${median.toFixed(1).padStart(7)} ms  ${page}\n`);
}
await app.stop();
rmSync(folder, { recursive: true, force: true });
process.exitCode = isSlow ? 1 : 0;

function idOf(row: number): string {
  return `01J${String(row).padStart(23, '0')}`;
}

async function fillDatabase(): Promise<void> {
  const db = connectDatabase({ engine: 'sqlite', file });
  await migrateToLatest(db);
  await db.destroy();
  const raw = new DatabaseSync(file);
  raw.exec('begin');
  const submission = raw.prepare(
    `insert into submissions (id, reference, source, email, name, phone, company, message, details, page, status, notice, created_at)
     values (?, ?, 'contact_form', ?, ?, '', 'Sample Bakery', ?, '{}', '/contact', ?, 'Notice', ?)`,
  );
  const mail = raw.prepare(
    `insert into outbox (id, channel, template, recipient, props, dedupe_key, priority, state, next_attempt_at, created_at, finished_at)
     values (?, 'mail', 'contact-receipt', ?, '{"reference":"AAAA-AAAA"}', ?, 5, ?, ?, ?, ?)`,
  );
  const tag = raw.prepare(`insert into submission_tags values (?, 'bakery')`);
  const statuses = ['handled', 'handled', 'handled', 'won', 'lost', 'waiting'];
  for (let row = 1; row <= ROWS; row++) {
    const at = new Date(Date.UTC(2025, 0, 1) + row * 60_000).toISOString();
    const email = `visitor${row}@example.com`;
    const status = row > ROWS - 40 ? 'new' : (statuses[row % statuses.length] ?? 'handled');
    const words =
      row === 500 ? 'found-once-only' : 'We retype forty orders a day, and that has to stop. ';
    submission.run(idOf(row), `R${row}`, email, `Visitor ${row}`, words.repeat(4), status, at);
    mail.run(idOf(row), email, `m${row}`, row % 1000 === 0 ? 'failed' : 'sent', at, at, at);
    if (row % 500 === 0) tag.run(idOf(row));
  }
  raw.exec('commit');
  raw.close();
}

async function logIn(): Promise<string> {
  const answer = await app.fetch(
    new Request('http://localhost:3000/admin/login', {
      method: 'POST',
      body: new URLSearchParams({ password: PASSWORD }),
      headers: { Origin: 'http://localhost:3000' },
    }),
  );
  return answer.headers.get('Set-Cookie')?.split(';')[0] ?? '';
}

async function get(page: string): Promise<Response> {
  return app.fetch(new Request(`http://localhost:3000${page}`, { headers: { Cookie: cookie } }));
}
