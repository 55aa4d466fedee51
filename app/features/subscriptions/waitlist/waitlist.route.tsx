import { data } from 'react-router';
import * as v from 'valibot';
import { interpolate } from '#app/platform/format/interpolate.ts';
import { fieldErrors } from '#app/platform/forms/field-errors.ts';
import { formError, readFilledInMs, readFormPost } from '#app/platform/forms/form-post.server.ts';
import { pageMeta } from '#app/platform/seo/page-meta.ts';
import { siteUrlOf } from '#app/platform/seo/site-url.ts';
import { Alert } from '#app/ui/alert.tsx';
import { PageHeader } from '#app/ui/page-header.tsx';
import { SubscribeForm } from '../newsletter/newsletter.form.tsx';
import { answerSignupPost } from '../signup-post.server.ts';
import type { Route } from './+types/waitlist.route.ts';
import { reasons, waitlist } from './waitlist.content.ts';
import { WaitlistForm } from './waitlist.form.tsx';
import { joinCallSchema } from './waitlist.schema.ts';
import { joinWaitlist } from './waitlist.server.ts';
import { findWaitlistItem } from './waitlist-items.server.ts';

const words = waitlist.page;

export function meta({ matches }: Route.MetaArgs) {
  const siteUrl = siteUrlOf(matches);
  return pageMeta(siteUrl, words.head, '/waitlist');
}

/** `?item=course:ai-tools-quick-start`; an item that nobody can wait for is offered the newsletter. */
export function loader({ request }: Route.LoaderArgs) {
  const item = findWaitlistItem(new URL(request.url).searchParams.get('item') ?? '');
  return data({ item }, { status: item ? 200 : 404 });
}

/** Takes the plain post of every waitlist form of the site. */
export async function action({ request, context }: Route.ActionArgs) {
  const post = await readFormPost(request);
  const filledInMs = readFilledInMs(post.values);
  const parsed = v.safeParse(joinCallSchema, { ...post.values, filledInMs });
  const item = findWaitlistItem(post.values.item ?? '');
  if (!parsed.success || !item) {
    const errors = parsed.success ? {} : fieldErrors(parsed.issues);
    const toast = item
      ? waitlist.toasts.invalid
      : { ...waitlist.toasts.failed, description: waitlist.unknownItem };
    return formError(post, { kind: 'invalid', ...toast, errors });
  }
  const call = parsed.output;
  return answerSignupPost(
    context,
    post,
    { words: waitlist, reasons, checkPage: '/waitlist/check' },
    { email: call.email, item: item.id },
    (app, info, key) => joinWaitlist(app, info, item, call, key),
  );
}

export default function WaitlistPage({ loaderData, actionData: result }: Route.ComponentProps) {
  const item = loaderData.item;
  return (
    <>
      <PageHeader
        title={words.title}
        lead={item ? interpolate(words.text, { item: item.title }) : words.unknown}
      />
      <section className="wrap pb-16">
        <div className="measure grid gap-4">
          {result && (
            <Alert tone="bad" title={result.title} role="alert">
              <p>{result.description}</p>
            </Alert>
          )}
          {item ? (
            <WaitlistForm item={item.id} title={item.title} result={result} />
          ) : (
            <SubscribeForm placement="waitlist" />
          )}
        </div>
      </section>
    </>
  );
}
