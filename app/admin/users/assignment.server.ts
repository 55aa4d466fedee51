import { queueEmail } from '#app/emails/queue-email.server.ts';
import type { AppContext, RequestInfo } from '#app/platform/app-context.server.ts';
import { recordAudit } from '../audit/audit.server.ts';
import { actorName, addressOf, findAccount } from '../session/accounts.server.ts';
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
  const now = app.now();
  const isTold = assignee?.emailsAssignments && id !== info.actor?.id;
  const address = isTold ? await addressOf(app, assignee) : '';
  const isCall = item.kind === 'call';
  await app.db.transaction().execute(async (transaction) => {
    await updateAssignee(transaction, item.kind, item.id, id);
    const action = isCall ? 'call-assigned' : 'lead-assigned';
    await recordAudit(app, info, action, item.subject, { to: assignee?.name ?? '' }, transaction);
    if (!address) return;
    const path = `/admin/${isCall ? 'bookings' : 'inbox'}/${item.id}`;
    await queueEmail(
      transaction,
      'team-assigned',
      { what: item.kind, from: item.from, by: actorName(info), path },
      {
        to: address,
        now,
        dedupeKey: `team-assigned:${item.id}:${info.requestId}`,
        isOwnersAct: true,
      },
    );
  });
  app.wakeOutbox();
  return true;
}
