import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, request as httpRequest, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import pg from 'pg';
import { type FakeSmtpServer, startFakeSmtpServer } from '#test/fake-smtp-server.ts';
import { networkOfRacer } from '#test/no-limits.ts';
import { startTemporaryPostgres } from '#test/temporary-postgres.ts';
import { type RunningApp, startApp } from './running-app.ts';

const PASSWORD = 'correct horse battery staple';
const RACERS = 64;

type Cluster = {
  url: string;
  apps: (RunningApp & { close(): Promise<void> })[];
  smtp: FakeSmtpServer;
  query(text: string): Promise<Record<string, unknown>[]>;
};

let cluster: Cluster;
let stop: () => Promise<void>;

test.describe.configure({ mode: 'serial', timeout: 240_000 });

/** Two processes on one Postgres, behind a proxy that alternates between them. */
test.beforeAll(async () => {
  test.setTimeout(240_000);
  const smtp = await startFakeSmtpServer();
  const postgres = await startTemporaryPostgres();
  const database = new URL(`${postgres.url}/postgres`);
  const folder = mkdtempSync(path.join(os.tmpdir(), 'site-cluster-'));
  const proxy = createServer();
  const url = await listen(proxy);
  const env = {
    DATABASE_URL: database.href,
    SITE_URL: url,
    TRUST_PROXY: '1',
    APP_SECRET: 'x'.repeat(40),
    ADMIN_PASSWORD: PASSWORD,
    SUBMISSIONS_PER_TEN_MINUTES: '30',
    SMTP_URL: `smtp://${smtp.host}:${smtp.port}`,
    LOG_LEVEL: 'silent',
  };
  const apps = await Promise.all(
    [1, 2].map((at) => startApp({ ...env, DATA_DIR: path.join(folder, String(at)) })),
  );
  let turn = 0;
  proxy.on('request', (incoming, outgoing) => {
    const { hostname, port } = new URL(apps[turn++ % apps.length]?.url ?? '');
    const forwarded = httpRequest(
      {
        hostname,
        port,
        path: incoming.url,
        method: incoming.method,
        headers: { 'x-forwarded-for': incoming.socket.remoteAddress, ...incoming.headers },
      },
      (answer) => {
        outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(outgoing);
      },
    );
    forwarded.on('error', () => outgoing.destroy());
    incoming.pipe(forwarded);
  });
  const client = new pg.Client({ connectionString: database.href });
  await client.connect();
  cluster = { url, apps, smtp, query: async (text) => (await client.query(text)).rows };
  stop = async () => {
    proxy.closeAllConnections();
    proxy.close();
    await client.end();
    await Promise.all(apps.map((app) => app.close()));
    await smtp.stop();
    await postgres.stop();
    rmSync(folder, { recursive: true, force: true });
  };
});
test.afterAll(() => stop());

test('a login made on one process counts on the other, and wrong ones count together', async () => {
  const { url } = cluster;
  const logIn = (password: string, ip: string) =>
    fetch(`${url}/admin/login`, {
      method: 'POST',
      body: new URLSearchParams({ password, code: '' }),
      headers: { Origin: url, 'X-Forwarded-For': ip },
      redirect: 'manual',
    });
  const answer = await logIn(PASSWORD, '198.51.100.1');
  expect(answer.status).toBe(303);
  const cookie = answer.headers.get('Set-Cookie')?.split(';')[0] ?? '';
  for (let i = 0; i < 4; i++) {
    const page = await fetch(`${url}/admin/today`, {
      headers: { Cookie: cookie },
      redirect: 'manual',
    });
    expect(page.status).toBe(200);
  }
  const wrong = [];
  for (let i = 0; i < 14; i++) wrong.push((await logIn('wrong', '198.51.100.2')).status);
  expect(wrong).toEqual([...Array(10).fill(401), ...Array(4).fill(429)]);
});

test('30 submissions of a network in ten minutes stay 30, and the same key is stored once', async () => {
  const { url, query } = cluster;
  const send = (at: number) =>
    fetch(`${url}/api/contact`, {
      method: 'POST',
      body: JSON.stringify({
        name: `Visitor ${at}`,
        email: `visitor-${at}@example.com`,
        message: 'Hello',
        source: 'contact_form',
      }),
      headers: {
        'Content-Type': 'application/json',
        'Idempotency-Key': `key-${at}`,
        'X-Forwarded-For': '198.51.100.3',
      },
    });
  const answers: Response[] = [];
  // Twelve at a time: with sixty at once some may wait too long for a connection on a busy machine
  // (503).
  for (let from = 0; from < 60; from += 12) {
    const batch = Array.from({ length: 12 }, (_, at) => send(from + at));
    answers.push(...(await Promise.all(batch)));
  }
  const accepted = answers.flatMap(({ status }, at) => (status === 201 ? [at] : []));
  expect(accepted).toHaveLength(30);
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(30);
  // Each accepted one is sent twice more, by now to the other process.
  for (const at of accepted) {
    const again = await Promise.all([send(at), send(at)]);
    expect(again.map(({ status }) => status)).toEqual([201, 201]);
  }
  const [row] = await query('select count(*)::int as count from submissions');
  expect(row?.count).toBe(30);
});

test(`${RACERS} people who ask both processes for one slot: one gets it`, async () => {
  const day = (ahead: number) =>
    new Date(Date.now() + ahead * 86_400_000).toISOString().slice(0, 10);
  const range = new URLSearchParams({ from: day(3), to: day(20) });
  const times = await fetch(`${cluster.url}/api/bookings/availability?${range}`);
  const { days } = (await times.json()).data as {
    days: { free: { date: string; time: string }[] }[];
  };
  const slot = days.flatMap(({ free }) => free)[0];
  const answers = await Promise.all(
    Array.from({ length: RACERS }, (_, at) =>
      fetch(`${cluster.apps[at % 2]?.url}/api/bookings`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', 'X-Forwarded-For': networkOfRacer(at) },
        body: JSON.stringify({
          name: `Racer ${at}`,
          email: `racer-${at}@example.com`,
          appointmentDate: slot?.date,
          appointmentTime: slot?.time,
        }),
      }),
    ),
  );
  const statuses = answers.map(({ status }) => status).sort();
  expect(statuses).toEqual([201, ...Array(RACERS - 1).fill(409)]);
  const [row] = await cluster.query('select count(*)::int as count from bookings');
  expect(row?.count).toBe(1);
});

test('each email leaves once', async () => {
  const open = async () => {
    const [row] = await cluster.query(
      "select count(*)::int as count from outbox where state in ('queued', 'sending') and next_attempt_at < to_char(now() at time zone 'utc', 'YYYY-MM-DD\"T\"HH24:MI:SS')",
    );
    return row?.count;
  };
  await expect.poll(open, { timeout: 120_000 }).toBe(0);
  const sent = await cluster.query("select id from outbox where state = 'sent'");
  expect(sent.length).toBeGreaterThan(60);
  const ids = cluster.smtp.mails.map(
    ({ raw }) => /^Message-ID: (.+)$/im.exec(raw.toString('latin1'))?.[1],
  );
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids).toHaveLength(sent.length);
});

test('a process that loses its database answers 503 and goes on when it is back', async () => {
  const { url, query } = cluster;
  await query(
    "select pg_terminate_backend(pid) from pg_stat_activity where datname = 'postgres' and pid <> pg_backend_pid()",
  );
  await expect.poll(async () => (await fetch(`${url}/api/health`)).status).toBe(200);
});

function listen(server: Server): Promise<string> {
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      resolve(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
    });
  });
}
