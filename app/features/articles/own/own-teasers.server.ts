import type { AppContext } from '#app/platform/app-context.server.ts';
import { interpolate } from '#app/platform/format/interpolate.ts';
import { articleWords } from '../articles.content.ts';
import { listPublished } from './published-articles.server.ts';

/** What other pages say about the articles that the owner wrote, newest first. */
export async function listOwnTeasers(app: Pick<AppContext, 'db' | 'config'>) {
  const [posts, stories] = await Promise.all([
    listPublished(app, 'post'),
    listPublished(app, 'case-study'),
  ]);
  return {
    posts: posts.map(({ title, description, category, date, minutes, picture, path }) => ({
      title,
      category,
      date,
      path,
      excerpt: description,
      image: picture,
      readTime: interpolate(articleWords.readTime, { minutes }),
    })),
    caseStudies: stories.map(({ picture, ...study }) => {
      const { title, company, industry, result, isSample, date, path } = study;
      return { title, company, industry, result, isSample, date, path, image: picture };
    }),
  };
}
