import { data, redirect } from 'react-router';
import { getAppContext, getRequestInfo } from '#app/platform/app-context.server.ts';
import { readFormPost } from '#app/platform/forms/form-post.server.ts';
import { pageMeta } from '#app/platform/seo/page-meta.ts';
import { siteUrlOf } from '#app/platform/seo/site-url.ts';
import { PageHeader } from '#app/ui/page-header.tsx';
import { AlsoConfirm, readAlsoConfirm } from '../also-confirm.tsx';
import { confirmByLink, readLink } from '../signup-confirm.server.ts';
import { headWithOutcome, OutcomePage, PressToAct, secretPageHeaders } from '../signup-pages.tsx';
import type { Route } from './+types/newsletter-confirm.route.ts';
import { newsletter } from './newsletter.content.ts';
import { newsletterListOf } from './newsletter-list.server.ts';

const words = newsletter.confirmPage;

export const headers = secretPageHeaders;

export const handle = { signup: 'own' };

export function meta({ matches, loaderData }: Route.MetaArgs) {
  const siteUrl = siteUrlOf(matches);
  const head = headWithOutcome(words.head, loaderData && outcomeOf(loaderData));
  return pageMeta(siteUrl, head, undefined);
}

/** Changes nothing, because email scanners open every link. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const found = await readLink(getAppContext(context), newsletterListOf, params.token);
  const { state, offered, note } = found;
  return data({ state, offered, note }, { status: state === 'unknown' ? 404 : 200 });
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const { values } = await readFormPost(request);
  const info = getRequestInfo(context);
  const answer = readAlsoConfirm(values);
  await confirmByLink(getAppContext(context), info, newsletterListOf, params.token, answer);
  return redirect(`/newsletter/confirm/${encodeURIComponent(params.token)}`, 303);
}

export default function NewsletterConfirmPage({ loaderData }: Route.ComponentProps) {
  const outcome = outcomeOf(loaderData);
  if (outcome) return <OutcomePage words={outcome} />;
  const { offered = [] } = loaderData;
  const act = (
    <PressToAct label={words.button} working={words.working} intent="confirm">
      {offered.length > 0 && <AlsoConfirm offered={offered} />}
    </PressToAct>
  );
  return <PageHeader title={words.title} lead={words.text} actions={act} />;
}

function outcomeOf({ state, note }: Route.ComponentProps['loaderData']) {
  if (state === 'open') return undefined;
  if (state !== 'done') return words.expired;
  return note ? { ...words.done, text: `${words.done.text} ${note}` } : words.done;
}
