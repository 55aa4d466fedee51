import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { shownPosts } from '#app/facts/articles.ts';
import type { Facts } from '#app/facts/facts.ts';
import { currentAuthor } from '#app/facts/team.ts';
import { escapeXml } from '#app/platform/format/escape-xml.ts';
import { readMarkdown } from '#app/platform/markdown/markdown.server.ts';
import { MarkdownView } from '#app/platform/markdown/markdown-view.tsx';
import {
  atomFeed,
  type FeedEntry,
  lastChange,
  withAbsoluteLinks,
} from '#app/platform/seo/atom-feed.ts';
import { type ArticleElements, type FrontMatter, findShippedArticle } from './article.ts';
import { articleIndexes } from './article-indexes.ts';
import { articleWords, blogIndexOf, feedsOf } from './articles.content.ts';
import type { OwnArticle } from './own/own-article.ts';

type Post = Required<FeedEntry>;
type Words = Pick<
  OwnArticle,
  'path' | 'title' | 'description' | 'date' | 'updated' | 'author' | 'category'
>;

/**
 * The blog as RSS 2.0, Atom 1.0 and JSON Feed 1.1, with the whole text of each post, newest first.
 * `own` are the posts that the owner wrote.
 */
export function feedFiles(
  facts: Facts,
  siteUrl: string,
  own: readonly OwnArticle[],
): Record<string, string> {
  const posts = [
    ...shownPosts(facts).flatMap(({ path }) => {
      const article = findShippedArticle(facts, path);
      if (!article) return [];
      const { Content, frontMatter, body } = article;
      const author = bylineOf(facts, frontMatter);
      const text = body ? (
        <MarkdownView blocks={readMarkdown(body).blocks} />
      ) : (
        <Content components={elements} />
      );
      return postOf({ ...frontMatter, author, path }, text, siteUrl);
    }),
    ...own.map((article) => postOf(article, <MarkdownView blocks={article.blocks} />, siteUrl)),
  ].sort((one, other) => other.published.localeCompare(one.published));
  const [rss, atom, json] = feedsOf(facts);
  const feed = {
    title: `${facts.company.name}: ${blogIndexOf(facts).title}`,
    subtitle: blogIndexOf(facts).head.description,
    page: siteUrl + articleIndexes.post.href,
    author: facts.company.name,
  };
  return {
    [rss.path.slice(1)]: rssFeed({ ...feed, self: siteUrl + rss.path }, posts),
    [atom.path.slice(1)]: atomFeed({ ...feed, self: siteUrl + atom.path }, posts),
    [json.path.slice(1)]: jsonFeed({ ...feed, self: siteUrl + json.path }, posts),
  };
}

type Feed = Parameters<typeof atomFeed>[0];

/** Feed readers show nothing but the name, so the mark of a made-up author is part of it. */
function bylineOf(facts: Facts, { author, authorIsSample }: FrontMatter): string {
  const current = currentAuthor(facts, { author, authorRole: '', authorIsSample });
  if (!current.authorIsSample) return current.author;
  return `${current.author} (${articleWords.sampleAuthor.toLowerCase()})`;
}

function postOf(words: Words, text: ReactNode, siteUrl: string): Post {
  return {
    url: siteUrl + words.path,
    title: words.title,
    summary: words.description,
    published: atNoon(words.date),
    updated: atNoon(words.updated),
    author: words.author,
    category: words.category,
    html: withAbsoluteLinks(renderToStaticMarkup(text), siteUrl),
  };
}

/** Noon UTC is on that day in every Canadian zone. */
function atNoon(date: string): string {
  return `${date}T12:00:00.000Z`;
}

/** A feed reader has no styles: a chart is a list there, and what stands in the text stands once. */
const elements: ArticleElements = {
  h2: ({ children }) => <h2>{children}</h2>,
  a: ({ href, children }) => <a href={href}>{children}</a>,
  Table: ({ label, children }) => (
    <table>
      <caption>{label}</caption>
      {children}
    </table>
  ),
  Bars: ({ label, unit, rows }) => (
    <>
      <p>{label}</p>
      <ul>
        {rows.map(([name, value]) => (
          <li key={name}>
            {name}: {value} {unit}
          </li>
        ))}
      </ul>
    </>
  ),
  Pull: () => null,
};

function rssFeed(feed: Feed, posts: readonly Post[]): string {
  const items = posts.map(
    (post) => `<item>
<title>${escapeXml(post.title)}</title>
<link>${escapeXml(post.url)}</link>
<guid isPermaLink="true">${escapeXml(post.url)}</guid>
<pubDate>${new Date(post.published).toUTCString()}</pubDate>
<dc:creator>${escapeXml(post.author)}</dc:creator>
<category>${escapeXml(post.category)}</category>
<description>${escapeXml(post.summary)}</description>
<content:encoded>${escapeXml(post.html)}</content:encoded>
</item>`,
  );
  return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:dc="http://purl.org/dc/elements/1.1/">
<channel>
<title>${escapeXml(feed.title)}</title>
<link>${escapeXml(feed.page)}</link>
<description>${escapeXml(feed.subtitle)}</description>
<language>en-ca</language>
<lastBuildDate>${new Date(lastChange(posts)).toUTCString()}</lastBuildDate>
<atom:link href="${escapeXml(feed.self)}" rel="self" type="application/rss+xml"/>
${items.join('\n')}
</channel>
</rss>
`;
}

function jsonFeed(feed: Feed, posts: readonly Post[]): string {
  return JSON.stringify({
    version: 'https://jsonfeed.org/version/1.1',
    title: feed.title,
    home_page_url: feed.page,
    feed_url: feed.self,
    description: feed.subtitle,
    language: 'en-CA',
    items: posts.map((post) => ({
      id: post.url,
      url: post.url,
      title: post.title,
      summary: post.summary,
      content_html: post.html,
      date_published: post.published,
      date_modified: post.updated,
      authors: [{ name: post.author }],
      tags: [post.category],
    })),
  });
}
