import { data, redirect } from 'react-router';
import { getAppContext, getRequestInfo } from '#app/platform/app-context.server.ts';
import { interpolate } from '#app/platform/format/interpolate.ts';
import { pageMeta } from '#app/platform/seo/page-meta.ts';
import { siteUrlOf } from '#app/platform/seo/site-url.ts';
import { PageHeader } from '#app/ui/page-header.tsx';
import { readConsentRecord } from '../consent-record.server.ts';
import { ConsentRecord } from '../consent-record.tsx';
import { findByManageToken, leaveList } from '../signup-manage.server.ts';
import { headWithOutcome, OutcomePage, PressToAct, secretPageHeaders } from '../signup-pages.tsx';
import type { Route } from './+types/waitlist-leave.route.ts';
import { waitlist } from './waitlist.content.ts';
import { itemInWords } from './waitlist-item-words.ts';
import { itemOf, waitlistListOf } from './waitlist-list.server.ts';

const words = waitlist.leavePage;

export const headers = secretPageHeaders;

export function meta({ matches, loaderData }: Route.MetaArgs) {
  const siteUrl = siteUrlOf(matches);
  return pageMeta(siteUrl, headWithOutcome(words.head, outcomeOf(loaderData)), undefined);
}

/** What the page shows instead of the question to a member of the list. */
function outcomeOf(shown: Route.ComponentProps['loaderData'] | undefined) {
  if (!shown) return words.unknown;
  if (shown.hasLeft) return afterLeaving(shown);
  if (shown.isConfirmed && !shown.wasTold) return undefined;
  const { title, text } = shown.isConfirmed ? words.told : words.notMe;
  return { title, text: interpolate(text, { item: shown.item }) };
}

/** Who never confirmed has left all our lists, the others only this one. */
function afterLeaving({ isConfirmed, item }: { isConfirmed: boolean; item: string }) {
  const { title, text } = isConfirmed ? words.done : words.notMe.done;
  return { title, text: interpolate(text, { item }), link: words.done.link };
}

/** Changes nothing: only the button leaves the list. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const { db } = getAppContext(context);
  const signup = await findByManageToken(db, params.token);
  if (!signup || !waitlistListOf(signup)) return data(null, { status: 404 });
  const item = itemOf(signup);
  return data({
    hasLeft: signup.status === 'left',
    wasTold: signup.status === 'notified',
    isConfirmed: signup.confirmed_at !== null,
    item: itemInWords(item.id, item.title),
    record: await readConsentRecord(db, signup.id),
  });
}

export async function action({ params, context }: Route.ActionArgs) {
  const app = getAppContext(context);
  const signup = await findByManageToken(app.db, params.token);
  const list = signup && waitlistListOf(signup);
  if (list) await leaveList(app, getRequestInfo(context), list, signup, 'page');
  return redirect(`/waitlist/leave/${encodeURIComponent(params.token)}`, 303);
}

export default function WaitlistLeavePage({ loaderData }: Route.ComponentProps) {
  if (!loaderData) return <OutcomePage words={words.unknown} />;
  const { hasLeft, wasTold, isConfirmed, item, record } = loaderData;
  const member = wasTold ? words.told : words;
  const { title, text, button } = isConfirmed ? member : words.notMe;
  const act = <PressToAct label={button} working={words.working} intent="leave" />;
  return (
    <>
      {hasLeft ? (
        <OutcomePage words={afterLeaving(loaderData)} />
      ) : (
        <PageHeader title={title} lead={interpolate(text, { item })} actions={act} />
      )}
      {isConfirmed && <ConsentRecord lines={record} />}
    </>
  );
}
