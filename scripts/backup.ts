/**
 * `npm run backup [-- <folder>]`: a copy of the SQLite database while the site runs, checked before it
 * counts. Without a folder it goes to `backups` in DATA_DIR, where the newest 30 are kept.
 */
import { chmodSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { pathToFileURL } from 'node:url';
import { type Config, readConfig } from '#app/platform/config.server.ts';

const KEPT = 30;
const NAME = /^site-\d{4}-\d\d-\d\dT[\d-]+Z\.sqlite$/;

/** Writes a backup and returns its path. Throws when the copy is not whole, and for Postgres. */
export function backUp(config: Config, folder: string | undefined, now: Date): string {
  const { database, dataDir } = config;
  if (database.engine !== 'sqlite') {
    throw new Error('This site uses Postgres: run pg_dump, see docs/operations.md.');
  }
  const target = path.resolve(folder ?? path.join(dataDir, 'backups'));
  mkdirSync(target, { recursive: true, mode: 0o700 });
  const file = path.join(target, `site-${now.toISOString().replaceAll(/[:.]/g, '-')}.sqlite`);
  const source = new DatabaseSync(database.file, { timeout: 10_000 });
  source.prepare('vacuum into ?').run(file);
  source.close();
  chmodSync(file, 0o600);
  assertWhole(file);
  const old = readdirSync(target).filter((name) => NAME.test(name));
  for (const name of old.sort().slice(0, -KEPT)) rmSync(path.join(target, name));
  return file;
}

/** Throws unless the file is a sound database of this site. */
export function assertWhole(file: string): void {
  const copy = new DatabaseSync(file, { readOnly: true });
  try {
    const { integrity_check: verdict } = copy.prepare('pragma integrity_check').get() as {
      integrity_check: string;
    };
    if (verdict !== 'ok') throw new Error(`${file} is damaged: ${verdict}`);
    copy.prepare('select count(*) from submissions').get();
  } finally {
    copy.close();
  }
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  try {
    const file = backUp(readConfig(process.env), process.argv[2], new Date());
    process.stdout.write(`Backed up and checked: ${file}\n`);
  } catch (error) {
    process.stderr.write(`No backup was made. ${(error as Error).message}\n`);
    process.exitCode = 1;
  }
}
