import { createElement, type FunctionComponent, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Facts } from '#app/facts/facts.ts';
import { type Author, currentAuthor } from '#app/facts/team.ts';
import { articleWords, blogIndex, feedsOf } from '#app/features/articles/articles.content.ts';
import type { OwnArticle } from '#app/features/articles/own/own-article.ts';
import { escapeXml } from '#app/platform/format/escape-xml.ts';
import { MarkdownView } from '#app/platform/markdown/markdown-view.tsx';

type Article = {
  default: FunctionComponent<{ components?: object }>;
  frontMatter: Record<string, unknown>;
};

const articles = import.meta.glob<Article>('/content/blog/*.mdx', { eager: true });

type Post = {
  url: string;
  title: string;
  description: string;
  /** YYYY-MM-DD; the feeds use noon UTC, which is on that day in every Canadian zone. */
  date: string;
  updated: string;
  author: string;
  category: string;
  html: string;
};

/**
 * The blog as RSS 2.0, Atom 1.0 and JSON Feed 1.1, with the whole text of each post, newest first.
 */
export function feedFiles(
  facts: Facts,
  siteUrl: string,
  /** The posts that the owner wrote. */
  own: readonly OwnArticle[] = [],
): Record<string, string> {
  const feeds = feedsOf(facts);
  const builtIn = Object.entries(articles).map(([file, article]) =>
    readPost(facts, file, article, siteUrl),
  );
  const posts = [...builtIn, ...own.map((article) => postOf(article, siteUrl))].sort((a, b) =>
    b.date.localeCompare(a.date),
  );
  const [rss, atom, json] = feeds;
  return {
    [rss.path.slice(1)]: rssFeed(facts, posts, siteUrl),
    [atom.path.slice(1)]: atomFeed(facts, posts, siteUrl),
    [json.path.slice(1)]: jsonFeed(facts, posts, siteUrl),
  };
}

function readPost(facts: Facts, file: string, article: Article, siteUrl: string): Post {
  const { title, description, date, updated, author, category } = article.frontMatter as Record<
    string,
    string
  >;
  if (!title || !description || !date || !updated || !author || !category) {
    throw new Error(`${file}: a feed needs title, description, dates, author and category`);
  }
  const html = renderToStaticMarkup(createElement(article.default, { components: { Table } }));
  const slug = file.replace(/^.*\/|\.mdx$/g, '');
  const written = {
    author,
    authorRole: '',
    authorIsSample: article.frontMatter.authorIsSample === true,
  };
  return {
    url: `${siteUrl}/resources/blog/${slug}`,
    title,
    description,
    date,
    updated,
    author: bylineOf(currentAuthor(facts, written)),
    category,
    html: withAbsoluteLinks(html, siteUrl),
  };
}

/** Feed readers show nothing but the name, so the mark of a made-up author is part of it. */
function bylineOf({ author, authorIsSample }: Author): string {
  return authorIsSample ? `${author} (${articleWords.sampleAuthor.toLowerCase()})` : author;
}

function postOf({ path, blocks, ...article }: OwnArticle, siteUrl: string): Post {
  const html = renderToStaticMarkup(createElement(MarkdownView, { blocks }));
  return { ...article, url: siteUrl + path, html: withAbsoluteLinks(html, siteUrl) };
}

/** Feed readers show the text elsewhere, so our own links need absolute URLs. */
function withAbsoluteLinks(html: string, siteUrl: string): string {
  return html.replaceAll(/(href|src)="\//g, `$1="${siteUrl}/`);
}

function Table({ label, children }: { label: string; children?: ReactNode }) {
  return createElement('table', null, createElement('caption', null, label), children);
}

function rssFeed(facts: Facts, posts: readonly Post[], siteUrl: string): string {
  const { company } = facts;
  const feeds = feedsOf(facts);
  const [rss] = feeds;
  const items = posts.map(
    (post) => `<item>
<title>${escapeXml(post.title)}</title>
<link>${escapeXml(post.url)}</link>
<guid isPermaLink="true">${escapeXml(post.url)}</guid>
<pubDate>${atNoon(post.date).toUTCString()}</pubDate>
<dc:creator>${escapeXml(post.author)}</dc:creator>
<category>${escapeXml(post.category)}</category>
<description>${escapeXml(post.description)}</description>
<content:encoded>${escapeXml(post.html)}</content:encoded>
</item>`,
  );
  return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:dc="http://purl.org/dc/elements/1.1/">
<channel>
<title>${escapeXml(`${company.name}: ${blogIndex.title}`)}</title>
<link>${escapeXml(`${siteUrl}/resources/blog`)}</link>
<description>${escapeXml(blogIndex.head.description)}</description>
<language>en-ca</language>
<lastBuildDate>${atNoon(lastChange(posts)).toUTCString()}</lastBuildDate>
<atom:link href="${escapeXml(siteUrl + rss.path)}" rel="self" type="${rss.type}"/>
${items.join('\n')}
</channel>
</rss>
`;
}

/** RFC 4287. */
function atomFeed(facts: Facts, posts: readonly Post[], siteUrl: string): string {
  const { company } = facts;
  const feeds = feedsOf(facts);
  const [, atom] = feeds;
  const blog = escapeXml(`${siteUrl}/resources/blog`);
  const entries = posts.map(
    (post) => `<entry>
<title>${escapeXml(post.title)}</title>
<link href="${escapeXml(post.url)}"/>
<id>${escapeXml(post.url)}</id>
<published>${atNoon(post.date).toISOString()}</published>
<updated>${atNoon(post.updated).toISOString()}</updated>
<author><name>${escapeXml(post.author)}</name></author>
<category term="${escapeXml(post.category)}"/>
<summary>${escapeXml(post.description)}</summary>
<content type="html">${escapeXml(post.html)}</content>
</entry>`,
  );
  return `<?xml version="1.0" encoding="UTF-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en-CA">
<title>${escapeXml(`${company.name}: ${blogIndex.title}`)}</title>
<subtitle>${escapeXml(blogIndex.head.description)}</subtitle>
<id>${blog}</id>
<link href="${blog}"/>
<link rel="self" type="${atom.type}" href="${escapeXml(siteUrl + atom.path)}"/>
<updated>${atNoon(lastChange(posts)).toISOString()}</updated>
${entries.join('\n')}
</feed>
`;
}

function jsonFeed(facts: Facts, posts: readonly Post[], siteUrl: string): string {
  const { company } = facts;
  const feeds = feedsOf(facts);
  const [, , json] = feeds;
  const feed = {
    version: 'https://jsonfeed.org/version/1.1',
    title: `${company.name}: ${blogIndex.title}`,
    home_page_url: `${siteUrl}/resources/blog`,
    feed_url: siteUrl + json.path,
    description: blogIndex.head.description,
    language: 'en-CA',
    items: posts.map((post) => ({
      id: post.url,
      url: post.url,
      title: post.title,
      summary: post.description,
      content_html: post.html,
      date_published: atNoon(post.date).toISOString(),
      date_modified: atNoon(post.updated).toISOString(),
      authors: [{ name: post.author }],
      tags: [post.category],
    })),
  };
  return JSON.stringify(feed);
}

function lastChange(posts: readonly Post[]): string {
  return (
    posts
      .map((post) => post.updated)
      .sort()
      .at(-1) ?? '1970-01-01'
  );
}

function atNoon(date: string): Date {
  return new Date(`${date}T12:00:00Z`);
}
