import type { Server } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { prepareRestoredSite } from '#app/admin/restored/restored.server.ts';
import { prepareOwnerPassword } from '#app/admin/session/owner-account.server.ts';
import { findLogin, hasSession } from '#app/admin/session/session.server.ts';
import type { Facts } from '#app/facts/facts.ts';
import { listOwnTeasers } from '#app/features/articles/own/own-teasers.server.ts';
import { findOfferRefusal } from '#app/features/offer/offer.server.ts';
import { requestSignup } from '#app/features/subscriptions/signup.server.ts';
import { newsletterList } from '#app/features/subscriptions/signup-lists.server.ts';
import type { AppContext } from '#app/platform/app-context.server.ts';
import { readConfig, StartError } from '#app/platform/config.server.ts';
import { createFormLimits } from '#app/platform/forms/form-limits.server.ts';
import type { DailyJobs } from '#app/platform/jobs/daily-jobs.server.ts';
import { createLog, silentLog } from '#app/platform/log.server.ts';
import { hasEmailService } from '#app/platform/outbox/email-service-settings.ts';
import { readMailSettings } from '#app/platform/outbox/mail-settings.server.ts';
import { forgetMailState } from '#app/platform/outbox/mail-state.server.ts';
import type { OutboxWorker } from '#app/platform/outbox/worker.server.ts';
import { createOwnerFacts } from '#app/platform/owner-facts/owner-facts.server.ts';
import { drawKeptLogos } from '#app/platform/pictures/picture-store.server.ts';
import { createLoginThrottle } from '#app/platform/session/login-throttle.server.ts';
import { openSecretBox } from '#app/platform/settings/open-secret-box.server.ts';
import { loadAppSecret } from '#app/platform/settings/secret-box.server.ts';
import { createSettings } from '#app/platform/settings/settings.server.ts';
import { checkTimeZoneData } from '#app/platform/time/tz-data.server.ts';
import { createVisits } from '#app/platform/visits/visits.server.ts';
import { isReserved, isShownPage, listShownPages } from '#app/published-paths.ts';
import { createJobs, createWorker } from './background.ts';
import { createHttpApp, type RenderPage } from './http-app.ts';
import { closeServer, createHttpServer, listenOn, REQUEST_LIMITS } from './http-server.ts';
import { createForeignHostRefusal } from './middleware/known-host.ts';
import { createLoadLimit } from './middleware/load-limit.ts';
import { explainStartFailure, openDatabase } from './open-database.ts';
import { openPublishing, renderPublicPage } from './publishing/open-publishing.ts';
import type { Publishing } from './publishing/publishing.ts';
import { createStaticFiles, pathOf, type StaticFiles } from './static-files.ts';
import { createViewCounter, ownHostsOf } from './view-counter.ts';

export type App = {
  context: AppContext;
  worker: OutboxWorker;
  dailyJobs: DailyJobs;
  /** The daily summary and the alarm about delayed email, which run every minute. */
  ownerAlerts: DailyJobs;
  fetch: ReturnType<typeof createHttpApp>['fetch'];
  /**
   * Sets the owner's password and starts the email worker without listening; for development and
   * tests.
   */
  start(): Promise<void>;
  /**
   * The HTML of a public page as React renders it, without a request. Throws unless the status is
   * 200.
   */
  renderPage(path: string, facts?: Facts): Promise<string>;
  /**
   * Starts the worker, listens, and renders the public pages in the background. Resolves to the
   * address.
   */
  listen(): Promise<string>;
  /** Stops listening, lets running requests and deliveries finish, and closes the database. */
  stop(): Promise<void>;
  /** Set only on the very first start without ADMIN_PASSWORD. */
  readonly generatedAdminPassword: string | undefined;
};

/**
 * Creates the app: configuration, database, migrations, worker, pages and API. Throws a StartError
 * for facts that don't fit their schema, for an invalid environment (ConfigError), and for a folder
 * or database that can't be used.
 */
export async function createApp(
  env: NodeJS.ProcessEnv,
  {
    renderPage,
    now = () => new Date(),
  }: {
    renderPage: RenderPage | undefined;
    now?: () => Date;
  },
): Promise<App> {
  const config = readConfig(env);
  const log = config.isSilent ? silentLog : createLog((line) => process.stdout.write(line), now);
  const timeZoneWarning = checkTimeZoneData();
  if (timeZoneWarning) log.warn('time.zone-data', { warning: timeZoneWarning });
  const db = await openDatabase(config, (error) => {
    log.error('database.sync-failed', { error });
    setTimeout(() => process.exit(1), 100);
  });
  const appSecret = loadAppSecret(config.appSecret, config.dataDir);
  const secrets = await openSecretBox({ db, log, now }, appSecret);
  const settings = createSettings(db, secrets, now);
  const ownerFacts = createOwnerFacts({
    db,
    log,
    now,
    async publishTogether(facts, confirm) {
      if (publishing) return publishing.publishTogether(facts, confirm);
      await confirm();
      return [];
    },
  });
  const facts = ownerFacts.current;
  const context: AppContext = {
    db,
    config,
    log,
    settings,
    ...createFormLimits(config, now),
    wakeOutbox: () => worker.wake(),
    loginThrottle: createLoginThrottle(db, now),
    async mailSettingsChanged() {
      origins.emailService = await emailServiceOrigin();
      await forgetMailState({ db, settings, now });
      worker.wake();
    },
    readMailSettings: () => readMailSettings(settings, config, facts().company.email),
    missingProxySettings: new Set(),
    async renewPages() {
      await publishing?.renew();
    },
    facts,
    ownerFacts,
    renderPage: renderWholePage,
    hasPage: (path) =>
      isShownPage(facts(), path) ||
      isReserved(path) ||
      publishing?.hasPage(path) === true ||
      files?.find(path) !== undefined,
    listPages: listShownPages,
    visits: createVisits({ db, log, now, ownHosts: ownHostsOf(config) }),
    now,
    listOwnTeasers: () => listOwnTeasers(context),
    hasLogin: async (request) => (await findLogin(context, request)) !== undefined,
    subscribe: (info, signup, idempotencyKey) =>
      requestSignup(context, info, newsletterList, signup, idempotencyKey),
    async findRefusal(source) {
      return source === 'special_offer' ? findOfferRefusal(context) : undefined;
    },
  };
  await context.ownerFacts.load().catch((error: unknown) => {
    throw new StartError((error as Error).message);
  });
  await drawKeptLogos(context).catch((error: unknown) => log.error('logo.not-drawn', { error }));
  const worker = createWorker(context, secrets);
  const jobs = createJobs(context, async () => publishing?.refresh());
  const origins = { emailService: await emailServiceOrigin() };
  const http = createHttpApp({
    app: context,
    renderPage,
    origins,
  });

  /** Included in the policy only if browsers may send by the email service. */
  async function emailServiceOrigin(): Promise<string | undefined> {
    const { emailService } = await context.readMailSettings();
    return hasEmailService(emailService) ? emailService.origin : undefined;
  }

  /** What every start does before anything is sent or answered. */
  async function prepare(): Promise<void> {
    await prepareRestoredSite(context);
    generatedAdminPassword = await prepareOwnerPassword(context);
  }

  function startWork(): void {
    worker.start();
    jobs.start();
  }

  async function renderWholePage(path: string, facts?: Facts): Promise<string> {
    if (!renderPage) throw new Error('This app was opened without pages.');
    return renderPublicPage(facts ? { ...context, facts: () => facts } : context, renderPage, path);
  }

  let server: Server | undefined;
  let files: StaticFiles | undefined;
  let publishing: Publishing | undefined;
  let generatedAdminPassword: string | undefined;
  let isStopping = false;
  return {
    context,
    worker,
    dailyJobs: jobs.daily,
    ownerAlerts: jobs.alerts,
    fetch: http.fetch,
    renderPage: renderWholePage,
    get generatedAdminPassword() {
      return generatedAdminPassword;
    },
    async start() {
      await prepare();
      startWork();
    },
    async listen() {
      await prepare();
      const served = createStaticFiles(config, origins);
      files = served;
      if (renderPage) {
        publishing = await openPublishing(context, renderPage, served);
        await publishing.renew();
      }
      const isPage = (path: string) => publishing?.hasPage(path) ?? false;
      const listener = getRequestListener(http.fetch, { overrideGlobalObjects: false });
      const views = createViewCounter(context, isPage);
      const refuseForeignHost = createForeignHostRefusal(config);
      const refuseAboveLimit = createLoadLimit(config);
      server = createHttpServer(REQUEST_LIMITS, (request, response) => {
        if (isStopping) response.setHeader('Connection', 'close');
        if (refuseForeignHost(request, response)) return;
        if (views.answer(request, response)) return;
        const answer = () => {
          // Somebody who is logged in may be shown what visitors aren't.
          const isOwn = hasSession(config, request.headers.cookie) && isPage(pathOf(request.url));
          const isAnswered = !isOwn && served.answer(request, response);
          views.count(request, response);
          if (isAnswered) return;
          if (!refuseAboveLimit(request, response)) void listener(request, response);
        };
        const waiting = publishing?.prepare(pathOf(request.url));
        if (waiting) void waiting.then(answer);
        else answer();
      });
      await listenOn(server, config.port, config.host).catch((error: unknown) => {
        server = undefined;
        throw explainStartFailure(error, config) ?? error;
      });
      startWork();
      const { port } = server.address() as { port: number };
      log.info('site.listening', { port });
      return `http://${config.host.includes(':') ? `[${config.host}]` : config.host}:${port}`;
    },
    async stop() {
      isStopping = true;
      if (server) await closeServer(server);
      await publishing?.stop();
      await worker.stop();
      await jobs.stop();
      await context.visits.flush();
      await db.destroy();
      log.info('site.stopped');
    },
  };
}
