import {
  readSummaryFacts,
  sendDailySummary,
} from '#app/admin/notifications/daily-summary.server.ts';
import { cleanUpDisk } from '#app/admin/people/disk-cleanup.queries.server.ts';
import { eraseWhoAreDue } from '#app/admin/people/people.server.ts';
import { removeUnusedPictures } from '#app/admin/pictures/picture-uses.queries.server.ts';
import { readRestored } from '#app/admin/restored/restored.server.ts';
import { runRetention } from '#app/admin/retention/retention.server.ts';
import { readTeamLinkFacts } from '#app/admin/users/password-link.server.ts';
import { forgetOldEmailCounts } from '#app/emails/email-budget.server.ts';
import { createMailRenderer } from '#app/emails/render.server.ts';
import { refreshCalendars } from '#app/features/booking/busy/busy-calendars.server.ts';
import { readReminderFacts } from '#app/features/booking/notifications/booking-emails.server.ts';
import { continueIssues } from '#app/features/subscriptions/newsletter/issues/issue-sending.server.ts';
import { forgetOldSignups } from '#app/features/subscriptions/signup-manage.server.ts';
import type { AppContext } from '#app/platform/app-context.server.ts';
import { forgetOldIdempotencyKeys } from '#app/platform/forms/idempotency.server.ts';
import { forgetOldRateLimits } from '#app/platform/forms/rate-limit.server.ts';
import { backUpNightly } from '#app/platform/jobs/backup.server.ts';
import {
  createDailyJobs,
  createRepeatedJobs,
  type DailyJobs,
} from '#app/platform/jobs/daily-jobs.server.ts';
import { createMailDelivery } from '#app/platform/outbox/deliver-mail.server.ts';
import { readMailTransport } from '#app/platform/outbox/mail-settings.server.ts';
import { watchLateEmails } from '#app/platform/outbox/mail-state.server.ts';
import { insertBounce } from '#app/platform/outbox/suppression.queries.server.ts';
import { createWebhookDelivery } from '#app/platform/outbox/webhooks.server.ts';
import { createOutboxWorker, type OutboxWorker } from '#app/platform/outbox/worker.server.ts';
import type { SecretBox } from '#app/platform/settings/secret-box.server.ts';
import { forgetOldVisits } from '#app/platform/visits/origin.server.ts';

/** How often the owner's own calendars are read. They are also read before a call is booked. */
const CALENDARS_EVERY_MS = 300_000;
/** How often facts that another process has published are looked for. */
const FACTS_EVERY_MS = 20_000;

/** How often counted page views are stored. */
const PAGE_VIEWS_EVERY_MS = 15_000;

/** How often pages are looked for that came or went: another process may have caused it. */
const CHANGED_PAGES_EVERY_MS = 10_000;

/** How often the next emails of a newsletter issue are queued. */
const ISSUES_EVERY_MS = 2000;

/** How often it is checked whether emails leave, and whether the daily summary is due. */
const OWNER_ALERTS_EVERY_MS = 60_000;

/** The worker that sends the outbox: one loop for emails, one for webhooks. */
export function createWorker(context: AppContext, secrets: SecretBox): OutboxWorker {
  const { db, log, config, now } = context;
  return createOutboxWorker({
    db,
    log,
    now,
    deliver: {
      mail: createMailDelivery({
        app: context,
        render: createMailRenderer(config, {
          db,
          secrets,
          readFacts: context.facts,
          currentValues: {
            'daily-summary': (row) => readSummaryFacts(context, row),
            'booking-reminder': (row) => readReminderFacts(context, row),
            'team-link': (row) => readTeamLinkFacts(context, row),
          },
        }),
        transport: readMailTransport(config),
      }),
      webhook: createWebhookDelivery({
        db,
        secrets,
        allowPrivate: config.allowPrivateAddresses,
        now,
      }),
    },
    onBounced: (transaction, { recipient }) =>
      insertBounce(transaction, secrets, { email: recipient, now: now() }),
  });
}

export type Jobs = { daily: DailyJobs; alerts: DailyJobs; start(): void; stop(): Promise<void> };

/**
 * The server's periodic work: deleting old data, the backup, reading the owner's calendars,
 * offering times.
 */
export function createJobs(context: AppContext, refreshPages: () => Promise<void>): Jobs {
  const { db, config, log, now } = context;
  const unlessHeld = async (send: () => Promise<void>) => {
    if (!(await readRestored(context))) await send();
  };
  const daily = createDailyJobs(
    [
      { name: 'forget-old-signups', run: () => forgetOldSignups(context) },
      { name: 'retention', run: () => runRetention(context) },
      { name: 'erase-people', run: () => eraseWhoAreDue(context) },
      { name: 'disk-cleanup', run: () => cleanUpDisk(context) },
      { name: 'forget-old-keys', run: () => forgetOldIdempotencyKeys(db, now()) },
      { name: 'forget-old-limits', run: () => forgetOldRateLimits(db, now()) },
      {
        name: 'backup',
        run: async () => {
          if (await backUpNightly(config, now())) log.info('backup.made');
        },
      },
      { name: 'remove-unused-pictures', run: () => removeUnusedPictures(context) },
      { name: 'forget-old-visits', run: () => forgetOldVisits(db, now()) },
      { name: 'forget-old-email-counts', run: () => forgetOldEmailCounts(db, now()) },
    ],
    log,
  );
  const alerts = createRepeatedJobs(
    [
      { name: 'watch-late-emails', run: () => watchLateEmails(context) },
      { name: 'daily-summary', run: () => sendDailySummary(context) },
    ],
    log,
    OWNER_ALERTS_EVERY_MS,
  );
  const every = (ms: number, name: string, run: () => Promise<unknown>) =>
    createRepeatedJobs([{ name, run }], log, ms);
  const all = [
    daily,
    alerts,
    every(CALENDARS_EVERY_MS, 'read-calendars', () => refreshCalendars(context)),
    every(FACTS_EVERY_MS, 'refresh-facts', () => context.ownerFacts.refresh()),
    every(ISSUES_EVERY_MS, 'send-newsletter-issues', () =>
      unlessHeld(() => continueIssues(context)),
    ),
    every(CHANGED_PAGES_EVERY_MS, 'publish-changed-pages', refreshPages),
    every(PAGE_VIEWS_EVERY_MS, 'store-page-views', () => context.visits.flush()),
  ];
  return {
    daily,
    alerts,
    start() {
      for (const jobs of all) jobs.start();
    },
    async stop() {
      for (const jobs of all) await jobs.stop();
    },
  };
}
