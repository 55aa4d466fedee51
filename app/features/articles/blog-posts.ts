import { type ArticleModule, readArticles } from './article.ts';

/** The posts in content/blog, newest first. */
export const blogPosts = readArticles(
  import.meta.glob<ArticleModule>('../../../content/blog/*.mdx', { eager: true }),
  '/resources/blog',
);
