import { data, redirect } from 'react-router';
import { getAppContext, getRequestInfo } from '#app/platform/app-context.server.ts';
import type { Route } from './+types/confirm.route.ts';
import { confirmByLink, readLink } from './signup-confirm.server.ts';
import { fillItem, kindOf, signupPagesOf } from './signup-lists.server.ts';
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
  const app = getAppContext(context);
  const { state, list } = await readLink(app, params.token);
  const words = signupPagesOf(app.facts(), list?.kind ?? kindOf(request)).confirmPage;
  const { head, title, button, done, expired } = words;
  const shown = state === 'open' ? words : state === 'done' ? done : expired;
  const text = list ? fillItem(list, shown.text) : shown.text;
  if (shown === words) {
    const page: LinkPage = { title, text, act: { label: button, intent: 'confirm' } };
    return { head, page };
  }
  const page: LinkPage = { ...shown, text };
  return data({ head: headOf(head, page), page }, { status: list ? 200 : 404 });
}

export async function action({ request, params, context }: Route.ActionArgs) {
  await confirmByLink(getAppContext(context), getRequestInfo(context), params.token);
  return redirect(new URL(request.url).pathname, 303);
}

export default function ConfirmPage({ loaderData }: Route.ComponentProps) {
  return <LinkPageHeader page={loaderData.page} />;
}
