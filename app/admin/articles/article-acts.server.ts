import { data } from 'react-router';
import * as v from 'valibot';
import {
  articleDraftSchema,
  completeArticleSchemas,
  storedArticleSchema,
} from '#app/features/articles/own/own-article.schema.ts';
import {
  findOwnArticle,
  removeArticle,
  saveArticle,
} from '#app/features/articles/own/own-articles.server.ts';
import { showWords } from '#app/features/articles/own/published-articles.server.ts';
import type { AppContext } from '#app/platform/app-context.server.ts';
import { fieldErrors } from '#app/platform/forms/field-errors.ts';
import { dateAt, TORONTO } from '#app/platform/time/wall-time.ts';
import { type AdminPost, done, refuse } from '../shell/admin-action.server.ts';

/** The article with this id; 404 if there is none. */
export async function findArticle(app: Pick<AppContext, 'db'>, id: string) {
  const article = await findOwnArticle(app, id);
  if (!article) throw data(null, 404);
  return article;
}

/** The stored article, with the version that the form was filled from. */
async function findPosted({ app, id, values }: AdminPost) {
  return { ...(await findArticle(app, id)), version: Number(values.version) || 0 };
}

/** Saves what was typed, or refuses it. */
export async function keepArticle(post: AdminPost, isPublishing = false) {
  const article = await findPosted(post);
  const schema = isPublishing ? completeArticleSchemas[article.kind] : articleDraftSchema;
  const parsed = v.safeParse(schema, post.values);
  if (!parsed.success) return refuse(post, fieldErrors(parsed.issues));
  const errors = await saveArticle(post.app, article, parsed.output, isPublishing);
  return errors && refuse(post, errors, errors.version ? 409 : 422);
}

/** What the buttons of an article do. */
export const articleActs = {
  save: async (post: AdminPost) =>
    (await keepArticle(post)) ?? done(`/admin/articles/${post.id}`, 'saved'),
  async publish(post: AdminPost) {
    const refused = await keepArticle(post, true);
    if (refused) return refused;
    await post.audit('article-published', post.values.title);
    return done(`/admin/articles/${post.id}`, 'article-published');
  },
  /** Shows what was typed as its page would, and saves nothing. */
  async preview({ app, id, values }: AdminPost) {
    const { kind, slug } = await findArticle(app, id);
    const words = v.parse(storedArticleSchema, values);
    return { preview: showWords(words, { kind, slug, updated: dateAt(app.now(), TORONTO) }) };
  },
  /** Takes it off the site, or deletes a draft. */
  async remove(post: AdminPost) {
    const article = await findPosted(post);
    const { isPublished, words } = article;
    const page = `/admin/articles/${post.id}`;
    if (!(await removeArticle(post.app, article))) return done(page, 'changed');
    await post.audit(isPublished ? 'article-withdrawn' : 'article-deleted', words.title);
    return isPublished ? done(page, 'withdrawn') : done('/admin/articles', 'deleted');
  },
};
