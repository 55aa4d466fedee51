import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type Kysely, sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { addWebhook } from '#app/features/webhooks/webhooks.server.ts';
import { type AdminBrowser, logInAsOwner } from '#test/admin-browser.ts';
import { roiDefaultInput } from '#test/calculator-samples.ts';
import { NO_LIMITS } from '#test/no-limits.ts';
import { openOwnerApp } from '#test/owner-app.ts';
import { SPAM } from '#test/spam-samples.ts';
import { describeOnBothDatabases, type TestApp } from '#test/test-app.ts';
import { unzip } from '#test/unzip.ts';
import { bookCall, sendMessage } from '#test/visitor.ts';
import { cleanUpDisk } from './disk-cleanup.queries.server.ts';
import { eraseWhoAreDue } from './people.server.ts';

const ERASED = {
  email: 'Erase.Me@example.com',
  name: 'Erasmus Vanishing',
  phone: '289-555-0177',
  company: 'Quokka Bakery',
  message: 'We sell xylophones to aardvarks.',
};
/** Texts that must not be found anywhere after the erasure, in lower case. */
const TRACES = ['erase.me@', 'erasmus', 'vanishing', '555-0177', 'quokka', 'xylophone', 'aardvark'];

describeOnBothDatabases('access and erasure', (engine) => {
  let app: TestApp;
  let owner: AdminBrowser;
  beforeEach(async () => {
    ({ app, owner } = await openOwnerApp(engine, { env: NO_LIMITS }));
    const { db, now, settings } = app.context;
    const deps = { db, now, secrets: settings.secrets, allowPrivate: false };
    const events = ['lead.created', 'subscriber.confirmed'];
    await addWebhook(deps, { url: 'https://hooks.example.com/a', events });
  });
  afterEach(() => app.close());

  /** Creates every kind of personal data that the site can store. */
  const leaveTraces = async () => {
    const { email, name, phone, company, message } = ERASED;
    const { id } = await sendMessage(app, ERASED);
    await sendMessage(app, { ...ERASED, company: SPAM });
    await app.post('/api/tools/result', { tool: 'roi-calculator', input: roiDefaultInput, email });
    await bookCall(app, { ...ERASED, brief: message });
    await app.post(
      '/api/newsletter/subscribe',
      { email },
      { 'Idempotency-Key': 'key-of-newsletter' },
    );
    await owner.post(`/admin/inbox/${id}`, { intent: 'save', note: `${name} called` });
    await owner.post(`/admin/inbox/${id}`, { intent: 'save', tags: company });
    await owner.post(`/admin/inbox/${id}`, { intent: 'reply', message: `Dear ${name}` });
    const { db } = app.context;
    const offered = '2026-11-12T14:00:00.000Z';
    await db
      .insertInto('earlier_requests')
      .values({
        id: 'wants-earlier',
        booking_id: null,
        wanted_date: '2026-11-12',
        notice: '',
        status: 'waiting',
        kind: 'assessment',
        name,
        email: email.toLowerCase(),
        phone,
        visitor_zone: null,
        created_at: offered,
        updated_at: offered,
      })
      .execute();
    await db
      .insertInto('slot_offers')
      .values({
        id: 'offered',
        request_id: 'wants-earlier',
        token_hash: 'hash',
        status: 'open',
        starts_at: offered,
        ends_at: offered,
        expires_at: offered,
        created_at: offered,
        toronto_date: '2026-11-12',
        toronto_time: '9:00 AM',
      })
      .execute();
    const { id: mail } = await db
      .updateTable('outbox')
      .set({ state: 'failed', last_response: `550 <${email}> unknown` })
      .where('template', '=', 'owner-reply')
      .returning('id')
      .executeTakeFirstOrThrow();
    await db
      .insertInto('outbox_attempts')
      .values({
        id: 'attempt',
        outbox_id: mail,
        number: 1,
        provider: 'smtp',
        outcome: 'failed',
        response: `550 <${email}> unknown`,
        started_at: offered,
        finished_at: offered,
      })
      .execute();
    await owner.post(`/admin/mail?email=${mail}`, {
      intent: 'retry',
      recipient: 'another@example.com',
    });
    return id;
  };

  test('a person’s data is exported as a whole, and erased with no trace but a keyed hash', async () => {
    const id = await leaveTraces();
    await sendMessage(app, { name: 'Person 1', message: 'Stays here' });
    const email = ERASED.email.toUpperCase();
    const pack = JSON.parse(
      await (await owner.post('/admin/export/file', { intent: 'person', email })).text(),
    );
    const counts = Object.entries(pack).map(([kind, rows]) => [kind, (rows as unknown[]).length]);
    expect(Object.fromEntries(counts)).toMatchObject({
      submissions: 3,
      notes: 1,
      tags: 1,
      bookings: 1,
      signups: 1,
      consents: 1,
      earlierRequests: 1,
      offeredTimes: 1,
    });
    const templates = (pack.mails as { template: string }[]).map((mail) => mail.template);
    expect(new Set(templates)).toEqual(
      new Set([
        ...['contact-notification', 'contact-receipt', 'tool-result', 'owner-reply'],
        ...['booking-confirmation', 'booking-notice', 'booking-reminder'],
        ...['newsletter-confirm', 'lead.created'],
      ]),
    );
    expect(pack.attempts).toHaveLength(1);
    expect(pack.audit.map((entry: { action: string }) => entry.action)).toContain('lead-reply');
    expect(JSON.stringify(pack)).toContain(`Dear ${ERASED.name}`);
    expect(JSON.stringify(pack)).not.toMatch(/person 1|token|sealed|_hash"/i);

    const erase = (fields: Record<string, string>) =>
      owner.post('/admin/people', { intent: 'erase', email, ...fields });
    expect((await erase({ confirm: 'other@example.com' })).status).toBe(422);
    // The person has a call, so the owner has to say what becomes of it.
    expect((await erase({ confirm: email })).status).toBe(422);
    await erase({ confirm: ERASED.email, calls: 'keep' });
    await eraseWhoAreDue(app.context);
    expect(await tracesInTables()).not.toEqual([]);
    app.clock.advance(14 * 24 * 3_600_000);
    await eraseWhoAreDue(app.context);
    expect(await tracesInTables()).toEqual([]);
    owner = await logInAsOwner(app);
    // Transactions of other tests on the same Postgres server delay it, as they do in operation.
    await expect.poll(() => cleanUpDisk(app.context), { timeout: 30_000 }).toBe(true);
    expect(await tracesOnDisk()).toEqual([]);
    expect(await app.context.db.selectFrom('slot_offers').selectAll().execute()).toEqual([]);
    const { db } = app.context;
    const hashes = await db.selectFrom('suppressions').selectAll().execute();
    expect(hashes).toMatchObject([{ scope: 'all', reason: 'erased' }]);
    expect((await owner.get(`/admin/inbox/${id}`)).status).toBe(404);
    for (const page of ['/admin/inbox?q=xylophones', '/admin/people?email=erase.me']) {
      const shown = (await owner.read(page)).replaceAll(/value="[^"]*"/g, '');
      expect(shown, page).not.toMatch(/erasmus|aardvark|quokka/i);
    }
    const zipped = await (await owner.post('/admin/export/file', { intent: 'zip' })).arrayBuffer();
    const files = Object.values(unzip(Buffer.from(zipped))).join('\n');
    expect(TRACES.filter((trace) => files.toLowerCase().includes(trace))).toEqual([]);
    expect(files).toContain('Person 1');
    expect(await db.selectFrom('submissions').select('id').execute()).toHaveLength(1);
  });

  test('a call that is cancelled by an erasure is cancelled by email, and the person is erased once it has left', async () => {
    const email = 'caller@example.com';
    await bookCall(app, { email });
    const { db } = app.context;
    await db.updateTable('outbox').set({ state: 'sent' }).execute();
    const answer = await owner.post('/admin/people', {
      intent: 'erase',
      email,
      confirm: email,
      calls: 'cancel',
    });
    expect(answer.headers.get('Location')).toContain('done=later');
    const waiting = () =>
      db
        .selectFrom('outbox')
        .select('template')
        .where('recipient', 'like', `%${email}%`)
        .where('state', '=', 'queued')
        .execute();
    expect(await waiting()).toEqual([{ template: 'booking-cancelled' }]);
    await eraseWhoAreDue(app.context);
    expect(await db.selectFrom('bookings').select('status').execute()).toEqual([
      { status: 'cancelled' },
    ]);
    await db.updateTable('outbox').set({ state: 'sent' }).execute();
    await eraseWhoAreDue(app.context);
    expect(await db.selectFrom('bookings').select('id').execute()).toEqual([]);
  });

  /** The tables that contain a trace in any column, including the tables of the search index. */
  async function tracesInTables(): Promise<string[]> {
    const db = app.context.db as unknown as Kysely<Record<string, Record<string, unknown>>>;
    const names =
      engine === 'sqlite'
        ? sql<{ name: string }>`select name from sqlite_master where type = 'table'`
        : sql<{
            name: string;
          }>`select table_name as name from information_schema.tables where table_schema = 'public'`;
    const found: string[] = [];
    for (const { name } of (await names.execute(db)).rows) {
      const rows = await db.selectFrom(name).selectAll().execute();
      const text = rows
        .flatMap((row) => Object.values(row))
        .map((value) =>
          value instanceof Uint8Array ? Buffer.from(value).toString('latin1') : value,
        )
        .join('\n')
        .toLowerCase();
      found.push(
        ...TRACES.filter((trace) => text.includes(trace)).map((trace) => `${name}: ${trace}`),
      );
    }
    return found;
  }

  /** The files that contain a trace: in the data folder, or the files of the Postgres tables. */
  async function tracesOnDisk(): Promise<string[]> {
    const files: [string, string][] = [];
    if (engine === 'sqlite') {
      const { dataDir } = app.context.config;
      for (const name of readdirSync(dataDir)) {
        files.push([name, readFileSync(path.join(dataDir, name), 'latin1')]);
      }
    } else {
      await sql`checkpoint`.execute(app.context.db);
      const { rows } = await sql<{ name: string; bytes: Buffer }>`
        select relname as name, pg_read_binary_file(pg_relation_filepath(oid)) as bytes from pg_class
        where relkind in ('r', 'i', 't') and relnamespace in ('public'::regnamespace, 'pg_toast'::regnamespace)
        and pg_relation_size(oid) > 0`.execute(app.context.db);
      files.push(...rows.map((row): [string, string] => [row.name, row.bytes.toString('latin1')]));
    }
    expect(files.some(([, text]) => text.includes('Stays here'))).toBe(true);
    return files.flatMap(([name, text]) =>
      TRACES.filter((trace) => text.toLowerCase().includes(trace)).map(
        (trace) => `${name}: ${trace}`,
      ),
    );
  }
});
