import { type Migration, Migrator } from 'kysely/migration';
import type { Db } from './connect.ts';
import * as foundation from './migrations/0001-foundation.ts';
import * as booking from './migrations/0002-booking.ts';
import * as signups from './migrations/0003-signups.ts';
import * as admin from './migrations/0004-admin.ts';
import * as callBrief from './migrations/0005-call-brief.ts';
import * as inbox from './migrations/0007-inbox.ts';
import * as twoFactor from './migrations/0011-two-factor.ts';

/** Released migrations in order. A released one never changes; a new one goes to the end. */
const migrations: Record<string, Migration> = {
  '0001-foundation': foundation,
  '0002-booking': booking,
  '0003-signups': signups,
  '0004-admin': admin,
  '0005-call-brief': callBrief,
  '0007-inbox': inbox,
  '0011-two-factor': twoFactor,
};

/**
 * Brings the database to the schema of this version. Safe to call from several processes at once.
 * Throws when a migration fails, or when the database was written by a newer version of the site.
 */
export async function migrateToLatest(db: Db): Promise<void> {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } });
  const { error } = await migrator.migrateToLatest();
  if (!error) return;
  if (error instanceof Error && /previously executed migration .* is missing/.test(error.message)) {
    throw new Error('This database was written by a newer version of the site. Update the site.', {
      cause: error,
    });
  }
  throw error;
}
