import { expect, test } from 'vitest';
import { blogTeasers } from '#app/facts/articles.ts';
import { builtInFacts } from '#app/facts/facts.ts';
import type { OwnArticle } from '#app/features/articles/own/own-article.ts';
import { feedFiles } from './feeds.server.tsx';

const files = feedFiles(builtInFacts, 'https://example.com', []);
const rss = files['resources/blog/feed.xml'] ?? '';
const atom = files['resources/blog/atom.xml'] ?? '';
const json = JSON.parse(files['resources/blog/feed.json'] ?? '{}');
const newestFirst = [...blogTeasers].sort((a, b) => b.date.localeCompare(a.date));

test('the RSS feed has every post, newest first, with its absolute URL', () => {
  const links = [...rss.matchAll(/<item>[\s\S]*?<link>(.*?)<\/link>/g)].map(([, link]) => link);
  expect(links).toEqual(newestFirst.map(({ path }) => `https://example.com${path}`));
});

test('the Atom feed has every post, newest first, and what RFC 4287 asks of feed and entries', () => {
  const entries = atom.split('<entry>').slice(1);
  const ids = entries.map((entry) => /<id>(.*?)<\/id>/.exec(entry)?.[1]);
  expect(ids).toEqual(newestFirst.map(({ path }) => `https://example.com${path}`));
  for (const part of [atom.split('<entry>')[0], ...entries]) {
    expect(part?.match(/<(title|id|updated)>/g)?.sort()).toEqual(['<id>', '<title>', '<updated>']);
    expect(part).toMatch(/<updated>\d{4}-\d\d-\d\dT12:00:00\.000Z<\/updated>/);
  }
  for (const entry of entries) expect(entry).toMatch(/<author><name>[^<]+<\/name><\/author>/);
  expect(atom).toContain(
    '<link rel="self" type="application/atom+xml" href="https://example.com/resources/blog/atom.xml"/>',
  );
});

test.each([
  ['RSS', rss],
  ['Atom', atom],
])('the %s feed is well-formed: every < in a text is written &lt;', (_name, feed) => {
  const tags = [...feed.matchAll(/<(\/?)([\w:]+)[^>]*?(\/?)>/g)].filter(([tag]) => tag[1] !== '?');
  const open: string[] = [];
  for (const [, closes, name = '', isEmpty] of tags) {
    if (isEmpty) continue;
    if (closes) expect(open.pop()).toBe(name);
    else open.push(name);
  }
  expect(open).toEqual([]);
  expect(feed).not.toMatch(/&(?!amp;|lt;|gt;|quot;)/);
});

test('a made-up author is marked in each feed', () => {
  expect(rss).toContain('<dc:creator>Owen T. (sample author)</dc:creator>');
  expect(atom).toContain('<author><name>Owen T. (sample author)</name></author>');
  expect(json.items[0].authors).toEqual([{ name: 'Owen T. (sample author)' }]);
});

test('the dates in the RSS feed are those of the posts', () => {
  const days = [...rss.matchAll(/<pubDate>(.*?)<\/pubDate>/g)].map(([, day]) => day);
  expect(days).toEqual([
    'Tue, 18 Nov 2025 12:00:00 GMT',
    'Tue, 14 Oct 2025 12:00:00 GMT',
    'Tue, 16 Sep 2025 12:00:00 GMT',
  ]);
});

test('the JSON feed says what its version asks for, and each post has its text', () => {
  expect(json).toMatchObject({
    version: 'https://jsonfeed.org/version/1.1',
    home_page_url: 'https://example.com/resources/blog',
    feed_url: 'https://example.com/resources/blog/feed.json',
  });
  expect(json.items.map(({ title }: { title: string }) => title)).toEqual(
    newestFirst.map(({ title }) => title),
  );
  for (const item of json.items) {
    expect(item.id).toBe(item.url);
    expect(item.content_html.length).toBeGreaterThan(5000);
    expect(item.date_published).toMatch(/^\d{4}-\d\d-\d\dT12:00:00\.000Z$/);
  }
});

test('a table of a post is a table in the feed, with its name', () => {
  expect(json.items[0].content_html).toContain(
    '<table><caption>Three outcomes side by side</caption>',
  );
});

test('links in the text of a feed are absolute', () => {
  expect(json.items[0].content_html).toContain('href="https://example.com/resources/tools/');
  expect(JSON.stringify(json)).not.toMatch(/(href|src)=\\"\//);
});

test('a post that the owner wrote is in every feed, with absolute links and no control characters', () => {
  const own: OwnArticle = {
    ...{
      kind: 'post',
      path: '/resources/blog/own',
      title: 'Own \u0001& new',
      description: 'Of late.',
    },
    ...{
      category: 'Costs',
      author: 'Sam',
      authorRole: '',
      date: '2027-01-02',
      updated: '2027-01-03',
    },
    ...{
      company: '',
      industry: '',
      result: '',
      isSample: false,
      picture: '',
      pictureAlt: '',
      headings: [],
      minutes: 1,
    },
    blocks: [{ tag: 'p', children: [{ tag: 'a', href: '/contact', children: ['Ask'] }] }],
  };
  const all = feedFiles(builtInFacts, 'https://example.com', [own]);
  for (const name of ['resources/blog/feed.xml', 'resources/blog/atom.xml']) {
    expect(all[name]).toContain('<title>Own &amp; new</title>');
    expect(all[name]).toContain('href=&quot;https://example.com/contact&quot;');
  }
  expect(JSON.parse(all['resources/blog/feed.json'] ?? '{}').items[0]).toMatchObject({
    url: 'https://example.com/resources/blog/own',
    content_html: '<p><a href="https://example.com/contact">Ask</a></p>',
  });
});
