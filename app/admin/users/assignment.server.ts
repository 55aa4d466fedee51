import { queueEmail } from '#app/emails/queue-email.server.ts';
import type { AppContext, RequestInfo } from '#app/platform/app-context.server.ts';
import type { Db } from '#database/connect.ts';
import { recordAudit } from '../audit/audit.server.ts';
import { type Account, findAccount, listAccounts } from '../session/accounts.server.ts';
import { actorName } from './actor-name.ts';
import { updateAssignee } from './assignment.queries.server.ts';

/** What is assigned: a message or a call. */
export type Assignable = {
  kind: 'message' | 'call';
  id: string;
  /** The subject of its entries in the audit log. */
  subject: string;
  /** Who wrote it or booked it. */
  from: string;
  assignedTo: string | null;
};

/** Everybody to whom something can be assigned. */
export async function listAssignees(
  app: Pick<AppContext, 'db' | 'settings'>,
): Promise<{ id: string; name: string }[]> {
  return (await listAccounts(app)).map(({ id, name }) => ({ id, name }));
}

/** The names of everybody who can log in, by the id of their account. */
export async function listNames(
  app: Pick<AppContext, 'db' | 'settings'>,
): Promise<Map<string, string>> {
  return new Map((await listAssignees(app)).map(({ id, name }) => [id, name]));
}

/**
 * Assigns something to a person, or to nobody if `to` is empty, and tells them by email if they wish
 * and didn't do it themselves. Returns false if there is no such person.
 */
export async function assign(
  app: AppContext,
  info: RequestInfo,
  item: Assignable,
  to: string,
): Promise<boolean> {
  const assignee = to === '' ? null : await findAccount(app, to);
  if (assignee === undefined) return false;
  const id = assignee?.id ?? null;
  if (id === item.assignedTo) return true;
  const address = assignee ? await addressOf(app, assignee) : '';
  await app.db.transaction().execute(async (transaction) => {
    await updateAssignee(transaction, item.kind, item.id, id);
    const action = item.kind === 'call' ? 'call-assigned' : 'lead-assigned';
    await recordAudit(app, info, action, item.subject, { to: assignee?.name ?? '' }, transaction);
    const isOther = assignee && assignee.id !== info.actor?.id;
    if (isOther && assignee.emailsAssignments && address) {
      await tell(transaction, app, info, item, address);
    }
  });
  app.wakeOutbox();
  return true;
}

async function addressOf(app: AppContext, { email }: Account): Promise<string> {
  return email || (await app.readMailSettings()).to;
}

async function tell(
  transaction: Db,
  app: AppContext,
  info: RequestInfo,
  { kind, id, from }: Assignable,
  to: string,
): Promise<void> {
  const now = app.now();
  const path = kind === 'call' ? `/admin/bookings/${id}` : `/admin/inbox/${id}`;
  await queueEmail(
    transaction,
    'team-assigned',
    { what: kind, from, by: actorName(info), path },
    { to, now, dedupeKey: `team-assigned:${id}:${info.requestId}`, isOwnersAct: true },
  );
}
