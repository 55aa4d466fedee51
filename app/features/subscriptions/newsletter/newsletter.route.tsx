import { fieldsAsPosted, formAction } from '#app/platform/forms/form-action.server.ts';
import { pageMeta } from '#app/platform/seo/page-meta.ts';
import { siteUrlOf } from '#app/platform/seo/site-url.ts';
import { Alert } from '#app/ui/alert.tsx';
import { PageHeader } from '#app/ui/page-header.tsx';
import type { Route } from './+types/newsletter.route.ts';
import { newsletter } from './newsletter.content.ts';
import { SubscribeForm } from './newsletter.form.tsx';
import { subscribeForm } from './newsletter.server.ts';

const words = newsletter.page;

export function meta({ matches }: Route.MetaArgs) {
  const siteUrl = siteUrlOf(matches);
  return pageMeta(siteUrl, words.head, '/newsletter');
}

/** Receives the posts of all newsletter forms without scripts. */
export const action = formAction(subscribeForm, {
  schema: fieldsAsPosted,
  toPayload: (fields) => fields,
});

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
