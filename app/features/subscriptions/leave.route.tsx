import { data, redirect } from 'react-router';
import { fillTokens } from '#app/facts/page-texts.ts';
import { getAppContext, getRequestInfo } from '#app/platform/app-context.server.ts';
import { readFormPost } from '#app/platform/forms/form-post.server.ts';
import type { Signup } from '#database/schema.ts';
import type { Route } from './+types/leave.route.ts';
import type { ListPagesWords } from './signup.content.ts';
import { fillItem, signupPagesOf } from './signup-lists.server.ts';
import {
  canUndoLeaving,
  findByManageToken,
  leaveList,
  readConsentRecord,
  undoLeaving,
} from './signup-manage.server.ts';
import {
  ConsentRecord,
  headOf,
  type LinkPage,
  LinkPageHeader,
  secretPageHeaders,
  secretPageMeta,
} from './signup-pages.tsx';

/** In the query after somebody has come back to the list. */
const UNDONE = 'undone';

export const headers = secretPageHeaders;

export const handle = { signup: 'own' };

export const meta = secretPageMeta;

/**
 * The page of the private link in every email of a list, `/u/` or `/waitlist/leave/`. The button, or
 * the post of an email app (unsubscribe.api.ts), leaves the list.
 */
export async function loader({ request, params, context }: Route.LoaderArgs) {
  const facts = getAppContext(context).facts();
  const { db, now } = getAppContext(context);
  const { pathname, searchParams } = new URL(request.url);
  const found = await findByManageToken(facts, db, params.token);
  if (!found) {
    const kind = pathname.startsWith('/waitlist') ? 'waitlist' : 'newsletter';
    const { head, unknown } = signupPagesOf(facts, kind).leavePage;
    return data(
      {
        head: headOf(head, unknown),
        page: { ...unknown, text: fillTokens(facts, unknown.text) } as LinkPage,
        record: [],
      },
      404,
    );
  }
  const { signup, list } = found;
  const words: ListPagesWords['leavePage'] = signupPagesOf(facts, list.kind).leavePage;
  const isUndone = searchParams.has(UNDONE);
  const shown = describeLeaving(words, signup, isUndone, canUndoLeaving(signup, now()));
  const page = { ...shown, text: fillItem(list, shown.text) };
  const isAsking = shown.text === words.text;
  return data({
    head: isAsking ? words.head : headOf(words.head, page),
    page,
    record: signup.confirmed_at === null ? [] : await readConsentRecord(db, signup.id),
  });
}

function describeLeaving(
  words: ListPagesWords['leavePage'],
  { status, confirmed_at }: Signup,
  isUndone: boolean,
  canUndo: boolean,
): LinkPage {
  const { notMe, done, undo, undone, told = words } = words;
  if (status === 'left') {
    // Who never confirmed has left all our lists, the others only this one.
    if (confirmed_at === null) return { ...notMe.done, link: done.link };
    if (!undo || !canUndo) return done;
    return { ...done, act: { label: undo, intent: 'undo', variant: 'quiet' } };
  }
  const member = status === 'notified' ? told : words;
  const asked = confirmed_at === null ? notMe : member;
  const { title, text } = isUndone && undone ? undone : asked;
  return { title, text, act: { label: asked.button, intent: 'leave' } };
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const app = getAppContext(context);
  const facts = app.facts();
  const info = getRequestInfo(context);
  const { values } = await readFormPost(request);
  const { signup } = (await findByManageToken(facts, app.db, params.token)) ?? {};
  const { pathname } = new URL(request.url);
  if (signup && values.intent === 'leave') {
    await leaveList(app, signup, { method: 'page', ip: info.ip });
  }
  if (signup && values.intent === 'undo' && (await undoLeaving(app, info, signup))) {
    return redirect(`${pathname}?${UNDONE}`, 303);
  }
  return redirect(pathname, 303);
}

export default function LeavePage({ loaderData: { page, record } }: Route.ComponentProps) {
  return (
    <>
      <LinkPageHeader page={page} />
      {record.length > 0 && <ConsentRecord lines={record} />}
    </>
  );
}
