import { data, redirect } from 'react-router';
import { fillTokens } from '#app/facts/page-texts.ts';
import { getAppContext, getRequestInfo } from '#app/platform/app-context.server.ts';
import { readFormPost } from '#app/platform/forms/form-post.server.ts';
import type { Signup } from '#database/schema.ts';
import type { Route } from './+types/leave.route.ts';
import { fillItem, kindOf, signupPagesOf } from './signup-lists.server.ts';
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
  const app = getAppContext(context);
  const facts = app.facts();
  const found = await findByManageToken(app, params.token);
  const kind = found?.list.kind ?? kindOf(request);
  const words = signupPagesOf(facts, kind).leavePage;
  if (!found) {
    const { unknown } = words;
    const page: LinkPage = { ...unknown, text: fillTokens(facts, unknown.text) };
    return data({ head: headOf(words.head, unknown), page, record: [] }, 404);
  }
  const { signup, list } = found;
  const isUndone = new URL(request.url).searchParams.has(UNDONE);
  const shown = describeLeaving(words, signup, isUndone, canUndoLeaving(signup, app.now()));
  const page = { ...shown, text: fillItem(list, shown.text) };
  return data({
    head: shown.text === words.text ? words.head : headOf(words.head, page),
    page,
    record: signup.confirmed_at === null ? [] : await readConsentRecord(app.db, signup.id),
  });
}

function describeLeaving(
  words: ReturnType<typeof signupPagesOf>['leavePage'],
  { status, confirmed_at }: Signup,
  isUndone: boolean,
  canUndo: boolean,
): LinkPage {
  const { notMe, done } = words;
  if (status === 'left') {
    // Who never confirmed has left all our lists, the others only this one.
    if (confirmed_at === null) return { ...notMe.done, link: done.link };
    if (!('undo' in words) || !canUndo) return done;
    return { ...done, act: { label: words.undo, intent: 'undo', variant: 'quiet' } };
  }
  const member = status === 'notified' && 'told' in words ? words.told : words;
  const asked = confirmed_at === null ? notMe : member;
  const { title, text } = isUndone && 'undone' in words ? words.undone : asked;
  return { title, text, act: { label: asked.button, intent: 'leave' } };
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const app = getAppContext(context);
  const info = getRequestInfo(context);
  const { intent } = (await readFormPost(request)).values;
  const { signup } = (await findByManageToken(app, params.token)) ?? {};
  const isUndone = signup && intent === 'undo' && (await undoLeaving(app, info, signup));
  if (signup && intent === 'leave') await leaveList(app, signup, { method: 'page', ip: info.ip });
  return redirect(new URL(request.url).pathname + (isUndone ? `?${UNDONE}` : ''), 303);
}

export default function LeavePage({ loaderData: { page, record } }: Route.ComponentProps) {
  return (
    <>
      <LinkPageHeader page={page} />
      {record.length > 0 && <ConsentRecord lines={record} />}
    </>
  );
}
