import { data, redirect } from 'react-router';
import { getAppContext, getRequestInfo } from '#app/platform/app-context.server.ts';
import type { Route } from './+types/confirm.route.ts';
import { confirmByLink, readLink } from './signup-confirm.server.ts';
import { fillItem, newsletterList, signupPagesOf } from './signup-lists.server.ts';
import {
  headOf,
  type LinkPage,
  LinkPageHeader,
  secretPageHeaders,
  secretPageMeta,
} from './signup-pages.tsx';

export const headers = secretPageHeaders;

export const handle = { signup: 'own' };

export const meta = secretPageMeta;

/** The page of the link in a confirmation email, for `/newsletter/confirm/` and `/waitlist/confirm/`. */
export async function loader({ request, params, context }: Route.LoaderArgs) {
  const facts = getAppContext(context).facts();
  const { state, list = newsletterList } = await readLink(
    facts,
    getAppContext(context),
    params.token,
  );
  const isUnknownPlace =
    state === 'unknown' && new URL(request.url).pathname.startsWith('/waitlist');
  const words = signupPagesOf(facts, isUnknownPlace ? 'waitlist' : list.kind).confirmPage;
  const { head, button, done, expired } = words;
  const act = { label: button, intent: 'confirm' };
  const shown = { open: words, done, expired, unknown: expired }[state];
  const page: LinkPage = {
    title: shown.title,
    text: isUnknownPlace ? shown.text : fillItem(list, shown.text),
    ...('link' in shown ? { link: shown.link } : { act }),
  };
  const shownHead = state === 'open' ? head : headOf(head, page);
  return data({ head: shownHead, page }, { status: state === 'unknown' ? 404 : 200 });
}

export async function action({ request, params, context }: Route.ActionArgs) {
  await confirmByLink(getAppContext(context), getRequestInfo(context), params.token);
  return redirect(new URL(request.url).pathname, 303);
}

export default function ConfirmPage({ loaderData }: Route.ComponentProps) {
  return <LinkPageHeader page={loaderData.page} />;
}
