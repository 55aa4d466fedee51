import { queueEmail } from '#app/emails/queue-email.server.ts';
import type { AppContext, RequestInfo } from '#app/platform/app-context.server.ts';
import { recordAudit } from '../audit/audit.server.ts';
import { actorName, addressOf, findAccount } from '../session/accounts.server.ts';
import { updateAssignee } from './assignment.queries.server.ts';

/**
 * Assigns a message or a call to a person, or to nobody if `to` is empty, and tells them by email if they
 * didn't do it themselves. Returns false if there is no such person.
 */
export async function assign(
  app: AppContext,
  info: RequestInfo,
  {
    kind,
    id,
    subject,
    from,
    assignedTo,
  }: {
    kind: 'message' | 'call';
    id: string;
    /** The subject of its entries in the audit log. */
    subject: string;
    /** Who wrote it or booked it. */
    from: string;
    assignedTo: string | null;
  },
  to: string,
) {
  if (to === (assignedTo ?? '')) return true;
  const assignee = to ? await findAccount(app, to) : undefined;
  if (to && !assignee) return false;
  const email = assignee && assignee.id !== info.actor?.id && (await addressOf(app, assignee));
  const action = kind === 'call' ? 'call-assigned' : 'lead-assigned';
  const path = `/admin/${kind === 'call' ? 'bookings' : 'inbox'}/${id}`;
  await app.db.transaction().execute(async (transaction) => {
    await updateAssignee(transaction, kind, id, assignee?.id ?? null);
    await recordAudit(app, info, action, subject, { to: assignee?.name ?? '' }, transaction);
    if (!email) return;
    await queueEmail(
      transaction,
      'team-assigned',
      { what: kind, from, by: actorName(info), path },
      {
        to: email,
        now: app.now(),
        dedupeKey: `team-assigned:${id}:${info.requestId}`,
        isOwnersAct: true,
      },
    );
  });
  app.wakeOutbox();
  return true;
}
