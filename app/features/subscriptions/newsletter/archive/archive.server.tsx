import { createHash } from 'node:crypto';
import { renderToStaticMarkup } from 'react-dom/server';
import type { SitePath } from '#app/content-types.ts';
import type { Facts } from '#app/facts/facts.ts';
import type { AppContext } from '#app/platform/app-context.server.ts';
import { slugOf } from '#app/platform/format/slug.ts';
import { readMarkdown } from '#app/platform/markdown/markdown.server.ts';
import { MarkdownView } from '#app/platform/markdown/markdown-view.tsx';
import { atomFeed, withAbsoluteLinks } from '#app/platform/seo/atom-feed.ts';
import { asSitePath } from '#app/ui/page-link.tsx';
import { listPublicIssues } from '../issues/issue.queries.server.ts';
import { newsletterArea } from '../issues/issue-sending.server.ts';
import { ARCHIVE_PATH, archiveFeedOf, archiveWordsOf } from './archive.content.ts';

/** An issue in the public archive. */
export type PublicIssue = {
  path: SitePath;
  subject: string;
  preheader: string;
  /** Markdown. */
  body: string;
  /** When sending began, ISO-8601. */
  sentAt: string;
};

const MOST_ISSUES = 200;
const LONGEST_SLUG = 60;

/** The issues in the public archive, newest first; undefined if the owner has switched it off. */
export async function readArchive({
  db,
  settings,
}: AppContext): Promise<PublicIssue[] | undefined> {
  const { archive } = await settings.get(newsletterArea);
  if (!archive) return undefined;
  const issues = await listPublicIssues(db, MOST_ISSUES);
  return issues.map(({ id, subject, preheader, body, started_at, created_at }) => ({
    path: pathOf(id, subject),
    subject,
    preheader,
    body,
    sentAt: started_at ?? created_at,
  }));
}

/** What the archive publishes at present: its pages and its feed. Nothing while it is empty or switched off. */
export async function archiveFiles(app: AppContext) {
  const issues = (await readArchive(app)) ?? [];
  if (issues.length === 0) return { paths: [], version: '', files: () => ({}) };
  const facts = app.facts();
  return {
    paths: [ARCHIVE_PATH, ...issues.map(({ path }) => path)],
    version: createHash('sha256').update(JSON.stringify(issues)).digest('base64url'),
    files: () => ({
      [archiveFeedOf(facts).path.slice(1)]: issuesFeed(facts, issues, app.config.siteUrl),
    }),
  };
}

/** A slug of the subject and the end of the id, which makes it unique. */
function pathOf(id: string, subject: string): SitePath {
  const words = slugOf(subject, LONGEST_SLUG);
  const slug = [words, id.slice(-6).toLowerCase()].filter(Boolean).join('-');
  return asSitePath(`${ARCHIVE_PATH}/${slug}`);
}

/** The issues with their whole text, newest first. */
function issuesFeed(facts: Facts, issues: readonly PublicIssue[], siteUrl: string): string {
  const { name } = facts.company;
  const words = archiveWordsOf(facts);
  return atomFeed(
    {
      title: `${name}: ${words.newsletter}`,
      subtitle: words.lead,
      page: siteUrl + ARCHIVE_PATH,
      self: siteUrl + archiveFeedOf(facts).path,
      author: name,
    },
    issues.map((issue) => {
      const html = renderToStaticMarkup(<MarkdownView blocks={readMarkdown(issue.body).blocks} />);
      return {
        url: siteUrl + issue.path,
        title: issue.subject,
        summary: issue.preheader,
        published: issue.sentAt,
        updated: issue.sentAt,
        html: withAbsoluteLinks(html, siteUrl),
      };
    }),
  );
}
