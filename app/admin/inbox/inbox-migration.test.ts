import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { Kysely } from 'kysely';
import { expect, test } from 'vitest';
import { connectDatabase } from '#database/connect.ts';
import * as foundation from '#database/migrations/0001-foundation.ts';
import * as booking from '#database/migrations/0002-booking.ts';
import * as signups from '#database/migrations/0003-signups.ts';
import * as admin from '#database/migrations/0004-admin.ts';
import * as inbox from '#database/migrations/0007-inbox.ts';
import { listSubmissions } from './inbox.queries.server.ts';

test('messages of a database from before the search are found, newest first, with their tags', async () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'site-test-'));
  const db = connectDatabase({ engine: 'sqlite', file: path.join(folder, 'site.sqlite') });
  const step = db as unknown as Kysely<never>;
  for (const { up } of [foundation, booking, signups, admin]) await up(step);
  for (const id of ['01J1', '01J3', '01J2']) {
    await db
      .insertInto('submissions')
      .values({
        ...{ id, reference: id, source: 'contact_form', email: 'a@example.com', name: 'A' },
        ...{ phone: '', company: '', message: 'About sourdough', details: '{}', page: '' },
        ...{ notice: '', created_at: '2026-11-02T15:00:00.000Z' },
      })
      .execute();
  }
  await db.insertInto('submission_tags').values({ submission_id: '01J2', tag: 'bakery' }).execute();
  await inbox.up(step);
  const find = async (filter: object) =>
    (await listSubmissions(db, filter, { limit: 10 })).map((row) => row.id);
  expect(await find({ search: 'sour' })).toEqual(['01J3', '01J2', '01J1']);
  expect(await find({ search: 'sour', tag: 'bakery' })).toEqual(['01J2']);
  await db.destroy();
  rmSync(folder, { recursive: true, force: true });
});
