import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { NewSubmission } from '#database/schema.ts';
import { describeOnBothDatabases, openTestApp, type TestApp } from '#test/test-app.ts';
import { sendMessage } from '#test/visitor.ts';
import { listSubmissions, replaceTags, updateStatus } from './inbox.queries.server.ts';

describeOnBothDatabases('the search of the inbox', (engine) => {
  let app: TestApp;
  beforeEach(async () => {
    app = await openTestApp(engine);
  });
  afterEach(() => app.close());

  let number = 0;
  const store = async (more: Partial<NewSubmission>) => {
    number += 1;
    const id = `01J${String(number).padStart(23, '0')}`;
    const row = {
      ...{ id, reference: `A7-${id.slice(-6)}`, source: 'contact_form', page: '/contact' },
      email: 'someone@example.com',
      name: '',
      phone: '',
      company: '',
      message: '',
      ...{ details: '{}', status: 'new' as const, notice: '', created_at: '2026-11-02T15:00:00Z' },
    };
    await app.context.db
      .insertInto('submissions')
      .values({ ...row, ...more })
      .execute();
    return id;
  };
  const find = async (search: string, filter = {}) => {
    const rows = await listSubmissions(app.context.db, { q: search, ...filter }, undefined, 50);
    return rows.map((row) => row.id);
  };

  test('finds the beginning of words in every field, in any case and order, all of them together', async () => {
    const id = await store({
      name: 'Sample Visitor',
      email: 'kim.baker@example.com',
      phone: '289-555-0142',
      company: 'CRÊPES & Co.',
      message: 'Forty orders\na day',
      reference: 'B3-9XYZ',
      details: '{"Package":"Growth"}',
    });
    await store({ message: 'Something else' });
    for (const words of [
      ...['sample', 'VISIT', 'kim.baker@example.com', '289-555-0142', '0142', 'crêpes'],
      ...['order', 'day forty', 'b3-9xyz', 'growth', 'sample growth forty'],
    ]) {
      expect(await find(words), words).toEqual([id]);
    }
    for (const words of ['rders', 'sample else', '%', "'; drop", '" OR words : "']) {
      expect(await find(words), words).toEqual([]);
    }
  });

  test('combines with status and tag, and follows every change of them', async () => {
    const { db } = app.context;
    const [first, second] = [await store({ message: 'bread' }), await store({ message: 'bread' })];
    await replaceTags(db, first, ['spring 2027']);
    await replaceTags(db, second, ['big spring 2027', 'bread']);
    expect(await find('bread')).toEqual([second, first]);
    expect(await find('bread', { tag: 'spring 2027' })).toEqual([first]);
    await replaceTags(db, first, []);
    expect(await find('bread', { tag: 'spring 2027' })).toEqual([]);
    await updateStatus(db, second, 'new', 'won');
    expect(await find('bread', { status: 'won' })).toEqual([second]);
    expect(await find('bread', { status: 'new' })).toEqual([first]);
    await db.updateTable('submissions').set({ message: 'cake' }).where('id', '=', first).execute();
    expect(await find('bread')).toEqual([second]);
    await db.deleteFrom('submissions').where('id', '=', second).execute();
    expect(await find('bread')).toEqual([]);
  });
});

test('a deleted message leaves no word in the index file of SQLite', async () => {
  const app = await openTestApp('sqlite');
  const { db } = app.context;
  await sendMessage(app, { message: 'zyzzyva' });
  const words = async () => {
    const { rows } = await sql<{ block: Uint8Array | string }>`
      select block from submission_search_data union all select c1 from submission_search_content`.execute(
      db,
    );
    return rows.map(({ block }) => Buffer.from(block as string).toString('latin1')).join();
  };
  expect(await words()).toContain('zyzzyva');
  await db.deleteFrom('submissions').execute();
  expect(await words()).not.toContain('zyzzyva');
  await app.close();
});
