import { data, redirect } from 'react-router';
import { getAppContext, getRequestInfo } from '#app/platform/app-context.server.ts';
import { interpolate } from '#app/platform/format/interpolate.ts';
import { readFormPost } from '#app/platform/forms/form-post.server.ts';
import { pageMeta } from '#app/platform/seo/page-meta.ts';
import { siteUrlOf } from '#app/platform/seo/site-url.ts';
import { PageHeader } from '#app/ui/page-header.tsx';
import { AlsoConfirm, readAlsoConfirm } from '../also-confirm.tsx';
import { confirmByLink, readLink } from '../signup-confirm.server.ts';
import { headWithOutcome, OutcomePage, PressToAct, secretPageHeaders } from '../signup-pages.tsx';
import type { Route } from './+types/waitlist-confirm.route.ts';
import { waitlist } from './waitlist.content.ts';
import { itemInWords } from './waitlist-item-words.ts';
import { itemOf, waitlistListOf } from './waitlist-list.server.ts';

const words = waitlist.confirmPage;

export const headers = secretPageHeaders;

export function meta({ matches, loaderData }: Route.MetaArgs) {
  const siteUrl = siteUrlOf(matches);
  const head = headWithOutcome(words.head, loaderData && outcomeOf(loaderData));
  return pageMeta(siteUrl, head, undefined);
}

/** Changes nothing, because email scanners open every link. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const found = await readLink(getAppContext(context), waitlistListOf, params.token);
  const { state, signup, offered, note } = found;
  const { id, title } = signup ? itemOf(signup) : { id: '', title: '' };
  const item = itemInWords(id, title);
  return data({ state, item, offered, note }, { status: state === 'unknown' ? 404 : 200 });
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const { values } = await readFormPost(request);
  await confirmByLink(
    getAppContext(context),
    getRequestInfo(context),
    waitlistListOf,
    params.token,
    readAlsoConfirm(values),
  );
  return redirect(`/waitlist/confirm/${encodeURIComponent(params.token)}`, 303);
}

export default function WaitlistConfirmPage({ loaderData }: Route.ComponentProps) {
  const outcome = outcomeOf(loaderData);
  if (outcome) return <OutcomePage words={outcome} />;
  const { offered = [] } = loaderData;
  const act = (
    <PressToAct label={words.button} working={words.working} intent="confirm">
      {offered.length > 0 && <AlsoConfirm offered={offered} />}
    </PressToAct>
  );
  return (
    <PageHeader
      title={words.title}
      lead={interpolate(words.text, { item: loaderData.item })}
      actions={act}
    />
  );
}

function outcomeOf({ state, item, note }: Route.ComponentProps['loaderData']) {
  if (state === 'open') return undefined;
  if (state !== 'done') return words.expired;
  const text = interpolate(words.done.text, { item });
  return { ...words.done, text: note ? `${text} ${note}` : text };
}
