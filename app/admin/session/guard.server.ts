import { data, type MiddlewareFunction, type RouterContextProvider, redirect } from 'react-router';
import {
  type AppContext,
  getAppContext,
  getRequestInfo,
  requestInfoContext,
} from '#app/platform/app-context.server.ts';
import type { Refusal } from '../shell/use-viewer.ts';
import { mayOpen } from './access.ts';
import type { Account } from './accounts.server.ts';
import { findReturnTo } from './return-to.server.ts';
import { securityWords } from './security.content.ts';
import { findLogin, getLogin, hasSession, loginContext } from './session.server.ts';
import { hasTwoFactor } from './two-factor.server.ts';

/** Forbids browsers and proxies to store pages of the admin area, including the login page. */
export const keepNothing: MiddlewareFunction<Response> = async (_args, next) => {
  const response = await next();
  response.headers.set('Cache-Control', 'no-store');
  return response;
};

/**
 * Refuses posts that don't say which page they come from. Browsers send `Origin` or `Sec-Fetch-Site`
 * with every post, and the server has refused those of other sites before (proxy.ts).
 */
export const requireOwnPage: MiddlewareFunction<Response> = async (
  { request: { method, headers } },
  next,
) => {
  const isRead = method === 'GET' || method === 'HEAD';
  if (isRead || headers.has('Origin') || headers.has('Sec-Fetch-Site')) return next();
  throw new Response('This form can only be sent from this site.', { status: 403 });
};

/**
 * The only routes that work as long as the password is the one that the server generated, or while
 * two-factor authentication is required and off.
 */
const SECURING = ['/admin/security', '/admin/logout'];

/** Whether they have to choose their own password, or set up two-factor authentication, first. */
export function mustSecureAccount({ config }: AppContext, account: Account) {
  return Boolean(account.initialUntil) || (config.requireTwoFactor && !hasTwoFactor(account));
}

/**
 * The guard of the admin area. It runs before the loader, the action and the page of every route
 * under the admin layout, for documents, data requests and downloads. `pattern` is the route that
 * was matched, so that no spelling of an address leads past it.
 */
export const requireAccess: MiddlewareFunction<Response> = async (
  { request, context, pattern },
  next,
) => {
  const app = getAppContext(context);
  const info = getRequestInfo(context);
  const login = await findLogin(app, request);
  if (!login) {
    app.log.warn('admin.no-session', { requestId: info.requestId });
    const query = new URLSearchParams();
    if (hasSession(app.config, request.headers.get('Cookie'))) query.set('done', 'ended');
    const to = findReturnTo(request);
    if (to) query.set('to', to);
    throw redirect(`/admin/login?${query}`, 303);
  }
  context.set(loginContext, login);
  const { id, name, role } = login.account;
  const route = `/${pattern.replace(/^\/+/, '')}`;
  if (!SECURING.includes(route) && mustSecureAccount(app, login.account)) {
    throw redirect('/admin/security', 303);
  }
  if (!mayOpen(role, route)) {
    app.log.warn('admin.not-allowed', { requestId: info.requestId, route });
    throw refusal(context);
  }
  context.set(requestInfoContext, { ...info, actor: { id, name } });
  return next();
};

/** Refuses a part of a page that only owners may use. */
export function requireOwner(context: Readonly<RouterContextProvider>) {
  if (getLogin(context).account.role !== 'owner') throw refusal(context);
}

/** The admin area shows these words in its own frame (403). */
function refusal(context: Readonly<RouterContextProvider>) {
  const body: Refusal = { ...securityWords.refused, facts: getAppContext(context).facts() };
  return data(body, 403);
}
