import { type MiddlewareFunction, redirect } from 'react-router';
import { getAppContext, getRequestInfo } from '#app/platform/app-context.server.ts';
import { isInitialPassword, ownerAccountArea } from './owner-account.server.ts';
import { adminSessionContext, findSession } from './session.server.ts';
import { hasTwoFactor } from './two-factor.server.ts';

/** Forbids browsers and proxies to store pages of the admin area, including the login page. */
export const keepNothing: MiddlewareFunction<Response> = async (_args, next) => {
  const response = await next();
  response.headers.set('Cache-Control', 'no-store');
  return response;
};

/**
 * Refuses posts from pages of other sites. Browsers send `Origin` or `Sec-Fetch-Site` with every
 * post; a post without both is refused as well.
 */
export const requireOwnPage: MiddlewareFunction<Response> = async ({ request, context }, next) => {
  if (request.method === 'GET' || request.method === 'HEAD') return next();
  const { config } = getAppContext(context);
  const origin = request.headers.get('Origin');
  const own = [new URL(config.siteUrl).origin, new URL(request.url).origin];
  const isOwn = origin
    ? own.includes(origin)
    : request.headers.get('Sec-Fetch-Site') === 'same-origin';
  if (isOwn) return next();
  throw new Response('This form is only for pages of this site.', {
    status: 403,
    headers: { 'Cache-Control': 'no-store' },
  });
};

const SECURITY = '/admin/security';
/**
 * The only paths that work as long as the password is the one that the server generated, or while
 * two-factor authentication is required and off.
 */
const ALWAYS_OPEN: ReadonlySet<string> = new Set([
  ...[SECURITY, `${SECURITY}.data`],
  ...['/admin/logout', '/admin/logout.data'],
]);

/**
 * The guard of the admin area. It runs before the loader, the action and the page of every route
 * under the admin layout, for documents, data requests and downloads.
 */
export const requireOwner: MiddlewareFunction<Response> = async ({ request, context }, next) => {
  const app = getAppContext(context);
  const session = await findSession(app, request);
  if (!session) {
    app.log.warn('admin.no-session', { requestId: getRequestInfo(context).requestId });
    throw redirect('/admin/login?ended=1', {
      status: 303,
      headers: { 'Cache-Control': 'no-store' },
    });
  }
  if (!ALWAYS_OPEN.has(new URL(request.url).pathname)) {
    const account = await app.settings.get(ownerAccountArea);
    const mustSetUp = app.config.requireTwoFactor && !hasTwoFactor(account);
    if (isInitialPassword(account) || mustSetUp) {
      throw redirect(SECURITY, { status: 303, headers: { 'Cache-Control': 'no-store' } });
    }
  }
  context.set(adminSessionContext, session);
  return next();
};
