import { data, redirect } from 'react-router';
import { getAppContext, getRequestInfo } from '#app/platform/app-context.server.ts';
import { readFormPost } from '#app/platform/forms/form-post.server.ts';
import { pageMeta } from '#app/platform/seo/page-meta.ts';
import { siteUrlOf } from '#app/platform/seo/site-url.ts';
import { PageHeader } from '#app/ui/page-header.tsx';
import {
  canUndoLeaving,
  findByManageToken,
  leaveList,
  undoLeaving,
} from '../signup-manage.server.ts';
import { headWithOutcome, OutcomePage, PressToAct, secretPageHeaders } from '../signup-pages.tsx';
import { waitlistListOf } from '../waitlist/waitlist-list.server.ts';
import type { Route } from './+types/unsubscribe.route.ts';
import { newsletter } from './newsletter.content.ts';
import { newsletterListOf } from './newsletter-list.server.ts';

const words = newsletter.unsubscribePage;
/** In the query after somebody has come back to the list. */
const UNDONE = 'undone';

export const headers = secretPageHeaders;

export const handle = { signup: 'own' };

const outcomes = {
  unknown: words.unknown,
  left: words.done,
  blocked: words.notMe.done,
  'not-confirmed': words.notMe,
  member: undefined,
  undone: words.undone,
};

export function meta({ matches, loaderData }: Route.MetaArgs) {
  const siteUrl = siteUrlOf(matches);
  const outcome = loaderData && outcomes[loaderData.state];
  return pageMeta(siteUrl, headWithOutcome(words.head, outcome), undefined);
}

/** Changes nothing. The button, or the post of an email app (unsubscribe.api.ts), unsubscribes. */
export async function loader({ request, params, context }: Route.LoaderArgs) {
  const app = getAppContext(context);
  const signup = await findByManageToken(app.db, params.token);
  if (signup && waitlistListOf(signup))
    throw redirect(`/waitlist/leave/${encodeURIComponent(params.token)}`);
  if (!signup || !newsletterListOf(signup)) return data({ state: 'unknown' as const }, 404);
  const isMember = signup.confirmed_at !== null;
  const isUndone = new URL(request.url).searchParams.has(UNDONE);
  const member = isUndone ? 'undone' : 'member';
  const present = isMember ? member : 'not-confirmed';
  const state = signup.status !== 'left' ? present : isMember ? 'left' : 'blocked';
  return data({ state, canUndo: canUndoLeaving(signup, app.now()) } as const);
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const app = getAppContext(context);
  const info = getRequestInfo(context);
  const { values } = await readFormPost(request);
  const signup = await findByManageToken(app.db, params.token);
  const list = signup && newsletterListOf(signup);
  if (list && values.intent === 'leave') await leaveList(app, info, list, signup, 'page');
  if (list && values.intent === 'undo' && (await undoLeaving(app, info, list, signup))) {
    return redirect(`/u/${encodeURIComponent(params.token)}?${UNDONE}`, 303);
  }
  return redirect(`/u/${encodeURIComponent(params.token)}`, 303);
}

export default function UnsubscribePage({ loaderData }: Route.ComponentProps) {
  switch (loaderData.state) {
    case 'unknown':
      return <OutcomePage words={words.unknown} />;
    case 'blocked':
      return <OutcomePage words={words.notMe.done} />;
    case 'left':
      return (
        <OutcomePage words={words.done}>
          {loaderData.canUndo && (
            <PressToAct label={words.undo} working={words.undo} intent="undo" variant="quiet" />
          )}
        </OutcomePage>
      );
    case 'not-confirmed': {
      const { title, text, button } = words.notMe;
      const act = <PressToAct label={button} working={words.working} intent="leave" />;
      return <PageHeader title={title} lead={text} actions={act} />;
    }
    case 'member':
    case 'undone': {
      const act = <PressToAct label={words.button} working={words.working} intent="leave" />;
      const { title, text } = loaderData.state === 'undone' ? words.undone : words;
      return <PageHeader title={title} lead={text} actions={act} />;
    }
    default:
      return loaderData satisfies never;
  }
}
