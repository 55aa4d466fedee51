import { afterEach, beforeEach, expect, test } from 'vitest';
import type { AdminBrowser } from '#test/admin-browser.ts';
import { openOwnerApp } from '#test/owner-app.ts';
import { describeOnBothDatabases, type TestApp } from '#test/test-app.ts';
import { unzip } from '#test/unzip.ts';
import { exportKeys } from './export.queries.server.ts';

describeOnBothDatabases('the export', (engine) => {
  let app: TestApp;
  let owner: AdminBrowser;
  beforeEach(async () => {
    ({ app, owner } = await openOwnerApp(engine));
  });
  afterEach(() => app.close());

  const file = '/admin/export/file';
  const storeMessages = async (count: number, message: (row: number) => string) => {
    const { db } = app.context;
    const rows = Array.from({ length: count }, (_, row) => ({
      ...{
        id: `01J${String(row).padStart(23, '0')}`,
        reference: `R${row}`,
        source: 'contact_form',
      },
      ...{ email: `v${row}@example.com`, name: 'V', phone: '', company: '', page: '/contact' },
      ...{ details: '{}', notice: '', created_at: '2026-11-02T15:00:00.000Z' },
      status: row % 2 ? ('won' as const) : ('new' as const),
      message: message(row),
    }));
    for (let at = 0; at < count; at += 1000) {
      await db
        .insertInto('submissions')
        .values(rows.slice(at, at + 1000))
        .execute();
    }
  };

  test('the archive has every row of every kind, as CSV and as JSON', async () => {
    await storeMessages(1234, (row) => `Message ${row}`);
    const { db } = app.context;
    const tag = (row: number) => ({
      submission_id: `01J${String(row).padStart(23, '0')}`,
      tag: 'a',
    });
    await db
      .insertInto('submission_tags')
      .values(Array.from({ length: 700 }, (_, row) => tag(row)))
      .execute();
    await app.post('/api/newsletter/subscribe', { email: 'reader@example.com' });
    await app.post('/api/bookings', {
      name: 'Caller',
      email: 'caller@example.com',
      source: 'assessment_booking',
      appointmentDate: '2026-11-10',
      appointmentTime: '9:00 AM',
    });
    const answer = await owner.post(file, { intent: 'zip' });
    expect(answer.headers.get('Content-Type')).toBe('application/zip');
    expect(answer.headers.get('Content-Disposition')).toContain('everything-2026-11-02.zip');
    const files = unzip(Buffer.from(await answer.arrayBuffer()));
    const kinds = Object.keys(exportKeys) as (keyof typeof exportKeys)[];
    expect(Object.keys(files)).toHaveLength(2 * kinds.length);
    const tables = await db.introspection.getTables();
    for (const kind of kinds) {
      const rows = JSON.parse(files[`${kind}.json`] ?? '') as Record<string, unknown>[];
      const { count } = await db
        .selectFrom(kind)
        .select((select) => select.fn.countAll<number | string>().as('count'))
        .executeTakeFirstOrThrow();
      expect(rows, kind).toHaveLength(Number(count));
      expect(new Set(rows.map((row) => JSON.stringify(row))).size, kind).toBe(rows.length);
      const [head = ''] = (files[`${kind}.csv`] ?? '').split('\r\n');
      expect(head, kind).toMatch(/^\uFEFF".*"$/);
      expect(head.replace('"email_hash","scope"', ''), kind).not.toMatch(
        /hash|sealed|token|secret|lease|dedupe/,
      );
      const left = tables
        .find(({ name }) => name === kind)
        ?.columns.filter(({ name }) => !head.includes(`"${name}"`))
        .filter(
          ({ name }) =>
            !/hash|sealed|^lease|^(dedupe_key|mail_slot|position|rate_from)$/.test(name),
        );
      expect(left, kind).toEqual([]);
    }
    expect(files['submissions.csv']).toContain('"Message 1233"');
    expect(files['submissions.csv']?.split('\r\n')).toHaveLength(1234 + 2);
    expect(files['outbox.json']).not.toContain('sealed');
  });
});
