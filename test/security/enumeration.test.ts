import { afterEach, describe, expect, test } from 'vitest';
import { ALL_MAIL, insertSuppression } from '#app/platform/outbox/suppression.queries.server.ts';
import { addressHash } from '#app/platform/secret-links/secret-links.server.ts';
import { openTestApp, type TestApp } from '../test-app.ts';

type Person = 'unknown' | 'waiting' | 'confirmed' | 'suppressed';
const people: readonly Person[] = ['unknown', 'waiting', 'confirmed', 'suppressed'];

describe('who is on a list', () => {
  let app: TestApp;
  afterEach(() => app.close());

  const subscribe = (email: string) => app.post('/api/newsletter/subscribe', { email });
  const addressOf = (person: Person) => `${person}@example.com`;

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

  test('is revealed neither by signing up nor by a wrong code', async () => {
    app = await openTestApp('sqlite');
    for (const person of people) await prepare(person, addressOf(person));
    const answers = new Set<string>();
    const guesses = new Set<string>();
    for (const person of people) {
      const email = addressOf(person);
      const answer = await subscribe(email);
      answers.add(`${answer.status} ${await answer.text()}`);
      const guess = await app.post('/api/newsletter/confirm', { email, code: '000000' });
      guesses.add(`${guess.status} ${await guess.text()}`);
    }
    expect([answers.size, guesses.size]).toEqual([1, 1]);
  });
});
