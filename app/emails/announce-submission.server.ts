import { queueWebhook } from '#app/platform/outbox/webhooks.server.ts';
import { readDetails } from '#app/platform/submissions/details.ts';
import { describeInZone } from '#app/platform/time/time-words.ts';
import { TORONTO } from '#app/platform/time/wall-time.ts';
import type { Db } from '#database/connect.ts';
import type { NewSubmission } from '#database/schema.ts';
import { queueEmail } from './queue-email.server.ts';

type Announcement = { formName: string; ownerAddress: string; now: Date };

/**
 * Tells the owner and the webhooks about a lead: when it comes in, or when it is released from
 * quarantine. Once per submission; call it inside the transaction that stores or releases it.
 * Returns false if the owner has been told before.
 */
export async function announceSubmission(
  transaction: Db,
  submission: NewSubmission,
  announcement: Announcement,
): Promise<boolean> {
  const { id, reference, source, name, email, phone, company, message, page } = submission;
  const details = readDetails(submission.details);
  const told = { id, reference, source, name, email, phone, company, message, details, page };
  await queueWebhook(transaction, 'lead.created', told, announcement.now);
  return notifyOwner(transaction, submission, announcement);
}

/**
 * Notifies only the owner, about a submission that is not a lead. Once per submission, as above.
 */
export async function notifyOwner(
  transaction: Db,
  submission: NewSubmission,
  { formName, ownerAddress, now }: Announcement,
): Promise<boolean> {
  const { id, reference, name, email, phone, company, message, page, created_at } = submission;
  const details = readDetails(submission.details);
  return queueEmail(
    transaction,
    'contact-notification',
    {
      id,
      reference,
      formName,
      name: name || email,
      email,
      phone,
      company,
      message,
      details,
      page,
      isToolResult: submission.source === 'tool_result',
      receivedAt: describeInZone(new Date(created_at), TORONTO).text,
    },
    { to: ownerAddress, dedupeKey: `contact-notification:${id}`, now },
  );
}
