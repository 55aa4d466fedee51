import { type ChildProcess, execFileSync, spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import http from 'node:http';
import pg from 'pg';
import { startFakeSmtpServer } from '#test/fake-smtp-server.ts';
import { freePort, startChild, startSite, stopChild, temporaryFolder } from '#test/site-process.ts';
import { type Check, type Part, waitFor } from './report.ts';

const VERSIONS = '/usr/lib/postgresql';
const newest = existsSync(VERSIONS) ? (readdirSync(VERSIONS).sort().at(-1) ?? '') : '';
const BIN = `${VERSIONS}/${newest}/bin`;

const RESTARTS = Number(process.env.RESTARTS ?? 4);
const CLIENTS = 16;
const LOAD_MS = 8000;
const DOWN_MS = 2000;

/**
 * Debian's Postgres, run by its own system user: restarted under load, then backed up and restored.
 */
export const postgresPart: Part = {
  name: 'Postgres',
  programs: [`${BIN}/postgres`, '/usr/bin/pg_dump', '/usr/bin/pg_restore', '/usr/bin/setpriv'],
  version: [`${BIN}/postgres`, '--version'],
  async run(check) {
    if (process.getuid?.() !== 0) throw new Error('has to be started by root, who may start it');
    const server = await startPostgres();
    const smtp = await startFakeSmtpServer();
    const url = await server.createDatabase('site');
    const site = await startSite({
      DATABASE_URL: url,
      SMTP_URL: `smtp://${smtp.host}:${smtp.port}`,
      TRUST_PROXY: '1',
      SUBMISSIONS_PER_TEN_MINUTES: '100000',
    });
    const db = new pg.Pool({ connectionString: url, max: 2 });
    db.on('error', () => undefined);
    try {
      await restartUnderLoad(site.url, server, db, smtp.mails, check);
      await backUpAndRestore(site.dataDir, url, server, db, check);
    } finally {
      await db.end();
      await site.stop();
      await smtp.stop();
      await server.stop();
    }
  },
};

type Server = Awaited<ReturnType<typeof startPostgres>>;

async function restartUnderLoad(
  url: string,
  server: Server,
  db: pg.Pool,
  emails: readonly { raw: Buffer }[],
  check: Check,
): Promise<void> {
  const acknowledged: string[] = [];
  const statuses = new Map<number, number>();
  let isLoading = true;
  let number = 0;
  const agent = new http.Agent({ keepAlive: true, maxSockets: CLIENTS });
  const clients = Array.from({ length: CLIENTS }, async () => {
    while (isLoading) {
      const { status, id } = await postMessage(url, number++, agent);
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
      if (id) acknowledged.push(id);
      else await sleep(100);
    }
  });
  for (let restart = 0; restart < RESTARTS; restart++) {
    await sleep(LOAD_MS);
    // Alternates between an administrator's restart and a crash.
    await server.restart(restart % 2 ? 'SIGQUIT' : 'SIGINT', DOWN_MS);
  }
  await sleep(LOAD_MS);
  isLoading = false;
  await Promise.all(clients);
  await waitFor(
    'the end of the queue',
    async () => {
      const due = await db.query(
        "select 1 from outbox where state = 'sending' or (state = 'queued' and next_attempt_at <= $1) limit 1",
        [new Date().toISOString()],
      );
      return due.rowCount === 0;
    },
    300_000,
  );
  const stored = await db.query<{ id: string }>('select id from submissions');
  const ids = new Set(stored.rows.map(({ id }) => id));
  const missing = acknowledged.filter((id) => !ids.has(id)).length;
  check(
    `${RESTARTS} restarts, ${acknowledged.length} messages acknowledged: none missing`,
    missing === 0,
    missing,
  );
  const others = [...statuses.keys()].filter((status) => ![201, 503].includes(status));
  check(`answers are 201 or 503 (${say(statuses)})`, others.length === 0, say(statuses));
  await noneTwiceInSecret(db, emails, check);
}

/** If an email was sent twice, its first attempt must be on record as unknown. */
async function noneTwiceInSecret(
  db: pg.Pool,
  emails: readonly { raw: Buffer }[],
  check: Check,
): Promise<void> {
  const times = new Map<string, number>();
  for (const { raw } of emails) {
    const id = /^Message-ID: <([^@>]+)@/im.exec(raw.toString('latin1'))?.[1] ?? '';
    times.set(id, (times.get(id) ?? 0) + 1);
  }
  const unknown = await db.query<{ outbox_id: string }>(
    "select outbox_id from outbox_attempts where outcome = 'unknown'",
  );
  const doubtful = new Set(unknown.rows.map(({ outbox_id }) => outbox_id));
  const twice = [...times].filter(([, count]) => count > 1).map(([id]) => id);
  const secret = twice.filter((id) => !doubtful.has(id));
  check(
    `${times.size} emails arrived, ${twice.length} twice, ${doubtful.size} attempts on record as in doubt: none twice without a record`,
    secret.length === 0 && times.size > 0,
    secret.slice(0, 3),
  );
}

async function backUpAndRestore(
  dataDir: string,
  url: string,
  server: Server,
  db: pg.Pool,
  check: Check,
): Promise<void> {
  const { stdout, stderr } = spawnSync(process.execPath, ['scripts/backup.ts'], {
    env: { PATH: process.env.PATH, DATABASE_URL: url, DATA_DIR: dataDir },
    encoding: 'utf8',
  });
  const file = /Backed up and checked: (.*)/.exec(stdout)?.[1] ?? '';
  check('npm run backup makes a dump', file.endsWith('.dump'), stderr.slice(0, 300));
  if (!file) return;
  const copyUrl = await server.createDatabase('copy');
  execFileSync('/usr/bin/pg_restore', ['--dbname', copyUrl, '--exit-on-error', file]);
  const copy = new pg.Pool({ connectionString: copyUrl, max: 1 });
  const count =
    'select (select count(*) from submissions) as a, (select count(*) from outbox) as b';
  const [before, after] = [await db.query(count), await copy.query(count)];
  await copy.end();
  const same = JSON.stringify(before.rows) === JSON.stringify(after.rows);
  check('pg_restore brings back every row', same, [before.rows, after.rows]);
}

async function startPostgres() {
  const folder = temporaryFolder('postgres');
  execFileSync('chown', ['postgres:postgres', folder]);
  const data = `${folder}/data`;
  const asUser = ['--reuid=postgres', '--regid=postgres', '--init-groups'];
  const initdb = [`${BIN}/initdb`, '-D', data, '-U', 'site', '-A', 'trust', '--locale=C.UTF-8'];
  execFileSync('setpriv', [...asUser, ...initdb], { stdio: 'ignore' });
  const port = await freePort();
  const place = ['-D', data, '-p', String(port), '-k', folder, '-h', '127.0.0.1'];
  const start = (): ChildProcess =>
    startChild('setpriv', [...asUser, `${BIN}/postgres`, ...place], {});
  const urlOf = (name: string) => `postgres://site@127.0.0.1:${port}/${name}`;
  const isReady = async () => {
    const client = new pg.Client({ connectionString: urlOf('postgres') });
    client.on('error', () => undefined);
    await client.connect();
    await client.end();
    return true;
  };
  let child = start();
  await waitFor('Postgres', isReady);
  return {
    async createDatabase(name: string): Promise<string> {
      const client = new pg.Client({ connectionString: urlOf('postgres') });
      await client.connect();
      await client.query(`create database ${name}`);
      await client.end();
      return urlOf(name);
    },
    async restart(signal: NodeJS.Signals, downMs: number): Promise<void> {
      await stopChild(child, signal);
      await sleep(downMs);
      child = start();
      await waitFor('Postgres', isReady);
    },
    stop: () => stopChild(child, 'SIGINT'),
  };
}

function postMessage(
  url: string,
  number: number,
  agent: http.Agent,
): Promise<{ status: number; id?: string }> {
  const body = JSON.stringify({
    name: 'Load Client',
    email: `real-${number}@example.com`,
    message: `Message ${number}, with the words that a person would write in one.`,
  });
  return new Promise((resolve) => {
    const request = http.request(
      `${url}/api/contact`,
      {
        method: 'POST',
        agent,
        headers: {
          'Content-Type': 'application/json',
          'Content-Length': Buffer.byteLength(body),
          'Idempotency-Key': `real-${process.pid}-${number}`,
          'X-Forwarded-For': `10.${(number >> 16) & 255}.${(number >> 8) & 255}.${number & 255}`,
        },
      },
      (response) => {
        let text = '';
        response.on('data', (chunk) => {
          text += chunk;
        });
        response.on('end', () => {
          const status = response.statusCode ?? 0;
          resolve(status === 201 ? { status, id: JSON.parse(text).data.id } : { status });
        });
      },
    );
    request.on('error', () => resolve({ status: 0 }));
    request.end(body);
  });
}

function say(statuses: ReadonlyMap<number, number>): string {
  return [...statuses].map(([status, times]) => `${status}: ${times}`).join(', ');
}

function sleep(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
