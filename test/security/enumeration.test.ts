import { afterEach, describe, expect, test } from 'vitest';
import { ALL_MAIL, insertSuppression } from '#app/platform/outbox/suppression.queries.server.ts';
import { addressHash } from '#app/platform/secret-links/secret-links.server.ts';
import { recordStatements } from '../recorded-statements.ts';
import { openTestApp, type TestApp } from '../test-app.ts';

/** What counts an email for its mailbox and its network. These take fractions of a millisecond. */
const COUNTED = ['SelectQueryNode bookings', 'SelectQueryNode signups'];
const COUNT = 'InsertQueryNode email_budget';

type Person = 'unknown' | 'waiting' | 'confirmed' | 'suppressed';
const people: readonly Person[] = ['unknown', 'waiting', 'confirmed', 'suppressed'];

describe('who is on a list', () => {
  let app: TestApp;
  afterEach(() => app.close());

  const subscribe = (email: string) => app.post('/api/newsletter/subscribe', { email });
  const addressOf = (person: Person, round: number) => `${person}${round}@example.com`;

  const prepare = async (person: Person, email: string) => {
    const { db, settings, now } = app.context;
    const email_hash = addressHash(settings.secrets, email);
    const created_at = now().toISOString();
    if (person === 'waiting' || person === 'confirmed') await subscribe(email);
    if (person === 'confirmed') {
      const changes = { status: 'confirmed', confirmed_at: created_at } as const;
      await db.updateTable('signups').set(changes).where('email_hash', '=', email_hash).execute();
    }
    if (person === 'suppressed') {
      const row = { scope: ALL_MAIL, reason: 'erased', created_at } as const;
      await insertSuppression(db, [email_hash], row);
    }
  };

  test('is revealed neither by the response nor by the work behind it', async () => {
    app = await openTestApp('sqlite');
    for (const person of people) await prepare(person, addressOf(person, 0));
    const statements = recordStatements(app);
    const answers = new Set<string>();
    const work = new Map<Person, string[]>();
    for (const person of people) {
      statements.length = 0;
      const answer = await subscribe(addressOf(person, 0));
      answers.add(`${answer.status} ${await answer.text()}`);
      work.set(person, [...statements]);
    }
    expect([...answers]).toHaveLength(1);
    const unknown = work.get('unknown') ?? [];
    expect(unknown.at(-1)).toBe('InsertQueryNode outbox');
    const countFrom = unknown.indexOf(COUNT);
    expect(unknown.slice(countFrom - 2, countFrom + 2)).toEqual([...COUNTED, COUNT, COUNT]);
    expect(work.get('confirmed')).toEqual(unknown);
    const withoutCounting = unknown.toSpliced(countFrom - 2, 4);
    expect(work.get('waiting')).toEqual(withoutCounting);
    expect(work.get('suppressed')).toEqual(withoutCounting);
  });

  test('is not revealed by the work behind a wrong code', async () => {
    app = await openTestApp('sqlite');
    await subscribe('pending@example.com');
    const statements = recordStatements(app);
    const guess = async (email: string) => {
      statements.length = 0;
      const answer = await app.post('/api/newsletter/confirm', { email, code: '000000' });
      return { answer: `${answer.status} ${await answer.text()}`, statements: [...statements] };
    };
    const pending = await guess('pending@example.com');
    expect(pending).toEqual(await guess('unknown@example.com'));
    expect(pending.statements.filter((name) => name === 'commit')).toHaveLength(1);
    expect(pending.statements).toContainEqual(expect.stringMatching(/^UpdateQueryNode/));
  });
});
