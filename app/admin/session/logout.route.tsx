import { redirect } from 'react-router';
import { getAppContext, getRequestInfo } from '#app/platform/app-context.server.ts';
import { recordAudit } from '../audit/audit.server.ts';
import type { Route } from './+types/logout.route.ts';
import { deleteSession } from './session.queries.server.ts';
import { getLogin, leave } from './session.server.ts';

export function loader() {
  throw redirect('/admin/today', 303);
}

export async function action({ context }: Route.ActionArgs) {
  const app = getAppContext(context);
  await deleteSession(app.db, getLogin(context).session.token_hash);
  await recordAudit(app, getRequestInfo(context), 'logout');
  return leave(app, 'logout');
}
