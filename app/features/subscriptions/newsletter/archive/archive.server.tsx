import { createHash } from 'node:crypto';
import { renderToStaticMarkup } from 'react-dom/server';
import type { SitePath } from '#app/content-types.ts';
import type { Facts } from '#app/facts/facts.ts';
import type { AppContext } from '#app/platform/app-context.server.ts';
import { escapeXml } from '#app/platform/format/escape-xml.ts';
import { slugOf } from '#app/platform/format/slug.ts';
import { readMarkdown } from '#app/platform/markdown/markdown.server.ts';
import { MarkdownView } from '#app/platform/markdown/markdown-view.tsx';
import { asSitePath } from '#app/ui/page-link.tsx';
import type { NewsletterIssue } from '#database/schema.ts';
import { listPublicIssues } from '../issues/issue.queries.server.ts';
import { newsletterArea } from '../issues/issue-sending.server.ts';
import { ARCHIVE_PATH, archiveFeedOf, archiveWords } from './archive.content.ts';

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

type ArchiveContext = Pick<AppContext, 'db' | 'settings' | 'config' | 'facts'>;

const MOST_ISSUES = 200;
const LONGEST_SLUG = 60;

/** The issues in the public archive, newest first; undefined if the owner has switched it off. */
export async function readArchive({
  db,
  settings,
}: ArchiveContext): Promise<PublicIssue[] | undefined> {
  const { archive } = await settings.get(newsletterArea);
  if (!archive) return undefined;
  const issues = await listPublicIssues(db, MOST_ISSUES);
  return issues.map((issue) => ({
    path: pathOf(issue),
    subject: issue.subject,
    preheader: issue.preheader,
    body: issue.body,
    sentAt: issue.started_at ?? issue.created_at,
  }));
}

/**
 * What the archive publishes at present: its pages, each with a version that changes with what it
 * shows, and its feed. Nothing while it is empty or switched off.
 */
export async function archiveFiles(app: ArchiveContext): Promise<{
  pages: { path: string; version: string }[];
  files: Record<string, string>;
}> {
  const facts = app.facts();
  const archiveFeed = archiveFeedOf(facts);
  const issues = await readArchive(app);
  if (!issues || issues.length === 0) return { pages: [], files: {} };
  const versionOf = (shown: unknown) =>
    createHash('sha256').update(JSON.stringify(shown)).digest('base64url');
  return {
    pages: [
      { path: ARCHIVE_PATH, version: versionOf(issues) },
      ...issues.map((issue) => ({ path: issue.path, version: versionOf(issue) })),
    ],
    files: { [archiveFeed.path.slice(1)]: issuesFeed(facts, issues, app.config.siteUrl) },
  };
}

/** A slug of the subject and the end of the id, which makes it unique. */
function pathOf({ id, subject }: NewsletterIssue): SitePath {
  const words = slugOf(subject, LONGEST_SLUG);
  const slug = [words, id.slice(-6).toLowerCase()].filter(Boolean).join('-');
  return asSitePath(`${ARCHIVE_PATH}/${slug}`);
}

/** The issues as Atom 1.0 (RFC 4287), with their whole text, newest first. */
function issuesFeed(facts: Facts, issues: readonly PublicIssue[], siteUrl: string): string {
  const { company } = facts;
  const archiveFeed = archiveFeedOf(facts);
  const home = escapeXml(siteUrl + ARCHIVE_PATH);
  const entries = issues.map(({ path, subject, preheader, body, sentAt }) => {
    const html = renderToStaticMarkup(<MarkdownView blocks={readMarkdown(body).blocks} />);
    // Feed readers show the text elsewhere, so our own links need absolute URLs.
    const text = html.replaceAll(/href="\//g, `href="${siteUrl}/`);
    return `<entry>
<title>${escapeXml(subject)}</title>
<link href="${escapeXml(siteUrl + path)}"/>
<id>${escapeXml(siteUrl + path)}</id>
<published>${sentAt}</published>
<updated>${sentAt}</updated>
<summary>${escapeXml(preheader)}</summary>
<content type="html">${escapeXml(text)}</content>
</entry>`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en-CA">
<title>${escapeXml(`${company.name}: ${archiveWords.newsletter}`)}</title>
<subtitle>${escapeXml(archiveWords.lead)}</subtitle>
<id>${home}</id>
<link href="${home}"/>
<link rel="self" type="${archiveFeed.type}" href="${escapeXml(siteUrl + archiveFeed.path)}"/>
<updated>${issues[0]?.sentAt}</updated>
<author><name>${escapeXml(company.name)}</name></author>
${entries.join('\n')}
</feed>
`;
}
