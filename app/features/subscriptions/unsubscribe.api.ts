import { Hono } from 'hono';
import type { AppEnv } from '#app/platform/http/app-env.ts';
import { listOf } from './signup-lists.server.ts';
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
  const signup = await findByManageToken(app.db, context.req.param('token'));
  const list = signup && listOf(signup);
  if (list) await leaveList(app, info, list, signup, 'one-click');
  return context.body(null, 200);
});
