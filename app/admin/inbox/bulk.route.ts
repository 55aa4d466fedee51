import { data, redirect } from 'react-router';
import { queueMessageMails } from '#app/features/inquiries/message-emails.server.ts';
import { queueReleasedResultMails } from '#app/features/tools/result-email/result-email.server.ts';
import {
  type AppContext,
  getAppContext,
  getRequestInfo,
} from '#app/platform/app-context.server.ts';
import { isRowId } from '#app/platform/ids.ts';
import type { Db } from '#database/connect.ts';
import type { Submission } from '#database/schema.ts';
import { recordAudit } from '../audit/audit.server.ts';
import type { Route } from './+types/bulk.route.ts';
import type { inboxNotices } from './inbox.content.ts';
import { countHeld, markAll } from './inbox.queries.server.ts';
import { releaseSubmission } from './submission.server.ts';

type NoticeName = keyof typeof inboxNotices;

/** A page of the inbox has fewer rows, so a longer selection can't come from the inbox. */
const MOST_AT_ONCE = 100;

/** Changes the messages selected in the inbox, or the message whose page was posted. */
export async function action({ request, context }: Route.ActionArgs) {
  const app = getAppContext(context);
  const info = getRequestInfo(context);
  const form = await request.formData().catch(() => new FormData());
  const ids = form.getAll('ids').map(String).filter(isRowId).slice(0, MOST_AT_ONCE);
  const intent = form.get('intent');
  let changed: { reference: string; hasEmails?: boolean }[];
  switch (intent) {
    case 'handled':
    case 'spam':
      changed = await markAll(app.db, ids, intent);
      break;
    case 'release':
      changed = await releaseAll(app, ids);
      break;
    default:
      throw data(null, 400);
  }
  for (const { reference } of changed) {
    if (intent === 'release') await recordAudit(app, info, 'lead-released', reference);
    else await recordAudit(app, info, 'lead-status', reference, { status: intent });
  }
  const done =
    intent === 'release'
      ? noticeOfRelease(changed)
      : noticeOfMarks(ids.length, changed.length, await countHeld(app.db, ids));
  const from = form.get('from');
  if (typeof from === 'string') {
    return redirect(`/admin/inbox/${encodeURIComponent(from)}?done=${aboutOne(done)}`, 303);
  }
  const query = new URLSearchParams(String(form.get('query') ?? ''));
  query.set('done', done);
  return redirect(`/admin/inbox?${query}`, 303);
}

/** `held` messages are in quarantine: marking them as handled leaves them there. */
function noticeOfMarks(selected: number, changed: number, held: number): NoticeName {
  if (selected === 0) return 'unchanged';
  if (changed > 0) return held > 0 ? 'changedExceptHeld' : 'changed';
  return held > 0 ? 'onlyHeld' : 'alreadyMarked';
}

function noticeOfRelease(released: { hasEmails?: boolean }[]): NoticeName {
  if (released.length === 0) return 'noneReleased';
  return released.some(({ hasEmails }) => hasEmails) ? 'released' : 'releasedAgain';
}

async function releaseAll(app: AppContext, ids: readonly string[]) {
  const { to } = await app.readMailSettings();
  const queueMails = (transaction: Db, submission: Submission) =>
    submission.source === 'tool_result'
      ? queueReleasedResultMails(transaction, app, submission, to)
      : queueMessageMails(transaction, submission, to, app.now());
  const released: { reference: string; hasEmails: boolean }[] = [];
  for (const id of ids) {
    const outcome = await releaseSubmission(app, id, queueMails);
    if (outcome) released.push(outcome);
  }
  app.wakeOutbox();
  return released;
}

/** The notice on the page of the one message that was posted, which offers no "handled". */
function aboutOne(done: NoticeName): NoticeName {
  if (done === 'changed') return 'spam';
  return done === 'released' || done === 'releasedAgain' ? done : 'meanwhile';
}
