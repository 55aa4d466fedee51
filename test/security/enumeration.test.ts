import { afterEach, expect, test } from 'vitest';
import { ALL_MAIL, insertSuppression } from '#app/platform/outbox/suppression.queries.server.ts';
import { addressHash } from '#app/platform/secret-links/secret-links.server.ts';
import { isFullProof } from '../proof-size.ts';
import { recordStatements } from '../recorded-statements.ts';
import { describeOnBothDatabases, openTestApp, type TestApp } from '../test-app.ts';

/** What counts an email for its mailbox and its network. These take fractions of a millisecond. */
const COUNTED = ['SelectQueryNode bookings', 'SelectQueryNode signups'];
const COUNT = 'InsertQueryNode email_budget';
const ROUNDS = 9;
/** A skipped lookup, or hashing a password only for known names, would give a far higher ratio. */
const MAX_RATIO = 1.8;
/** A difference that can't be measured over a network. */
const UNSEEN_MS = 1.5;

type Person = 'unknown' | 'waiting' | 'confirmed' | 'suppressed';
const people: readonly Person[] = ['unknown', 'waiting', 'confirmed', 'suppressed'];

describeOnBothDatabases('who is on a list', (engine) => {
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
    app = await openTestApp(engine);
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

  test.runIf(isFullProof)('is not revealed by the time of the response', async () => {
    app = await openTestApp(engine, { env: { SUBMISSIONS_PER_TEN_MINUTES: '100000' } });
    for (let round = 0; round < ROUNDS; round++) {
      for (const person of people) await prepare(person, addressOf(person, round));
    }
    const times = new Map<Person, number[]>(people.map((person) => [person, []]));
    for (let round = 0; round < ROUNDS; round++) {
      // Alternate between them, so that other load on the machine affects all alike.
      for (const person of people) {
        const start = performance.now();
        const answer = await subscribe(addressOf(person, round));
        await answer.text();
        times.get(person)?.push(performance.now() - start);
      }
    }
    const medians = people.map((person) => [person, medianOf(times.get(person) ?? [])] as const);
    const values = medians.map(([, ms]) => ms);
    const [fastest, slowest] = [Math.min(...values), Math.max(...values)];
    expect(slowest, JSON.stringify(medians)).toBeLessThan(
      Math.max(fastest * MAX_RATIO, fastest + UNSEEN_MS),
    );
  });
});

function medianOf(values: readonly number[]): number {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}
