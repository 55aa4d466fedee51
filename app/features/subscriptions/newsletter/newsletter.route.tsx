import { Drawing } from '#app/drawings/drawing.tsx';
import { useFacts } from '#app/facts/use-facts.ts';
import { getAppContext } from '#app/platform/app-context.server.ts';
import { fieldsAsPosted, formAction } from '#app/platform/forms/form-action.server.ts';
import { pageMeta } from '#app/platform/seo/page-meta.ts';
import { factsOf, siteUrlOf } from '#app/platform/seo/site-url.ts';
import { PageHeader } from '#app/ui/page-header.tsx';
import { PageLink } from '#app/ui/page-link.tsx';
import { SubscribeForm } from '../list-forms.tsx';
import { subscribeForm } from '../signup-forms.server.ts';
import type { Route } from './+types/newsletter.route.ts';
import { ARCHIVE_PATH, archiveWordsOf } from './archive/archive.content.ts';
import { readArchive } from './archive/archive.server.tsx';
import { newsletterPagesOf } from './newsletter.content.ts';

export const handle = { signup: 'own' };

export function meta({ matches }: Route.MetaArgs) {
  const facts = factsOf(matches);
  const siteUrl = siteUrlOf(matches);
  return pageMeta(facts, siteUrl, newsletterPagesOf(facts).page.head, '/newsletter');
}

/** Whether there are past issues to read. The form works without knowing it. */
export async function loader({ context }: Route.LoaderArgs) {
  const issues = await readArchive(getAppContext(context)).catch(() => undefined);
  return { hasArchive: Boolean(issues?.length) };
}

/** Receives the posts of all newsletter forms without scripts. */
export const action = formAction(subscribeForm, {
  schema: fieldsAsPosted,
  toPayload: (fields) => fields,
});

export default function NewsletterPage({ loaderData, actionData: result }: Route.ComponentProps) {
  const facts = useFacts();
  const words = newsletterPagesOf(facts).page;
  return (
    <>
      <PageHeader
        title={words.title}
        lead={words.text}
        picture={<Drawing name="mail-on-its-way" />}
        pictureOn="wide"
      />
      <div className="wrap pb-16">
        <div className="measure grid gap-4">
          <SubscribeForm placement="page" result={result} />
          {loaderData.hasArchive && (
            <p>
              <PageLink to={ARCHIVE_PATH}>{archiveWordsOf(facts).readPast}</PageLink>
            </p>
          )}
        </div>
      </div>
    </>
  );
}
