import { data, redirect } from 'react-router';
import { getAppContext, getRequestInfo } from '#app/platform/app-context.server.ts';
import { readFormPost } from '#app/platform/forms/form-post.server.ts';
import { pageMeta } from '#app/platform/seo/page-meta.ts';
import { siteUrlOf } from '#app/platform/seo/site-url.ts';
import type { Signup } from '#database/schema.ts';
import type { Route } from './+types/leave.route.ts';
import type { ListPagesWords } from './signup.content.ts';
import { fillItem, listOf, signupWords } from './signup-lists.server.ts';
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
  NO_HEAD,
  secretPageHeaders,
} from './signup-pages.tsx';

/** In the query after somebody has come back to the list. */
const UNDONE = 'undone';

export const headers = secretPageHeaders;

export const handle = { signup: 'own' };

export function meta({ matches, loaderData }: Route.MetaArgs) {
  return pageMeta(siteUrlOf(matches), loaderData?.head ?? NO_HEAD, undefined);
}

/**
 * The page of the private link in every email of a list, `/u/` or `/waitlist/leave/`. The button, or
 * the post of an email app (unsubscribe.api.ts), leaves the list.
 */
export async function loader({ request, params, context }: Route.LoaderArgs) {
  const { db, now } = getAppContext(context);
  const { pathname, searchParams } = new URL(request.url);
  const signup = await findByManageToken(db, params.token);
  const list = signup && listOf(signup);
  if (!list) {
    const { head, unknown } =
      signupWords[pathname.startsWith('/waitlist') ? 'waitlist' : 'newsletter'].leavePage;
    return data({ head: headOf(head, unknown), page: unknown as LinkPage, record: [] }, 404);
  }
  const words: ListPagesWords['leavePage'] = signupWords[list.kind].leavePage;
  const isUndone = searchParams.has(UNDONE);
  const shown = describeLeaving(words, signup, {
    isUndone,
    canUndo: canUndoLeaving(signup, now()),
  });
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
  signup: Signup,
  { isUndone, canUndo }: { isUndone: boolean; canUndo: boolean },
): LinkPage {
  const wasConfirmed = signup.confirmed_at !== null;
  if (signup.status === 'left') {
    // Who never confirmed has left all our lists, the others only this one.
    if (!wasConfirmed) return { ...words.notMe.done, link: words.done.link };
    const undo = words.undo && canUndo ? words.undo : undefined;
    return {
      ...words.done,
      act: undo ? { label: undo, intent: 'undo', variant: 'quiet' } : undefined,
    };
  }
  const asked = !wasConfirmed
    ? words.notMe
    : signup.status === 'notified'
      ? (words.told ?? words)
      : words;
  const { title, text } = isUndone && words.undone ? words.undone : asked;
  return { title, text, act: { label: asked.button, intent: 'leave' } };
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const app = getAppContext(context);
  const info = getRequestInfo(context);
  const { values } = await readFormPost(request);
  const signup = await findByManageToken(app.db, params.token);
  const list = signup && listOf(signup);
  const { pathname } = new URL(request.url);
  if (list && values.intent === 'leave') await leaveList(app, info, list, signup, 'page');
  if (list && values.intent === 'undo' && (await undoLeaving(app, info, list, signup))) {
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
