import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { type Generated, Kysely, sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createSqliteDialect, openSqlite } from './sqlite.ts';

type Tables = { entry: { id: Generated<number>; name: string } };

let folder: string;
let file: string;
let db: Kysely<Tables>;
beforeEach(async () => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'sqlite-driver-'));
  file = path.join(folder, 'test.sqlite');
  db = new Kysely<Tables>({ dialect: createSqliteDialect(file, () => undefined) });
  await sql`create table entry (id integer primary key, name text not null unique)`.execute(db);
});
afterEach(async () => {
  await db.destroy();
  rmSync(folder, { recursive: true });
});

test('a transaction reads its own writes; everybody else reads what is committed', async () => {
  await db.transaction().execute(async (transaction) => {
    await insert(transaction, 'new');
    expect(await names(transaction)).toEqual(['new']);
    expect(await names(db)).toEqual([]);
  });
  expect(await names(db)).toEqual(['new']);
});

test('a single write is answered once others can read it, and reports what it did', async () => {
  const inserted = await db.insertInto('entry').values({ name: 'one' }).executeTakeFirstOrThrow();
  expect(inserted.insertId).toBe(1n);
  const returned = await db.insertInto('entry').values({ name: 'two' }).returning('id').execute();
  expect(returned).toEqual([{ id: 2 }]);
  const updated = await db
    .updateTable('entry')
    .set({ name: 'three' })
    .where('id', '=', 2)
    .execute();
  expect(updated).toMatchObject([{ numUpdatedRows: 1n }]);
  await expect(insert(db, 'one')).rejects.toThrow('UNIQUE');
  expect(stored()).toEqual(['one', 'three']);
});

test('a transaction inside a transaction is refused at once instead of waiting for itself', async () => {
  const nested = db.transaction().execute(async (transaction: Kysely<Tables>) => {
    await insert(transaction, 'outer');
    await transaction.transaction().execute((inner) => insert(inner, 'inner'));
  });
  await expect(nested).rejects.toThrow('not supported');
  await insert(db, 'later');
  expect(stored()).toEqual(['later']);
});

test('transactions that pause between statements stay separate, and only the failing one is lost', async () => {
  const outcomes = await Promise.allSettled(
    Array.from({ length: 30 }, (_, i) =>
      db.transaction().execute(async (transaction) => {
        await insert(transaction, `entry ${i}`);
        await new Promise((resolve) => setTimeout(resolve, 1));
        // Sees the writes of those before it, committed or not.
        const count = (await names(transaction)).length;
        if (i % 3 === 0) throw new Error('a bug');
        return count;
      }),
    ),
  );
  const counts = outcomes.filter((outcome) => outcome.status === 'fulfilled');
  expect(counts.map(({ value }) => value)).toEqual(Array.from({ length: 20 }, (_, i) => i + 1));
  expect(stored()).toHaveLength(20);
});

test('statements outside transactions that are neither reads nor writes run between groups', async () => {
  const results = await Promise.all([
    insert(db, 'first'),
    sql`vacuum`.execute(db),
    insert(db, 'second'),
    sql<{ journal_mode: string }>`pragma journal_mode`.execute(db),
  ]);
  expect(results[3].rows).toEqual([{ journal_mode: 'wal' }]);
  expect(stored()).toEqual(['first', 'second']);
});

test('closing the database waits for the transaction that is under way, and refuses later ones', async () => {
  const transaction = await db.startTransaction().execute();
  await insert(transaction, 'last');
  const isClosed = db.destroy();
  const late = insert(db, 'late').catch((error: Error) => error.message);
  await transaction.commit().execute();
  await isClosed;
  expect(await late).toMatch('not open');
  expect(stored()).toEqual(['last']);
});

test('a value that SQLite would drop silently is refused', async () => {
  const date = new Date() as unknown as string;
  await expect(insert(db, date)).rejects.toThrow("can't be stored");
  expect(stored()).toEqual([]);
});

function insert(target: Kysely<Tables>, name: string) {
  return target.insertInto('entry').values({ name }).execute();
}

async function names(target: Kysely<Tables>): Promise<string[]> {
  const rows = await target.selectFrom('entry').select('name').orderBy('name').execute();
  return rows.map(({ name }) => name);
}

/** The rows in the file, read by a connection outside the driver. */
function stored(): string[] {
  const { writer, reader } = openSqlite(file);
  const rows = reader.prepare('select name from entry order by name').all();
  reader.close();
  writer.close();
  return rows.map(({ name }) => String(name));
}
