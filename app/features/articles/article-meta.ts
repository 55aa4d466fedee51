import type { MetaDescriptor } from 'react-router';
import type { TextLink } from '#app/content-types.ts';
import type { Facts } from '#app/facts/facts.ts';
import { currentAuthor } from '#app/facts/team.ts';
import { pageMeta, socialImagePath } from '#app/platform/seo/page-meta.ts';
import { breadcrumbList } from '#app/platform/seo/structured-data.ts';
import { type ArticleHeader, articleHead } from './article.ts';
import { feedsOf } from './articles.content.ts';

/** Head data of an article, with Article and BreadcrumbList as structured data. */
export function articleMeta(
  facts: Facts,
  siteUrl: string,
  article: ArticleHeader,
  index: TextLink,
  /** True if it has no social picture of its own. */
  isMadeOnRequest = false,
): MetaDescriptor[] {
  const { company } = facts;
  const { title, description, date, updated, category } = article.frontMatter;
  const { author, authorRole, authorIsSample } = currentAuthor(facts, article.frontMatter);
  const { path } = article;
  const organization = {
    '@type': 'Organization',
    '@id': `${siteUrl}/#organization`,
    name: company.name,
  };
  const descriptors = pageMeta(facts, siteUrl, { ...articleHead(article), isMadeOnRequest }, path, [
    {
      '@context': 'https://schema.org',
      '@type': 'Article',
      '@id': `${siteUrl}${path}#article`,
      headline: title,
      description,
      datePublished: date,
      dateModified: updated,
      articleSection: category,
      inLanguage: 'en-CA',
      // Made-up people aren't described.
      author:
        authorIsSample || author === company.name
          ? organization
          : { '@type': 'Person', name: author, ...(authorRole && { jobTitle: authorRole }) },
      publisher: organization,
      image: siteUrl + socialImagePath(facts, isMadeOnRequest ? index.href : path),
      mainEntityOfPage: siteUrl + path,
    },
    breadcrumbList(siteUrl, [
      { name: 'Resources', path: '/resources' },
      { name: index.label, path: index.href },
      { name: title, path },
    ]),
  ]);
  return [
    ...descriptors.map((one) =>
      'property' in one && one.property === 'og:type' ? { ...one, content: 'article' } : one,
    ),
    { property: 'article:published_time', content: date },
    { property: 'article:modified_time', content: updated },
    { property: 'article:section', content: category },
  ];
}

/** The <link> elements by which feed readers discover the feeds. */
export function feedLinks(facts: Facts): MetaDescriptor[] {
  const feeds = feedsOf(facts);
  return feeds.map((feed) => ({
    tagName: 'link',
    rel: 'alternate',
    type: feed.type,
    title: feed.title,
    href: feed.path,
  }));
}
