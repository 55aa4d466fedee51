import type { Server } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { cleanUpDisk } from '#app/admin/people/disk-cleanup.server.ts';
import { runRetention } from '#app/admin/retention/retention.server.ts';
import { prepareOwnerPassword } from '#app/admin/session/owner-account.server.ts';
import { createMailRenderer } from '#app/emails/render.server.ts';
import { company } from '#app/facts/company.ts';
import { refreshCalendars } from '#app/features/booking/busy/busy-calendars.server.ts';
import { findOfferRefusal } from '#app/features/offer/offer.server.ts';
import { subscribe } from '#app/features/subscriptions/newsletter/newsletter.server.ts';
import { forgetOldSignups } from '#app/features/subscriptions/signup-retention.server.ts';
import type { AppContext } from '#app/platform/app-context.server.ts';
import { readConfig } from '#app/platform/config.server.ts';
import { forgetOldIdempotencyKeys } from '#app/platform/forms/idempotency.server.ts';
import { createRateLimiter, forgetOldRateLimits } from '#app/platform/forms/rate-limit.server.ts';
import { createRequestMetrics } from '#app/platform/health/request-metrics.server.ts';
import { backUpNightly } from '#app/platform/jobs/backup.server.ts';
import { rescueRowsOfFuture } from '#app/platform/jobs/clock-set-back.server.ts';
import {
  createDailyJobs,
  createRepeatedJobs,
  type DailyJobs,
} from '#app/platform/jobs/daily-jobs.server.ts';
import { createLog, silentLog } from '#app/platform/log.server.ts';
import { createMailDelivery } from '#app/platform/outbox/deliver-mail.server.ts';
import { createWebhookDelivery } from '#app/platform/outbox/deliver-webhook.server.ts';
import { forgetOldEmailCounts } from '#app/platform/outbox/email-budget.server.ts';
import { isEmailServiceConfigured } from '#app/platform/outbox/email-service-settings.ts';
import { joinWorkers } from '#app/platform/outbox/join-workers.server.ts';
import { MAIL_LANES, WEBHOOK_LANES } from '#app/platform/outbox/lanes.ts';
import { createMailAlarm } from '#app/platform/outbox/mail-alarm.server.ts';
import { readMailTransport } from '#app/platform/outbox/mail-providers.server.ts';
import { readMailSettings } from '#app/platform/outbox/mail-settings.server.ts';
import { requeueDeferred } from '#app/platform/outbox/outbox.queries.server.ts';
import { createOutboxWorker, type OutboxWorker } from '#app/platform/outbox/worker.server.ts';
import { createLoginThrottle } from '#app/platform/session/login-throttle.server.ts';
import { createSecretBox, loadAppSecret } from '#app/platform/settings/secret-box.server.ts';
import { createSettings } from '#app/platform/settings/settings.server.ts';
import { checkTimeZoneData } from '#app/platform/time/tz-data.server.ts';
import { createHttpApp, type RenderPage } from './http-app.ts';
import { closeServer, createHttpServer, listenOn, REQUEST_LIMITS } from './http-server.ts';
import { createConnectionLimit } from './middleware/connection-limit.ts';
import { refuseForeignHost } from './middleware/known-host.ts';
import { explainStartFailure, openDatabase } from './open-database.ts';
import { openPublishing, renderPublicPage } from './publishing/open-publishing.ts';
import type { Publishing } from './publishing/publishing.ts';
import { createStaticFiles } from './static-files.ts';

const TEN_MINUTES_MS = 600_000;
/** How often the owner's own calendars are read; they are read again before a call is booked. */
const CALENDARS_EVERY_MS = 300_000;
/** Sign-up forms have one field: a browser that fills it in may be this often as fast as a program. */
const QUICK_SIGNUPS_PER_TEN_MINUTES = 5;
const CODE_TRIES_PER_TEN_MINUTES = 5;
const SECRET_TRIES_PER_TEN_MINUTES = 20;

export type App = {
  context: AppContext;
  worker: OutboxWorker;
  dailyJobs: DailyJobs;
  fetch: ReturnType<typeof createHttpApp>['fetch'];
  /** Prepares the owner's password and starts the email worker without listening; for development and tests. */
  start(): Promise<void>;
  /** The HTML of a public page as React makes it, without a request. Throws unless the page is there. */
  renderPage(path: string): Promise<string>;
  /** Publishes the pages, starts the worker and listens. Resolves to the address. */
  listen(): Promise<string>;
  /** Stops listening, lets running requests and deliveries finish, closes the database. */
  stop(): Promise<void>;
  /** Set only by the very first start without ADMIN_PASSWORD. */
  readonly generatedAdminPassword: string | undefined;
};

/**
 * Opens the site: configuration, database, migrations, worker, pages and calls. Throws a StartError
 * for a wrong environment (ConfigError) and for a folder or database that can't be used.
 */
export async function createApp(
  env: NodeJS.ProcessEnv,
  { renderPage, now = () => new Date() }: { renderPage: RenderPage | undefined; now?: () => Date },
): Promise<App> {
  const config = readConfig(env);
  const log =
    config.logLevel === 'silent' ? silentLog : createLog((line) => process.stdout.write(line), now);
  const timeZoneWarning = checkTimeZoneData();
  if (timeZoneWarning) log.warn('time.zone-data', { warning: timeZoneWarning });
  const db = await openDatabase(config, (error) => {
    log.error('database.sync-failed', { error });
    setTimeout(() => process.exit(1), 100);
  });
  const secrets = createSecretBox(loadAppSecret(config.appSecret, config.dataDir));
  const settings = createSettings(db, secrets, now);
  const context: AppContext = {
    db,
    config,
    log,
    settings,
    submissionLimit: createRateLimiter('submissions', {
      limit: config.submissionsPerTenMinutes,
      windowMs: TEN_MINUTES_MS,
      now,
    }),
    quickSignupLimit: createRateLimiter('quick-signups', {
      limit: QUICK_SIGNUPS_PER_TEN_MINUTES,
      windowMs: TEN_MINUTES_MS,
      now,
    }),
    codeTryLimit: createRateLimiter('code-attempts', {
      limit: CODE_TRIES_PER_TEN_MINUTES,
      windowMs: TEN_MINUTES_MS,
      now,
    }),
    secretTryLimit: createRateLimiter('secret-attempts', {
      limit: SECRET_TRIES_PER_TEN_MINUTES,
      windowMs: TEN_MINUTES_MS,
      now,
    }),
    wakeOutbox: () => worker.wake(),
    loginThrottle: createLoginThrottle(db, now),
    async mailSettingsChanged() {
      origins.emailService = await emailServiceOrigin();
      await requeueDeferred(db, now().toISOString());
      worker.wake();
    },
    readMailSettings: () => readMailSettings(settings, config, company.email),
    missingProxySettings: new Set(),
    requestMetrics: config.metricsToken ? createRequestMetrics() : undefined,
    async publishPages(paths) {
      await publishing?.publish(paths);
    },
    now,
    subscribe: (info, signup, idempotencyKey) => subscribe(context, info, signup, idempotencyKey),
    async findRefusal(source) {
      return source === 'special_offer' ? findOfferRefusal(context) : undefined;
    },
  };
  const mail = createMailDelivery({
    readSettings: context.readMailSettings,
    render: createMailRenderer(config, { db, secrets }),
    transport: readMailTransport(config),
    alarm: createMailAlarm(settings),
    now,
    log,
  });
  const deliverWebhook = createWebhookDelivery({
    db,
    secrets,
    allowPrivate: config.allowPrivateWebhooks,
    now,
  });
  const worker = joinWorkers([
    createOutboxWorker({ db, log, now, channel: 'mail', lanes: MAIL_LANES, ...mail }),
    createOutboxWorker({
      ...{ db, log, now, channel: 'webhook', lanes: WEBHOOK_LANES },
      deliver: deliverWebhook,
    }),
  ]);
  const dailyJobs = createDailyJobs(
    [
      { name: 'forget-old-signups', run: () => forgetOldSignups(context) },
      { name: 'retention', run: () => runRetention(context) },
      { name: 'disk-cleanup', run: () => cleanUpDisk(context).then(() => undefined) },
      { name: 'forget-old-keys', run: () => forgetOldIdempotencyKeys(db, now()) },
      { name: 'forget-old-limits', run: () => forgetOldRateLimits(db, now()) },
      { name: 'clock-set-back', run: () => rescueRowsOfFuture(context).then(() => undefined) },
      {
        name: 'backup',
        run: async () => {
          if (await backUpNightly(config, now())) log.info('backup.made');
        },
      },
      { name: 'forget-old-email-counts', run: () => forgetOldEmailCounts(db, now()) },
    ],
    log,
  );
  const calendarJobs = createRepeatedJobs(
    [{ name: 'read-calendars', run: () => refreshCalendars(context) }],
    log,
    CALENDARS_EVERY_MS,
  );
  const origins = { emailService: await emailServiceOrigin() };
  const http = createHttpApp({
    app: context,
    renderPage,
    origins,
  });

  /** Named in the policy only while the browser may need it. */
  async function emailServiceOrigin(): Promise<string | undefined> {
    const { emailService } = await context.readMailSettings();
    const isConfigured =
      isEmailServiceConfigured(emailService, 'contact') ||
      isEmailServiceConfigured(emailService, 'booking');
    return isConfigured ? emailService.origin : undefined;
  }

  let server: Server | undefined;
  let publishing: Publishing | undefined;
  let generatedAdminPassword: string | undefined;
  let isStopping = false;
  return {
    context,
    worker,
    dailyJobs,
    fetch: http.fetch,
    async renderPage(path) {
      if (!renderPage) throw new Error('This app was opened without pages.');
      return renderPublicPage(context, renderPage, path);
    },
    get generatedAdminPassword() {
      return generatedAdminPassword;
    },
    async start() {
      generatedAdminPassword = await prepareOwnerPassword(context);
      worker.start();
      dailyJobs.start();
      calendarJobs.start();
    },
    async listen() {
      generatedAdminPassword = await prepareOwnerPassword(context);
      const files = createStaticFiles(config, origins);
      if (renderPage) {
        publishing = await openPublishing(context, renderPage, files);
        await publishing.publish();
      }
      const listener = getRequestListener(http.fetch, { overrideGlobalObjects: false });
      server = createHttpServer(REQUEST_LIMITS, (request, response) => {
        context.requestMetrics?.watch(request, response);
        if (isStopping) response.setHeader('Connection', 'close');
        if (refuseForeignHost(request, response, config)) return;
        if (files.answer(request, response)) return;
        void listener(request, response);
      });
      server.on('connection', createConnectionLimit(config.connectionsPerClient));
      await listenOn(server, config.port, config.host).catch((error: unknown) => {
        server = undefined;
        throw explainStartFailure(error, config) ?? error;
      });
      worker.start();
      dailyJobs.start();
      calendarJobs.start();
      const { port } = server.address() as { port: number };
      log.info('site.listening', { port });
      return `http://${config.host.includes(':') ? `[${config.host}]` : config.host}:${port}`;
    },
    async stop() {
      isStopping = true;
      if (server) await closeServer(server);
      await publishing?.stop();
      await worker.stop();
      await dailyJobs.stop();
      await calendarJobs.stop();
      context.requestMetrics?.stop();
      await db.destroy();
      log.info('site.stopped');
    },
  };
}
