import * as v from 'valibot';
import { fieldErrors } from '#app/platform/forms/field-errors.ts';
import { formError, readFilledInMs, readFormPost } from '#app/platform/forms/form-post.server.ts';
import { pageMeta } from '#app/platform/seo/page-meta.ts';
import { siteUrlOf } from '#app/platform/seo/site-url.ts';
import { Alert } from '#app/ui/alert.tsx';
import { PageHeader } from '#app/ui/page-header.tsx';
import { answerSignupPost } from '../signup-post.server.ts';
import type { Route } from './+types/newsletter.route.ts';
import { newsletter } from './newsletter.content.ts';
import { SubscribeForm } from './newsletter.form.tsx';
import { subscribeCallSchema } from './newsletter.schema.ts';
import { subscribe } from './newsletter.server.ts';
import { reasons } from './newsletter-form.content.ts';

const words = newsletter.page;

export function meta({ matches }: Route.MetaArgs) {
  const siteUrl = siteUrlOf(matches);
  return pageMeta(siteUrl, words.head, '/newsletter');
}

/** Takes the plain post of every newsletter form of the site. */
export async function action({ request, context }: Route.ActionArgs) {
  const post = await readFormPost(request);
  const filledInMs = readFilledInMs(post.values);
  const parsed = v.safeParse(subscribeCallSchema, { ...post.values, filledInMs });
  if (!parsed.success) {
    const errors = fieldErrors(parsed.issues);
    return formError(post, { kind: 'invalid', ...newsletter.toasts.invalid, errors });
  }
  const call = parsed.output;
  return answerSignupPost(
    context,
    post,
    { words: newsletter, reasons, checkPage: '/newsletter/check' },
    { email: call.email },
    (app, info, key) => subscribe(app, info, call, key),
  );
}

export default function NewsletterPage({ actionData: result }: Route.ComponentProps) {
  return (
    <>
      <PageHeader title={words.title} lead={words.text} />
      <section className="wrap pb-16">
        <div className="measure grid gap-4">
          {result && (
            <Alert tone="bad" title={result.title} role="alert">
              <p>{result.description}</p>
            </Alert>
          )}
          <SubscribeForm placement="page" label={newsletter.form.submit} result={result} />
        </div>
      </section>
    </>
  );
}
