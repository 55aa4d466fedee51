import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { Worker } from 'node:worker_threads';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createGroupCommit } from './group-commit.ts';
import { openSqlite } from './sqlite.ts';

let folder: string;
let file: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'write-lock-'));
  file = path.join(folder, 'test.sqlite');
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Holds the write lock of a file for a while, as another process would. */
const HOLDER = `
  const { DatabaseSync } = require('node:sqlite');
  const { parentPort, workerData } = require('node:worker_threads');
  const database = new DatabaseSync(workerData.file, { timeout: 5000 });
  database.exec('begin immediate');
  parentPort.postMessage('held');
  setTimeout(() => { database.exec('rollback'); database.close(); }, workerData.ms);
`;

test('a transaction waits for the lock of another process without blocking the event loop', async () => {
  const { writer, reader } = openSqlite(file);
  writer.exec('create table entry (name text)');
  const holder = new Worker(HOLDER, { eval: true, workerData: { file, ms: 400 } });
  await new Promise((resolve) => holder.once('message', resolve));
  const writes = createGroupCommit(writer, () => undefined);
  let ticks = 0;
  const clock = setInterval(() => {
    ticks += 1;
  }, 10);
  const turn = await writes.enter();
  await turn.begin();
  turn.run(() => writer.exec("insert into entry values ('late')"));
  await turn.commit();
  clearInterval(clock);
  expect(ticks).toBeGreaterThan(10);
  expect(reader.prepare('select name from entry').all()).toEqual([{ name: 'late' }]);
  reader.close();
  writer.close();
});

test('two processes that both have much to write take turns: neither waits for seconds', async () => {
  const both = [openSqlite(file), openSqlite(file)];
  both[0]?.writer.exec('create table entry (side integer)');
  const waits = await Promise.all(
    both.map(async ({ writer }, side) => {
      const writes = createGroupCommit(writer, () => undefined);
      let longest = 0;
      const until = performance.now() + 1500;
      // Forty at a time, each of a few steps, so that a group is always full.
      await Promise.all(
        Array.from({ length: 40 }, async () => {
          while (performance.now() < until) {
            const asked = performance.now();
            const turn = await writes.enter();
            await turn.begin();
            longest = Math.max(longest, performance.now() - asked);
            for (let step = 0; step < 3; step += 1) {
              await new Promise((resolve) => setTimeout(resolve, 1));
              turn.run(() => writer.prepare('insert into entry values (?)').run(side));
            }
            await turn.commit();
          }
        }),
      );
      return longest;
    }),
  );
  const counts = both[0]?.reader
    .prepare('select side, count(*) as count from entry group by side order by side')
    .all() as { count: number }[];
  for (const { writer, reader } of both) {
    reader.close();
    writer.close();
  }
  expect(counts).toHaveLength(2);
  const [some = 0, others = 0] = counts.map(({ count }) => count);
  expect(Math.min(some, others) * 3).toBeGreaterThan(Math.max(some, others));
  expect(Math.max(...waits)).toBeLessThan(3000);
});
