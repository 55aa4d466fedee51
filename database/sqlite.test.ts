import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { connectDatabase, type Db } from './connect.ts';
import { assertSafeSqlite, DatabaseOwnedError, openSqlite, type SqliteOptions } from './sqlite.ts';
import { runTransaction } from './transaction.ts';

let folder: string;
let file: string;
let db: Db;
const opened: Db[] = [];
beforeEach(async () => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'site-sqlite-'));
  file = path.join(folder, 'site.sqlite');
  db = open();
  await sql`create table entry (name text primary key)`.execute(db);
});
afterEach(async () => {
  for (const one of opened.splice(0)) await one.destroy();
  rmSync(folder, { recursive: true });
});

function open(options?: SqliteOptions): Db {
  const one = connectDatabase({ engine: 'sqlite', file }, options);
  opened.push(one);
  return one;
}

const insert = (target: Db, name: unknown) =>
  sql`insert into entry values (${name})`.execute(target);

/** The rows in the file, as another process sees them. */
function stored(): string[] {
  const database = openSqlite(file);
  const rows = database.prepare('select name from entry order by name').all();
  database.close();
  return rows.map(({ name }) => String(name));
}

test('what a transaction refuses or fails at is rolled back, and the others are stored', async () => {
  const outcomes = await Promise.allSettled(
    Array.from({ length: 12 }, (_, at) =>
      runTransaction(
        db,
        (outcome) => outcome !== 'refused',
        async (transaction) => {
          await insert(transaction, `entry ${10 + at}`);
          await new Promise((resolve) => setTimeout(resolve, 1));
          if (at % 3 === 1) throw new Error('a bug');
          return at % 3 === 2 ? 'refused' : 'kept';
        },
      ),
    ),
  );
  expect(outcomes.slice(0, 3)).toMatchObject([
    { value: 'kept' },
    { reason: { message: 'a bug' } },
    { value: 'refused' },
  ]);
  expect(stored()).toEqual(['entry 10', 'entry 13', 'entry 16', 'entry 19']);
});

test('a query beside the transaction it belongs to is refused at once instead of waiting for it', async () => {
  const mixed = db.transaction().execute(async (transaction) => {
    await insert(transaction, 'inside');
    await insert(db, 'beside');
  });
  await expect(mixed).rejects.toThrow('must use the transaction');
  const nested = db.transaction().execute(() => db.transaction().execute(async () => {}));
  await expect(nested).rejects.toThrow('must use the transaction');
  // Work that a transaction has started may go on when it is over.
  const later = await db.transaction().execute(async () => () => insert(db, 'later'));
  await later();
  expect(stored()).toEqual(['later']);
});

test('an object that SQLite would drop silently is refused', async () => {
  await expect(insert(db, new Date())).rejects.toThrow("can't be stored");
  await insert(db, new Uint8Array([65]));
  expect(stored()).toHaveLength(1);
});

test('one process owns the file, even after it was killed, and commands work beside it', async () => {
  const code = `
    const { connectDatabase } = await import('#database/connect.ts');
    const { sql } = await import('kysely');
    const db = connectDatabase({ engine: 'sqlite', file: ${JSON.stringify(file)} }, { isOwner: true });
    await sql\`insert into entry values ('of the owner')\`.execute(db);
    process.stdout.write('owned');
    setInterval(() => {}, 1000);`;
  const owner = spawn(process.execPath, ['--input-type=module', '--eval', code]);
  await once(owner.stdout, 'data');
  const second = open({ isOwner: true });
  await expect(insert(second, 'of the second')).rejects.toThrow(DatabaseOwnedError);
  await insert(db, 'of a command');
  const ended = once(owner, 'exit');
  owner.kill('SIGKILL');
  await ended;
  await insert(second, 'of the second');
  expect(stored()).toEqual(['of a command', 'of the owner', 'of the second']);
});

test('a library that can corrupt data is refused', () => {
  expect(() => assertSafeSqlite('3.51.2')).toThrow('3.51.3 or newer');
  expect(() => assertSafeSqlite('4.0.0')).not.toThrow();
});
