import { copyFileSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readConfig } from '#app/platform/config.server.ts';
import { restore } from './restore.ts';

const now = new Date('2026-11-02T03:00:00Z');
let folder: string;
let file: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'site-restore-'));
  file = path.join(folder, 'site.sqlite');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const config = () => ({
  ...readConfig({ DATA_DIR: folder }),
  database: { engine: 'sqlite', file } as const,
});

function write(to: string, message: string, mode = 'delete'): DatabaseSync {
  const database = new DatabaseSync(to);
  database.exec(`pragma journal_mode = ${mode}; create table if not exists submissions (message);
    create table if not exists settings (key primary key, value, updated_at)`);
  database.prepare('insert into submissions values (?)').run(message);
  return database;
}

function read(from: string): unknown[] {
  const database = new DatabaseSync(from);
  const rows = database.prepare('select message from submissions').all();
  database.close();
  return rows.map(({ message }) => message);
}

test('a restore is not mixed with the log of a database that is gone', () => {
  const backup = path.join(folder, 'backup.sqlite');
  write(backup, 'Of the backup').close();
  const running = write(file, 'Of the crash', 'wal');
  // What a crash leaves behind, without the database itself.
  for (const suffix of ['-wal', '-shm']) copyFileSync(file + suffix, `${folder}/kept${suffix}`);
  running.close();
  rmSync(file);
  for (const suffix of ['-wal', '-shm']) copyFileSync(`${folder}/kept${suffix}`, file + suffix);
  restore(config(), backup, now);
  expect(read(file)).toEqual(['Of the backup']);
});

test('the database that is in use already can be named as the backup', () => {
  write(file, 'Kept').close();
  const kept = restore(config(), file, now);
  expect(read(file)).toEqual(['Kept']);
  expect(read(kept ?? '')).toEqual(['Kept']);
  const files = readdirSync(folder).filter((name) => !name.endsWith('.lock'));
  expect(files.sort()).toEqual([path.basename(file), path.basename(kept ?? '')]);
});
