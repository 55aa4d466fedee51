import { data } from 'react-router';
import { useFacts } from '#app/facts/use-facts.ts';
import { getAppContext } from '#app/platform/app-context.server.ts';
import { pageMeta } from '#app/platform/seo/page-meta.ts';
import { factsOf, siteUrlOf } from '#app/platform/seo/site-url.ts';
import { TextLink } from '#app/ui/external-link.tsx';
import { PageHeader } from '#app/ui/page-header.tsx';
import { PageLink } from '#app/ui/page-link.tsx';
import { Rows } from '#app/ui/rows.tsx';
import type { Route } from './+types/archive.route.ts';
import {
  ARCHIVE_PATH,
  archiveFeedOf,
  archiveWordsOf,
  feedLink,
  sentOn,
} from './archive.content.ts';
import { readArchive } from './archive.server.tsx';

export async function loader({ context }: Route.LoaderArgs) {
  const issues = await readArchive(getAppContext(context));
  if (!issues || issues.length === 0) throw data(null, 404);
  return { issues: issues.map(({ body: _, ...shown }) => shown) };
}

export function meta({ matches }: Route.MetaArgs) {
  const facts = factsOf(matches);
  const { head } = archiveWordsOf(facts);
  return [...pageMeta(facts, siteUrlOf(matches), head, ARCHIVE_PATH), feedLink(facts)];
}

export default function ArchivePage({ loaderData }: Route.ComponentProps) {
  const facts = useFacts();
  const words = archiveWordsOf(facts);
  const archiveFeed = archiveFeedOf(facts);
  return (
    <>
      <PageHeader
        title={words.title}
        lead={words.lead}
        actions={<PageLink to="/newsletter">{words.subscribe}</PageLink>}
      />
      <div className="wrap pb-16">
        <Rows
          level={2}
          rows={loaderData.issues.map(({ path, subject, preheader, sentAt }) => ({
            id: path,
            title: subject,
            href: path,
            text: preheader,
            meta: <time dateTime={sentAt}>{sentOn(sentAt)}</time>,
          }))}
        />
        <p className="mt-6">
          <TextLink href={archiveFeed.path} type={archiveFeed.type}>
            {words.feed}
          </TextLink>
        </p>
      </div>
    </>
  );
}
