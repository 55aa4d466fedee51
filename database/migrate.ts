import { sql } from 'kysely';
import { type Migration, Migrator } from 'kysely/migration';
import { type Db, isPostgres } from './connect.ts';
import * as foundation from './migrations/0001-foundation.ts';
import * as booking from './migrations/0002-booking.ts';
import * as signups from './migrations/0003-signups.ts';
import * as admin from './migrations/0004-admin.ts';
import * as callBrief from './migrations/0005-call-brief.ts';
import * as inbox from './migrations/0007-inbox.ts';
import * as outboxLeases from './migrations/0008-outbox-leases.ts';
import * as rateLimits from './migrations/0009-rate-limits.ts';
import * as twoFactor from './migrations/0011-two-factor.ts';
import * as bookingHolds from './migrations/0012-booking-holds.ts';
import * as weeklyHours from './migrations/0013-weekly-hours.ts';
import * as busyCalendars from './migrations/0014-busy-calendars.ts';
import * as earlierTimes from './migrations/0015-earlier-times.ts';
import * as callChanges from './migrations/0016-call-changes.ts';
import * as emailBudgetByNetwork from './migrations/0017-email-budget-by-network.ts';
import * as bounces from './migrations/0019-bounces.ts';
import * as newsletterIssues from './migrations/0020-newsletter-issues.ts';
import * as ownerFacts from './migrations/0021-owner-facts.ts';
import * as waitlistNotices from './migrations/0025-waitlist-notices.ts';
import * as visits from './migrations/0026-visits.ts';
import * as bookingQuestion from './migrations/0028-booking-question.ts';
import * as articles from './migrations/0030-articles.ts';
import * as pictures from './migrations/0031-pictures.ts';
import * as users from './migrations/0035-users.ts';
import * as calendarLeftOut from './migrations/0036-calendar-left-out.ts';
import * as subscriberNames from './migrations/0037-subscriber-names.ts';
import * as launchTerms from './migrations/0038-launch-terms.ts';

/** Released migrations in order. A released one never changes; new ones are added at the end. */
const migrations: Record<string, Migration> = {
  '0001-foundation': foundation,
  '0002-booking': booking,
  '0003-signups': signups,
  '0004-admin': admin,
  '0005-call-brief': callBrief,
  '0007-inbox': inbox,
  '0008-outbox-leases': outboxLeases,
  '0009-rate-limits': rateLimits,
  '0011-two-factor': twoFactor,
  '0012-booking-holds': bookingHolds,
  '0013-weekly-hours': weeklyHours,
  '0014-busy-calendars': busyCalendars,
  '0015-earlier-times': earlierTimes,
  '0016-call-changes': callChanges,
  '0017-email-budget-by-network': emailBudgetByNetwork,
  '0019-bounces': bounces,
  '0020-newsletter-issues': newsletterIssues,
  '0021-owner-facts': ownerFacts,
  '0025-waitlist-notices': waitlistNotices,
  '0026-visits': visits,
  '0028-booking-question': bookingQuestion,
  '0030-articles': articles,
  '0031-pictures': pictures,
  '0035-users': users,
  '0036-calendar-left-out': calendarLeftOut,
  '0037-subscriber-names': subscriberNames,
  '0038-launch-terms': launchTerms,
};

/**
 * Migrates the database to the schema of this version. Safe to call from several processes at once.
 * Throws if a migration fails, or if the database was written by a newer version of the site.
 */
export function migrateToLatest(db: Db): Promise<void> {
  return isPostgres(db) ? withAdvisoryLock(db, migrate) : migrate(db);
}

async function migrate(db: Db): Promise<void> {
  const migrator = new Migrator({
    db,
    provider: { getMigrations: async () => migrations },
    // Branches may be merged in another order than their numbers.
    allowUnorderedMigrations: true,
  });
  const { error } = await migrator.migrateToLatest();
  if (!error) return;
  if (error instanceof Error && /previously executed migration .* is missing/.test(error.message)) {
    throw new Error('This database was written by a newer version of the site. Update the site.', {
      cause: error,
    });
  }
  throw error;
}

/** Arbitrary number that nothing else in this database locks. */
const MIGRATION_LOCK = 7_012_401;

/**
 * Processes that start together migrate one after the other; the later ones find nothing to do.
 * Kysely locks too, but only after it has created its own tables.
 */
function withAdvisoryLock(db: Db, work: (connection: Db) => Promise<void>): Promise<void> {
  return db.connection().execute(async (connection) => {
    // Waiting for a long migration of another process must not time out.
    await sql`set statement_timeout = 0`.execute(connection);
    await sql`select pg_advisory_lock(${sql.lit(MIGRATION_LOCK)})`.execute(connection);
    try {
      await work(connection);
    } finally {
      await sql`select pg_advisory_unlock(${sql.lit(MIGRATION_LOCK)})`.execute(connection);
      await sql`reset statement_timeout`.execute(connection);
    }
  });
}
