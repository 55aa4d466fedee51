import { Hono } from 'hono';
import type { AppEnv } from '#app/platform/http/app-env.ts';
import { findByManageToken, leaveList } from './signup-manage.server.ts';

/**
 * `POST /u/{token}` with `List-Unsubscribe=One-Click`, as email apps send it (RFC 8058): without
 * cookies and without our Origin, so it is the only request that is exempt from the Origin check,
 * and the token alone authorizes it. Unknown tokens get the same answer. Other posts are handled
 * by the page.
 */
export const oneClickUnsubscribe = new Hono<AppEnv>().post('/u/:token', async (context, next) => {
  const form = await context.req.raw
    .clone()
    .formData()
    .catch(() => undefined);
  if (form?.get('List-Unsubscribe') !== 'One-Click') return next();
  const { app, info } = context.var;
  const found = await findByManageToken(app, context.req.param('token'));
  if (found) await leaveList(app, found.signup, { method: 'one-click', ip: info.ip });
  return context.body(null, 200);
});
