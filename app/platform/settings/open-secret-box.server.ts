import * as v from 'valibot';
import type { Db } from '#database/connect.ts';
import type { Log } from '../log.server.ts';
import { createSecretBox, type SecretBox } from './secret-box.server.ts';
import { findSetting, insertSetting } from './settings.queries.server.ts';

/**
 * The setting with the secret from which keyed hashes are derived, sealed under APP_SECRET. It stays
 * the same when APP_SECRET is replaced: the hashes of people who left a list, and of the links in
 * emails already sent, can't be made again from what is stored.
 */
export const HASH_SECRET = 'hash-secret';

const hashSecretSchema = v.object({ sealed: v.string() });

/** The stored hash secret; undefined if none is stored. Throws if the box can't open it. */
export async function findHashSecret(db: Db, box: SecretBox): Promise<string | undefined> {
  const stored = await findSetting(db, HASH_SECRET);
  if (stored === undefined) return undefined;
  return box.open(v.parse(hashSecretSchema, JSON.parse(stored)).sealed);
}

/** The site's box, for a command: it stores nothing. */
export async function readSecretBox(db: Db, appSecret: string): Promise<SecretBox> {
  const hashSecret = await findHashSecret(db, createSecretBox(appSecret)).catch(() => undefined);
  return createSecretBox(appSecret, hashSecret ?? appSecret);
}

/**
 * The site's box, at its start. The first start stores the hash secret. If APP_SECRET is another one
 * than before, the site starts all the same and the log says what doesn't work.
 */
export async function openSecretBox(
  { db, log, now }: { db: Db; log: Log; now: () => Date },
  appSecret: string,
): Promise<SecretBox> {
  const own = createSecretBox(appSecret);
  const sealed = JSON.stringify({ sealed: own.seal(appSecret) });
  await insertSetting(db, HASH_SECRET, sealed, now().toISOString());
  try {
    return createSecretBox(appSecret, await findHashSecret(db, own));
  } catch {
    log.error('secrets.other-app-secret', {
      advice:
        'APP_SECRET is not the one of the last start: stored passwords, links in emails and unsubscribed addresses are not recognized. Set the former one, or type the passwords in again.',
    });
    return own;
  }
}
