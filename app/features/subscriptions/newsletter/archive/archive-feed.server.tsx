import { renderToStaticMarkup } from 'react-dom/server';
import { company } from '#app/facts/company.ts';
import { escapeXml } from '#app/platform/format/escape-xml.ts';
import { readMarkdown } from '#app/platform/markdown/markdown.server.ts';
import { MarkdownView } from '#app/platform/markdown/markdown-view.tsx';
import { ARCHIVE_PATH, archiveFeed, archiveWords } from './archive.content.ts';
import type { PublicIssue } from './public-issue.ts';

/** The issues as Atom 1.0 (RFC 4287), with their whole text, newest first. */
export function issuesFeed(issues: readonly PublicIssue[], siteUrl: string): string {
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
