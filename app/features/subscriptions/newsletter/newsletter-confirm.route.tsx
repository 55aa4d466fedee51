import { data, redirect } from 'react-router';
import { getAppContext, getRequestInfo } from '#app/platform/app-context.server.ts';
import { pageMeta } from '#app/platform/seo/page-meta.ts';
import { siteUrlOf } from '#app/platform/seo/site-url.ts';
import { PageHeader } from '#app/ui/page-header.tsx';
import { confirmByLink, readLink } from '../signup-confirm.server.ts';
import { headWithOutcome, OutcomePage, PressToAct, secretPageHeaders } from '../signup-pages.tsx';
import type { Route } from './+types/newsletter-confirm.route.ts';
import { newsletter } from './newsletter.content.ts';
import { newsletterListOf } from './newsletter.server.ts';

const words = newsletter.confirmPage;

export const headers = secretPageHeaders;

export const handle = { signup: 'own' };

export function meta({ matches, loaderData }: Route.MetaArgs) {
  const siteUrl = siteUrlOf(matches);
  const head = headWithOutcome(words.head, loaderData && outcomeOf(loaderData.state));
  return pageMeta(siteUrl, head, undefined);
}

/** Changes nothing, because email scanners open every link. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const { state } = await readLink(getAppContext(context), newsletterListOf, params.token);
  return data({ state }, { status: state === 'unknown' ? 404 : 200 });
}

export async function action({ params, context }: Route.ActionArgs) {
  const info = getRequestInfo(context);
  await confirmByLink(getAppContext(context), info, newsletterListOf, params.token);
  return redirect(`/newsletter/confirm/${encodeURIComponent(params.token)}`, 303);
}

export default function NewsletterConfirmPage({ loaderData: { state } }: Route.ComponentProps) {
  const outcome = outcomeOf(state);
  if (outcome) return <OutcomePage words={outcome} />;
  const act = <PressToAct label={words.button} working={words.working} intent="confirm" />;
  return <PageHeader title={words.title} lead={words.text} actions={act} />;
}

function outcomeOf(state: Route.ComponentProps['loaderData']['state']) {
  if (state === 'open') return undefined;
  return state === 'done' ? words.done : words.expired;
}
