import { chmodSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { connectDatabase } from './connect.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'site-connect-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const modeOf = (file: string) => statSync(file).mode & 0o777;

test.each(['new', 'readable by others'])(
  'a database file that is %s is readable only by its owner, and its log too',
  async (kind) => {
    const file = path.join(folder, 'data', 'site.sqlite');
    if (kind !== 'new') {
      await connectDatabase({ engine: 'sqlite', file }).destroy();
      writeFileSync(file, '');
      chmodSync(file, 0o644);
    }
    const db = connectDatabase({ engine: 'sqlite', file });
    await sql`create table a (b integer)`.execute(db);
    expect(modeOf(path.dirname(file))).toBe(0o700);
    for (const ending of ['', '-wal', '-shm']) expect(modeOf(file + ending), ending).toBe(0o600);
    await db.destroy();
  },
);
