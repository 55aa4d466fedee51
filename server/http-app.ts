import { randomBytes } from 'node:crypto';
import { type Context, Hono } from 'hono';
import { RouterContextProvider } from 'react-router';
import { withEditLink } from '#app/admin/texts/edit-link.server.ts';
import { createApi } from '#app/api.ts';
import { asSwitched } from '#app/facts/facts.ts';
import { findRedirect } from '#app/facts/redirects.ts';
import { calendarFeed } from '#app/features/booking/feed/calendar-feed.api.ts';
import { oneClickUnsubscribe } from '#app/features/subscriptions/unsubscribe.api.ts';
import {
  type AppContext,
  appContextKey,
  type RequestInfo,
  requestFailureContext,
  requestInfoContext,
} from '#app/platform/app-context.server.ts';
import { isAdminPath } from '#app/platform/http/admin-path.ts';
import type { AppEnv } from '#app/platform/http/app-env.ts';
import { failure } from '#app/platform/http/json-response.server.ts';
import { PICTURE_POLICY, PREVIEW_POLICIES } from '#app/platform/http/preview-policy.ts';
import { newReference } from '#app/platform/ids.ts';
import { picturesApi } from '#app/platform/pictures/pictures.api.ts';
import { isShownPage } from '#app/published-paths.ts';
import { describeOutage } from '#database/outage.ts';
import { limitBody } from './middleware/body-limit.ts';
import { compressPages } from './middleware/compress-pages.ts';
import {
  clientAddress,
  findMissingProxySetting,
  isForeignPost,
  publicRequest,
} from './middleware/proxy.ts';
import {
  type BrowserOrigins,
  contentSecurityPolicy,
  fixedSecurityHeaders,
} from './middleware/security-headers.ts';
import { styleSources } from './publishing/inline-styles.ts';

export type RenderPage = (request: Request, context: RouterContextProvider) => Promise<Response>;

/**
 * A limit that was reached, or a body that no form sends: logged, so that an attack can be noticed.
 */
const REFUSALS: ReadonlySet<number> = new Set([413, 415, 429]);

const PROXY_ADVICE = {
  TRUST_PROXY: 'A reverse proxy is in front of the site: set TRUST_PROXY=1',
  SITE_URL: 'Visitors use an address other than SITE_URL: set it, and let the proxy send Host',
} as const;

/** An address that no page has: what is shown there is the not-found page. */
const ANY_MISSING_PAGE = '/not-found';
const NO_SUCH_ADDRESS = 'There’s nothing at this address.';

/** Everything except static files, in order: headers, safe path, body limit, API, pages. */
export function createHttpApp({
  app,
  renderPage,
  origins,
}: {
  app: AppContext;
  renderPage: RenderPage | undefined;
  origins: BrowserOrigins;
}): Hono<AppEnv> {
  const { config, log } = app;
  const http = new Hono<AppEnv>();

  http.use(async (context, next) => {
    const direct = context.env?.incoming?.socket?.remoteAddress;
    const ip = clientAddress(direct, context.req.header('X-Forwarded-For'), config.trustProxy);
    const { method, path } = context.req;
    const visit = { path, query: '', ip, headers: context.req.header() };
    const info: RequestInfo = {
      requestId: newReference(),
      ip,
      origin: method === 'POST' ? app.visits.findOrigin(visit) : undefined,
      nonce: isAdminPath(path) ? randomBytes(16).toString('base64') : undefined,
    };
    context.set('app', app);
    context.set('info', info);
    noteProxySetting(context);
    await next();
    const { status } = context.res;
    if (REFUSALS.has(status)) log.warn('request.refused', { requestId: info.requestId, status });
    const nonces = info.nonce ? [`'nonce-${info.nonce}'`] : [];
    const inline = { scripts: nonces, styles: context.var.styles ?? [] };
    const policy = contentSecurityPolicy(config, inline, origins);
    for (const [name, value] of Object.entries(fixedSecurityHeaders(config))) {
      context.res.headers.set(name, value);
    }
    const ownPolicy = context.res.headers.get('Content-Security-Policy');
    if (PREVIEW_POLICIES.includes(ownPolicy)) {
      context.res.headers.set('X-Frame-Options', 'SAMEORIGIN');
    } else if (ownPolicy === PICTURE_POLICY) {
      // Emails show the logo wherever they are read.
      context.res.headers.set('Cross-Origin-Resource-Policy', 'cross-origin');
    } else {
      context.res.headers.set('Content-Security-Policy', policy);
    }
    secureCookies(context);
    if (!context.res.headers.has('Cache-Control')) {
      context.res.headers.set('Cache-Control', 'no-cache');
    }
  });

  http.use(async (context, next) => {
    const { pathname, search } = new URL(context.req.url);
    const clean = pathname.replace(/\/{2,}/g, '/').replace(/(.)\/$/, '$1');
    if (clean !== pathname) return context.redirect(clean + search, 308);
    return next();
  });

  http.get('*', async (context, next) => {
    const { pathname, search } = new URL(context.req.url);
    const facts = app.facts();
    const found = isShownPage(facts, pathname) ? undefined : findRedirect(facts, pathname, search);
    return found ? context.redirect(found.to, found.status) : next();
  });

  http.use(compressPages);
  http.use(async (context, next) => {
    const { pathname, origin } = new URL(context.req.url);
    // What the router would ask for instead of a document, which only the admin area lets it do.
    const isForRouter =
      pathname.endsWith('.data') && !isAdminPath(pathname.slice(0, -'.data'.length));
    if (isReadable(context.req.url) && !isForRouter) return next();
    if (pathname.startsWith('/api/')) return failure(context, 404, NO_SUCH_ADDRESS);
    return answerWithPage(context, new Request(origin + ANY_MISSING_PAGE));
  });
  http.use(limitBody);
  http.route('/api', createApi());
  http.route('/', oneClickUnsubscribe);
  http.route('/', calendarFeed);
  http.route('/', picturesApi);

  http.all('*', async (context) => {
    const request = publicRequest(context, config);
    if (isForeignPost(request)) return refuseForeignPost(context);
    return answerWithPage(context, request);
  });

  async function answerWithPage(context: Context<AppEnv>, request: Request): Promise<Response> {
    if (!renderPage) return context.text(NO_SUCH_ADDRESS, 404);
    const provider = new RouterContextProvider();
    const isOwners = isAdminPath(new URL(request.url).pathname);
    provider.set(appContextKey, isOwners ? { ...app, facts: () => asSwitched(app.facts()) } : app);
    provider.set(requestInfoContext, context.var.info);
    provider.set(requestFailureContext, { outage: undefined });
    const response = await renderPage(request, provider);
    const shown = isOwners ? response : await withEditLink(app, request, response);
    return withAllow(await withPolicyOfStyles(context, shown));
  }

  /** Only the styles that a page brings apply. */
  async function withPolicyOfStyles(context: Context<AppEnv>, response: Response) {
    if (!response.headers.get('Content-Type')?.startsWith('text/html')) return response;
    const html = await response.text();
    context.set('styles', styleSources(html));
    return new Response(html, response);
  }

  /** A page without a form, or a download: neither the framework's words nor a page say what it takes. */
  function withAllow(response: Response): Response {
    if (response.status !== 405 || response.headers.has('Allow')) return response;
    response.headers.set('Allow', 'GET, HEAD');
    if (!response.headers.get('Content-Type')?.startsWith('text/plain')) return response;
    response.headers.delete('Content-Length');
    return new Response(
      'This address doesn’t accept anything, so nothing was sent or changed.',
      response,
    );
  }

  /** Without SITE_URL only the proxy knows that visitors use https. */
  function secureCookies(context: Context<AppEnv>): void {
    const isHttps = config.trustProxy && context.req.header('X-Forwarded-Proto') === 'https';
    const cookies = context.res.headers.getSetCookie();
    if (config.isHttps || !isHttps || cookies.length === 0) return;
    context.res.headers.delete('Set-Cookie');
    for (const cookie of cookies) context.res.headers.append('Set-Cookie', `${cookie}; Secure`);
  }

  /** Warns once about each setting that is required behind a proxy and isn't set. */
  function noteProxySetting(context: Context<AppEnv>): void {
    const setting = findMissingProxySetting(context, config);
    if (setting === undefined || app.missingProxySettings.has(setting)) return;
    app.missingProxySettings.add(setting);
    log.warn('proxy.setting-missing', { setting, advice: PROXY_ADVICE[setting] });
  }

  function refuseForeignPost(context: Context<AppEnv>): Response {
    log.warn('request.foreign-origin', {
      requestId: context.var.info.requestId,
      advice:
        'If this was your own form: check SITE_URL, TRUST_PROXY, and that the proxy sends Host',
    });
    return context.text(
      `This form was not sent from ${new URL(config.siteUrl).host}, so nothing was saved. Go back: what you typed is still in the form. Open the page at ${config.siteUrl} and send it from there.`,
      403,
    );
  }

  http.onError((error, context) => errorResponse(error, context));

  function errorResponse(error: Error, context: Context<AppEnv>): Response {
    const requestId = context.var.info?.requestId;
    // The client disconnected in the middle of the request: nobody to respond to, and not our
    // failure.
    if (context.req.raw.signal.aborted) return context.body(null, 400);
    const outage = describeOutage(error);
    log.error(outage ? 'request.outage' : 'request.bug', { requestId, outage, error });
    if (outage) {
      const text = 'Our database is unavailable right now. Please try again in a minute.';
      return context.json({ success: false, error: text }, 503, { 'Retry-After': '30' });
    }
    const text = `Something went wrong on our side. Reference: ${requestId}`;
    return context.json({ success: false, error: text }, 500);
  }

  return http;
}

/**
 * No page has an address that can't be decoded or contains a control character, nor one with a NUL
 * in its query, which Postgres can't store: they would cause errors in a header, a query or a log.
 */
function isReadable(url: string): boolean {
  const { pathname, search } = new URL(url);
  try {
    return !/\p{Cc}/u.test(decodeURIComponent(pathname)) && !search.includes('%00');
  } catch {
    return false;
  }
}
