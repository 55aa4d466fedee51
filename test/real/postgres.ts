import { type ChildProcess, execFileSync, spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import pg from 'pg';
import { postMessage } from '#test/acknowledged.ts';
import { freePort, startChild, startSite, stopChild, temporaryFolder } from '#test/site-process.ts';
import { type Part, waitFor } from './report.ts';

const VERSIONS = '/usr/lib/postgresql';
const newest = existsSync(VERSIONS) ? (readdirSync(VERSIONS).sort().at(-1) ?? '') : '';
const BIN = `${VERSIONS}/${newest}/bin`;
const COUNT = 'select (select count(*) from submissions) as a, (select count(*) from outbox) as b';

/** A backup of Debian's Postgres, run by its own system user, and what pg_restore makes of it. */
export const postgresPart: Part = {
  name: 'Postgres',
  programs: [`${BIN}/postgres`, '/usr/bin/pg_dump', '/usr/bin/pg_restore', '/usr/bin/setpriv'],
  version: [`${BIN}/postgres`, '--version'],
  async run(check) {
    if (process.getuid?.() !== 0) throw new Error('has to be started by root, who may start it');
    const server = await startPostgres();
    const url = await server.createDatabase('site');
    const site = await startSite({ DATABASE_URL: url });
    try {
      for (let at = 0; at < 20; at++) await postMessage(site.url, `real-${process.pid}-${at}`);
      const { stdout, stderr } = spawnSync(process.execPath, ['scripts/backup.ts'], {
        env: { PATH: process.env.PATH, DATABASE_URL: url, DATA_DIR: site.dataDir },
        encoding: 'utf8',
      });
      const file = /Backed up and checked: (.*)/.exec(stdout)?.[1] ?? '';
      check('npm run backup makes a dump', file.endsWith('.dump'), stderr.slice(0, 300));
      const copy = await server.createDatabase('copy');
      execFileSync('/usr/bin/pg_restore', ['--dbname', copy, '--exit-on-error', file]);
      const rows = [await query(url, COUNT), await query(copy, COUNT)];
      const isSame = JSON.stringify(rows[0]) === JSON.stringify(rows[1]);
      check('pg_restore brings back every row', isSame, rows);
    } finally {
      await site.stop();
      await server.stop();
    }
  },
};

async function query(connectionString: string, text: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  const { rows } = await client.query(text);
  await client.end();
  return rows;
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
  const child: ChildProcess = startChild('setpriv', [...asUser, `${BIN}/postgres`, ...place], {});
  const urlOf = (name: string) => `postgres://site@127.0.0.1:${port}/${name}`;
  await waitFor('Postgres', async () => (await query(urlOf('postgres'), 'select 1')).length === 1);
  return {
    async createDatabase(name: string): Promise<string> {
      await query(urlOf('postgres'), `create database ${name}`);
      return urlOf(name);
    },
    stop: () => stopChild(child, 'SIGINT'),
  };
}
