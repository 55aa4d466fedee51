import { escapeXml } from '../format/escape-xml.ts';

/** One text of a feed. Times are ISO-8601. */
export type FeedEntry = {
  url: string;
  title: string;
  summary: string;
  published: string;
  updated: string;
  html: string;
  /** If it isn't the feed's own. */
  author?: string;
  category?: string;
};

/** A feed as Atom 1.0 (RFC 4287), with the whole text of each entry. */
export function atomFeed(
  feed: {
    title: string;
    subtitle: string;
    /** The page that lists the entries. */
    page: string;
    self: string;
    author: string;
  },
  entries: readonly FeedEntry[],
): string {
  const home = escapeXml(feed.page);
  const texts = entries.map(({ author, category, ...entry }) => {
    const named = author ? `\n<author><name>${escapeXml(author)}</name></author>` : '';
    const filed = category ? `\n<category term="${escapeXml(category)}"/>` : '';
    return `<entry>
<title>${escapeXml(entry.title)}</title>
<link href="${escapeXml(entry.url)}"/>
<id>${escapeXml(entry.url)}</id>
<published>${entry.published}</published>
<updated>${entry.updated}</updated>${named}${filed}
<summary>${escapeXml(entry.summary)}</summary>
<content type="html">${escapeXml(entry.html)}</content>
</entry>`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en-CA">
<title>${escapeXml(feed.title)}</title>
<subtitle>${escapeXml(feed.subtitle)}</subtitle>
<id>${home}</id>
<link href="${home}"/>
<link rel="self" type="application/atom+xml" href="${escapeXml(feed.self)}"/>
<updated>${lastChange(entries)}</updated>
<author><name>${escapeXml(feed.author)}</name></author>
${texts.join('\n')}
</feed>
`;
}

/** When an entry changed last. */
export function lastChange(entries: readonly FeedEntry[]): string {
  return entries.reduce((last, { updated }) => (updated > last ? updated : last), '');
}

/** Feed readers show the text elsewhere, so the site's own links need absolute URLs. */
export function withAbsoluteLinks(html: string, siteUrl: string): string {
  return html.replaceAll(/(href|src)="\//g, `$1="${siteUrl}/`);
}
