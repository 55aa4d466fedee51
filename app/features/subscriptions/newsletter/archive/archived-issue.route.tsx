import { data } from 'react-router';
import { useFacts } from '#app/facts/use-facts.ts';
import { getAppContext } from '#app/platform/app-context.server.ts';
import { interpolate } from '#app/platform/format/interpolate.ts';
import { readMarkdown } from '#app/platform/markdown/markdown.server.ts';
import { MarkdownView } from '#app/platform/markdown/markdown-view.tsx';
import { pageMeta } from '#app/platform/seo/page-meta.ts';
import { factsOf, siteUrlOf } from '#app/platform/seo/site-url.ts';
import { PageHeader } from '#app/ui/page-header.tsx';
import { PageLink } from '#app/ui/page-link.tsx';
import { Prose } from '#app/ui/prose.tsx';
import type { Route } from './+types/archived-issue.route.ts';
import { ARCHIVE_PATH, archiveWordsOf, feedLink, sentOn } from './archive.content.ts';
import { readArchive } from './archive.server.tsx';

export async function loader({ params, context }: Route.LoaderArgs) {
  const issues = await readArchive(getAppContext(context));
  const issue = issues?.find(({ path }) => path === `${ARCHIVE_PATH}/${params.slug}`);
  if (!issue) throw data(null, 404);
  const { body, ...shown } = issue;
  // An issue that starts from an article has its first sentence in both.
  const lead = body.trimStart().startsWith(shown.preheader) ? '' : shown.preheader;
  return { ...shown, lead, blocks: readMarkdown(body).blocks };
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  const facts = factsOf(matches);
  const { company } = facts;
  const words = archiveWordsOf(facts);
  if (!loaderData) return pageMeta(facts, siteUrlOf(matches), words.head, undefined);
  const { subject, preheader, path } = loaderData;
  const head = {
    ...words.head,
    title: `${subject} | ${company.name}`,
    description: preheader || words.head.description,
  };
  return [...pageMeta(facts, siteUrlOf(matches), head, path), feedLink(facts)];
}

export default function ArchivedIssuePage({ loaderData }: Route.ComponentProps) {
  const words = archiveWordsOf(useFacts());
  const { subject, lead, sentAt, blocks } = loaderData;
  return (
    <>
      <PageHeader
        title={subject}
        lead={lead}
        eyebrow={<PageLink to={ARCHIVE_PATH}>{words.title}</PageLink>}
      />
      <article className="wrap pb-16">
        <p className="mb-6 text-muted">
          <time dateTime={sentAt}>{interpolate(words.sent, { date: sentOn(sentAt) })}</time>
        </p>
        <Prose>
          <MarkdownView blocks={blocks} />
        </Prose>
        <p className="mt-8">
          <PageLink to="/newsletter">{words.subscribe}</PageLink>
        </p>
      </article>
    </>
  );
}
