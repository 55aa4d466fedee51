import { type ArticleModule, readArticles } from './article.ts';

/** The stories in content/case-studies, newest first. */
export const caseStudies = readArticles(
  import.meta.glob<ArticleModule>('../../../content/case-studies/*.mdx', { eager: true }),
  '/resources/case-studies',
);
