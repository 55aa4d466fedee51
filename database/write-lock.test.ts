import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { Worker } from 'node:worker_threads';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createGroupCommit } from './group-commit.ts';
import { openSqlite } from './sqlite.ts';

const TRANSACTIONS = 400;

let folder: string;
let file: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'write-lock-'));
  file = path.join(folder, 'test.sqlite');
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Holds the write lock of a file until it gets a message, as another process would. */
const HOLDER = `
  const { DatabaseSync } = require('node:sqlite');
  const { parentPort, workerData } = require('node:worker_threads');
  const database = new DatabaseSync(workerData.file, { timeout: 5000 });
  database.exec('begin immediate');
  parentPort.postMessage('held');
  parentPort.once('message', () => { database.exec('rollback'); database.close(); });
`;

test('a transaction waits for the lock of another process without blocking the event loop', async () => {
  const { writer, reader } = openSqlite(file);
  writer.exec('create table entry (name text)');
  const holder = new Worker(HOLDER, { eval: true, workerData: { file } });
  await new Promise((resolve) => holder.once('message', resolve));
  const writes = createGroupCommit(writer, () => undefined, { lockWaitMs: 60_000 });
  let ticks = 0;
  // The lock is held until the event loop has gone on for a while.
  const clock = setInterval(() => {
    ticks += 1;
    if (ticks === 20) holder.postMessage('release');
  }, 10);
  const turn = await writes.enter();
  await turn.begin();
  turn.run(() => writer.exec("insert into entry values ('late')"));
  await turn.commit();
  clearInterval(clock);
  expect(ticks).toBeGreaterThanOrEqual(20);
  expect(reader.prepare('select name from entry').all()).toEqual([{ name: 'late' }]);
  reader.close();
  writer.close();
});

test('two processes that both have much to write take turns', async () => {
  const both = [openSqlite(file), openSqlite(file)];
  both[0]?.writer.exec('create table entry (side integer)');
  const transactions = [0, 0];
  const total = () => transactions.reduce((sum, count) => sum + count, 0);
  await Promise.all(
    both.map(async ({ writer }, side) => {
      const writes = createGroupCommit(writer, () => undefined, { lockWaitMs: 60_000 });
      // Forty at a time, each of a few steps, so that a group is always full.
      await Promise.all(
        Array.from({ length: 40 }, async () => {
          while (total() < TRANSACTIONS) {
            const turn = await writes.enter();
            await turn.begin();
            for (let step = 0; step < 3; step += 1) {
              await new Promise((resolve) => setTimeout(resolve, 1));
              turn.run(() => writer.prepare('insert into entry values (?)').run(side));
            }
            transactions[side] = (transactions[side] ?? 0) + 1;
            await turn.commit();
          }
        }),
      );
    }),
  );
  for (const { writer, reader } of both) {
    reader.close();
    writer.close();
  }
  // Of two that take turns each has about half, however slow the machine is.
  expect(Math.min(...transactions)).toBeGreaterThan(TRANSACTIONS / 6);
});
