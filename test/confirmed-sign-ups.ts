import { newId } from '#app/platform/ids.ts';
import { addressHash, secretTokenHash } from '#app/platform/secret-links/secret-links.server.ts';
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

/** Leaves the list of a private link, as an email app does. */
export function leaveByOneClick(app: TestApp, token: string) {
  const body = new URLSearchParams({ 'List-Unsubscribe': 'One-Click' });
  return app.request(`/u/${token}`, { method: 'POST', body });
}
