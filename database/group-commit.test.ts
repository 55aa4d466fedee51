import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createGroupCommit, type GroupCommit, type Turn } from './group-commit.ts';
import { openSqlite } from './sqlite.ts';

const IDLE_MS = 100;

let folder: string;
let writer: DatabaseSync;
let reader: DatabaseSync;
let writes: GroupCommit;
beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'group-commit-'));
  ({ writer, reader } = openSqlite(path.join(folder, 'test.sqlite')));
  writer.exec('create table entry (name text primary key)');
  // With a deferred foreign key a missing parent is found at the commit, which then fails.
  writer.exec(
    `create table child (
       parent text references entry (name) deferrable initially deferred)`,
  );
  writes = createGroupCommit(writer, () => undefined, { maxIdleMs: IDLE_MS });
});
afterEach(() => {
  vi.useRealTimers();
  reader.close();
  writer.close();
  rmSync(folder, { recursive: true });
});

/** On a slow machine a group could otherwise be full before its last member. */
function neverFull(): void {
  writes = createGroupCommit(writer, () => undefined, { maxGroupMs: 60_000 });
}

test('waiting transactions share one commit, and each is answered after it', async () => {
  neverFull();
  const answers: string[] = [];
  let commits = 0;
  let version = dataVersion();
  const names = Array.from({ length: 50 }, (_, i) => `entry ${i}`);
  const stored = names.map(async (name) => {
    await write((turn) => insert(turn, name));
    // The commit was acknowledged, so the row must be visible to other connections.
    expect(committed()).toContain(name);
    answers.push(name);
    if (dataVersion() !== version) commits++;
    version = dataVersion();
  });
  expect(committed()).toEqual([]);
  await Promise.all(stored);
  expect(answers).toEqual(names);
  expect(commits).toBe(1);
});

test('a group that is growing waits for what the next turn of the event loop brings', async () => {
  neverFull();
  const first = write((turn) => insert(turn, 'first'));
  // By now the first one would be committed at the end of this turn.
  await new Promise(process.nextTick);
  const second = write((turn) => insert(turn, 'second'));
  await new Promise(setImmediate);
  expect(committed()).toEqual([]);
  await Promise.all([first, second]);
  expect(committed()).toEqual(['first', 'second']);
});

test('readers see nothing of a group before its commit', async () => {
  const first = await writes.enter();
  await first.begin();
  insert(first, 'first');
  const isSafe = first.commit();
  const second = writes.enter();
  expect(committed()).toEqual([]);
  (await second).runAlone(() => undefined);
  await isSafe;
  expect(committed()).toEqual(['first']);
});

test('a member that fails rolls back its own writes and nothing else', async () => {
  const outcomes = await Promise.allSettled([
    write((turn) => insert(turn, 'before')),
    write((turn) => {
      insert(turn, 'lost');
      insert(turn, 'before');
    }),
    write((turn) => {
      insert(turn, 'lost too');
      throw new TypeError('a bug');
    }),
    write((turn) => insert(turn, 'after')),
  ]);
  expect(outcomes.map(({ status }) => status)).toEqual([
    'fulfilled',
    'rejected',
    'rejected',
    'fulfilled',
  ]);
  expect(outcomes[2]).toMatchObject({ reason: { message: 'a bug' } });
  expect(committed()).toEqual(['after', 'before']);
});

test('when the commit fails, every member of the group fails and nothing is stored', async () => {
  const outcomes = await Promise.allSettled([
    write((turn) => insert(turn, 'first')),
    write((turn) => {
      turn.run(() => writer.exec(`insert into child values ('nobody')`));
    }),
    write((turn) => insert(turn, 'last')),
  ]);
  expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected']);
  expect(committed()).toEqual([]);

  await write((turn) => insert(turn, 'later'));
  expect(committed()).toEqual(['later']);
});

test('on a full disk nothing is acknowledged that was not stored', async () => {
  const { page_count } = writer.prepare('pragma page_count').get() as { page_count: number };
  writer.exec(`pragma max_page_count = ${page_count + 3}`);
  const names = Array.from(
    { length: 40 },
    (_, i) => `${String(i).padStart(2, '0')} ${'x'.repeat(900)}`,
  );
  const outcomes = await Promise.allSettled(
    names.map((name) => write((turn) => insert(turn, name))),
  );
  const told = names.filter((_, i) => outcomes[i]?.status === 'fulfilled');
  expect(told.length).toBeLessThan(names.length);
  expect(committed()).toEqual(told);

  writer.exec('pragma max_page_count = 100000');
  await write((turn) => insert(turn, 'later'));
  expect(committed()).toContain('later');
});

test('after SQLite has rolled the group back, a member can write nothing more', async () => {
  const neighbour = write((turn) => insert(turn, 'neighbour'));
  const member = write((turn) => {
    insert(turn, 'member');
    // SQLite does this itself after a failed write.
    writer.exec('rollback');
    insert(turn, 'on its own');
  });
  await expect(neighbour).rejects.toMatchObject({ errcode: 13 });
  await expect(member).rejects.toMatchObject({ errcode: 13 });
  expect(committed()).toEqual([]);
  await write((turn) => insert(turn, 'later'));
  expect(committed()).toEqual(['later']);
});

test('when a member can not be rolled back, its whole group fails', async () => {
  const neighbour = write((turn) => insert(turn, 'neighbour'));
  const member = write((turn) => {
    insert(turn, 'member');
    writer.exec('release one_of_group');
    throw new Error('a bug');
  });
  await expect(member).rejects.toThrow('a bug');
  await expect(neighbour).rejects.toThrow('no such savepoint');
  expect(committed()).toEqual([]);
});

test('a transaction that does nothing for too long is rolled back, so that others can write', async () => {
  const stuck = await writes.enter();
  await stuck.begin();
  insert(stuck, 'stuck');
  await write((turn) => insert(turn, 'behind it'));
  expect(committed()).toEqual(['behind it']);
  expect(() => insert(stuck, 'too late')).toThrow(`no statement for ${IDLE_MS} ms`);
  await expect(stuck.commit()).rejects.toThrow('no statement');
  stuck.rollback();
  await write((turn) => insert(turn, 'after it'));
  expect(committed()).toEqual(['after it', 'behind it']);
});

test('a long transaction that keeps working is left alone', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const turn = await writes.enter();
  await turn.begin();
  for (let i = 0; i < 6; i++) {
    insert(turn, `step ${i}`);
    vi.advanceTimersByTime(IDLE_MS / 2);
  }
  await turn.commit();
  expect(committed()).toHaveLength(6);
});

test('a statement that runs alone waits for the commit of the group', async () => {
  const stored = write((turn) => insert(turn, 'stored'));
  const alone = await writes.enter();
  alone.runAlone(() => {
    expect(writer.isTransaction).toBe(false);
    writer.exec('vacuum');
  });
  expect(committed()).toEqual(['stored']);
  await stored;
});

test('while another process locks the database waiting transactions fail at once, and later ones work', async () => {
  const other = openSqlite(path.join(folder, 'test.sqlite'));
  writes = createGroupCommit(writer, () => undefined, { lockWaitMs: 50 });
  other.writer.exec('begin immediate');
  const outcomes = await Promise.allSettled([
    write((turn) => insert(turn, 'first')),
    write((turn) => insert(turn, 'second')),
  ]);
  expect(outcomes).toMatchObject([{ reason: { errcode: 5 } }, { reason: { errcode: 5 } }]);
  other.writer.exec('rollback');
  other.writer.close();
  other.reader.close();
  await write((turn) => insert(turn, 'later'));
  expect(committed()).toEqual(['later']);
});

/** A transaction as the driver runs it: rolled back if its work throws. */
async function write(work: (turn: Turn) => void): Promise<void> {
  const turn = await writes.enter();
  await turn.begin();
  try {
    work(turn);
  } catch (error) {
    turn.rollback();
    throw error;
  }
  await turn.commit();
}

function insert(turn: Turn, name: string): void {
  turn.run(() => writer.prepare('insert into entry values (?)').run(name));
}

/** A number that changes with every commit of another connection. */
function dataVersion(): unknown {
  return reader.prepare('pragma data_version').get()?.data_version;
}

/** The rows that another connection sees. */
function committed(): string[] {
  const rows = reader.prepare('select name from entry order by name').all();
  return rows.map(({ name }) => String(name));
}
