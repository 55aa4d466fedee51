import type { DrawingName } from '#app/drawings/drawing.tsx';
import { blogTeasers } from '#app/facts/articles.ts';
import type { Facts } from '#app/facts/facts.ts';
import { shownPieces } from '#app/facts/sections.ts';
import { useFacts } from '#app/facts/use-facts.ts';
import { type ArticleModule, readArticle } from './article.ts';
import { articleMeta, feedLinks } from './article-meta.ts';
import { ArticlePage, articleElements } from './article-page.tsx';
import './articles.css';
import { articleIndexes } from './article-indexes.ts';

const index = articleIndexes.post;

export function blogPostMeta(facts: Facts, siteUrl: string, slug: string, text: ArticleModule) {
  return [
    ...articleMeta(facts, siteUrl, readArticle(text, index.href, slug), index),
    ...feedLinks(facts),
  ];
}

/** The page of a post. Each post has its own route, so that a page doesn't load the other posts. */
export function BlogPost({
  slug,
  text,
  picture,
}: {
  slug: string;
  text: ArticleModule;
  picture: DrawingName;
}) {
  const facts = useFacts();
  const { Content, ...article } = readArticle(text, index.href, slug);
  return (
    <ArticlePage
      article={article}
      index={index}
      picture={picture}
      others={shownPieces(facts, blogTeasers)
        .filter((post) => post.slug !== slug)
        .toReversed()}
    >
      <Content components={articleElements} />
    </ArticlePage>
  );
}
