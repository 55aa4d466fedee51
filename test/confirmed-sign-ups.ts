import { newId } from '#app/platform/ids.ts';
import {
  addressHash,
  confirmationCode,
  secretToken,
  secretTokenHash,
} from '#app/platform/secret-links/secret-links.server.ts';
import type { TestApp } from './test-app.ts';

/** Adds confirmed sign-ups to a list: reader-0@example.com and so on. */
export async function addConfirmedSignUps(
  { context: { db, settings, now } }: TestApp,
  list: string,
  count: number,
): Promise<void> {
  const time = now().toISOString();
  for (let at = 0; at < count; at++) {
    const [id, email] = [newId(now()), `reader-${at}@example.com`];
    const row = {
      id,
      list,
      email,
      email_hash: addressHash(settings.secrets, email),
      ...{ status: 'confirmed' as const, preferences: '{}', source: 'test', page: '/' },
      manage_hash: secretTokenHash(settings.secrets, 'manage', id),
      created_at: time,
      requested_at: time,
      confirmed_at: time,
    };
    await db.insertInto('signups').values(row).execute();
  }
}

/** Subscribes to the newsletter and confirms it by the code; returns the token of the private link. */
export async function subscribe(app: TestApp, email = 'visitor@example.com'): Promise<string> {
  const { db, settings } = app.context;
  app.clock.advance(1000);
  await app.post('/api/newsletter/subscribe', { email });
  const last = await db
    .selectFrom('signup_confirmations')
    .selectAll()
    .orderBy('created_at', 'desc')
    .executeTakeFirstOrThrow();
  const code = confirmationCode(settings.secrets, last.id);
  const answer = await app.post('/api/newsletter/confirm', { email, code });
  if (answer.status !== 200) throw new Error(await answer.text());
  return secretToken(settings.secrets, 'manage', last.signup_id);
}

/** Leaves the list of a private link, as an email app does. */
export function leaveByOneClick(app: TestApp, token: string) {
  const body = new URLSearchParams({ 'List-Unsubscribe': 'One-Click' });
  return app.request(`/u/${token}`, { method: 'POST', body });
}
