import { data } from 'react-router';
import { Drawing } from '#app/drawings/drawing.tsx';
import { useFacts } from '#app/facts/use-facts.ts';
import { getAppContext } from '#app/platform/app-context.server.ts';
import { interpolate } from '#app/platform/format/interpolate.ts';
import { fieldsAsPosted, formAction } from '#app/platform/forms/form-action.server.ts';
import { pageMeta } from '#app/platform/seo/page-meta.ts';
import { factsOf, siteUrlOf } from '#app/platform/seo/site-url.ts';
import { PageHeader } from '#app/ui/page-header.tsx';
import { SubscribeForm, WaitlistForm } from '../list-forms.tsx';
import { waitlistForm } from '../signup-forms.server.ts';
import { headOf } from '../signup-pages.tsx';
import type { Route } from './+types/waitlist.route.ts';
import { itemInWords, waitlistPagesOf } from './waitlist.content.ts';
import { findOpenItem } from './waitlist-items.server.ts';

/** The footer doesn't ask for a second subscription. */
export const handle = { signup: 'own' };

export function meta({ matches, loaderData }: Route.MetaArgs) {
  const facts = factsOf(matches);
  const siteUrl = siteUrlOf(matches);
  const words = waitlistPagesOf(facts).page;
  const head = loaderData?.item ? words.head : headOf(words.head, words.unknown);
  return pageMeta(facts, siteUrl, head, undefined);
}

/** `?item=course:ai-tools-quick-start`. For an unknown item the page offers the newsletter. */
export function loader({ request, context }: Route.LoaderArgs) {
  const facts = getAppContext(context).facts();
  const item = findOpenItem(facts, new URL(request.url).searchParams.get('item') ?? '');
  return data({ item }, { status: item ? 200 : 404 });
}

/** Receives the posts of all waitlist forms without scripts. */
export const action = formAction(waitlistForm, {
  schema: fieldsAsPosted,
  toPayload: (fields) => fields,
});

export default function WaitlistPage({ loaderData, actionData: result }: Route.ComponentProps) {
  const item = loaderData.item;
  const words = waitlistPagesOf(useFacts()).page;
  return (
    <>
      <PageHeader
        title={item ? words.title : words.unknown.title}
        lead={
          item
            ? interpolate(words.text, { item: itemInWords(item.id, item.title) })
            : words.unknown.text
        }
        picture={<Drawing name="mail-on-its-way" />}
        pictureOn="wide"
      />
      <div className="wrap pb-16">
        <div className="measure grid gap-4">
          {item ? (
            <WaitlistForm item={item.id} title={item.title} result={result} />
          ) : (
            <SubscribeForm placement="waitlist" />
          )}
        </div>
      </div>
    </>
  );
}
