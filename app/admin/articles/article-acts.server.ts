import { data } from 'react-router';
import * as v from 'valibot';
import { readPhotoText } from '#app/facts/uploaded-picture.ts';
import { ownArticleErrors } from '#app/features/articles/own/own-article.content.ts';
import {
  articleDraftSchema,
  completeArticleSchemas,
  findAltFault,
  slugSchema,
} from '#app/features/articles/own/own-article.schema.ts';
import {
  type ArticleEdit,
  discardArticle,
  type EditedArticle,
  findOwnArticle,
  publishArticle,
  saveArticle,
  withdrawArticle,
} from '#app/features/articles/own/own-articles.server.ts';
import { type FieldErrors, fieldErrors } from '#app/platform/forms/field-errors.ts';
import { findUploaded } from '#app/platform/pictures/picture-store.server.ts';
import { type AdminPost, done, refuse } from '../shell/admin-action.server.ts';

/** What the buttons of an article do. */
export const articleActs = {
  async withdraw(post: AdminPost) {
    const article = await findPosted(post);
    const page = pageOf(article);
    if ((await withdrawArticle(post.app, article)) !== 'done') return done(page, 'changed');
    await post.audit('article-withdrawn', article.words.title);
    return done(page, 'withdrawn');
  },
  async discard(post: AdminPost) {
    const article = await findPosted(post);
    const page = pageOf(article);
    if ((await discardArticle(post.app, article)) !== 'done') return done(page, 'changed');
    await post.audit('article-deleted', article.words.title);
    return done('/admin/articles', 'deleted');
  },
  save: (post: AdminPost) => keep(post, false),
  publish: (post: AdminPost) => keep(post, true),
};

const slugErrors = {
  'slug-taken': ownArticleErrors.slugTaken,
  'slug-missing': ownArticleErrors.slugMissing,
} as const;

function pageOf({ id }: EditedArticle): string {
  return `/admin/articles/${id}`;
}

/** The article as it is stored, with the version that the form was filled from. */
export async function findPosted({ app, id, values }: AdminPost): Promise<EditedArticle> {
  const stored = await findOwnArticle(app, id);
  if (!stored) throw data(null, 404);
  return { ...stored, version: Number(values.version) || 0 };
}

/** Saves or publishes what was typed. A refusal without errors is a conflict. */
async function keep(post: AdminPost, isPublishing: boolean) {
  const article = await findPosted(post);
  const page = pageOf(article);
  const read = await readEdit(post, article, isPublishing);
  if ('errors' in read) return refuse(post, read.errors);
  const outcome = await (isPublishing ? publishArticle : saveArticle)(post.app, article, read);
  switch (outcome) {
    case 'done':
      if (isPublishing) await post.audit('article-published', read.words.title);
      return done(page, isPublishing ? 'article-published' : 'saved');
    case 'same':
      return done(page, 'same');
    case 'changed':
      return refuse(post, {}, 409);
    default:
      return refuse(post, { slug: slugErrors[outcome] }, 409);
  }
}

/** What was typed, or what is wrong with it. A photo has to exist, and to be described before visitors see it. */
export async function readEdit(
  { app, values }: AdminPost,
  { kind }: EditedArticle,
  isPublishing: boolean,
): Promise<ArticleEdit | { errors: FieldErrors }> {
  const schema = isPublishing ? completeArticleSchemas[kind] : articleDraftSchema;
  const parsed = v.safeParse(v.object({ ...schema.entries, slug: slugSchema }), values);
  if (!parsed.success) return { errors: fieldErrors(parsed.issues) };
  const { slug, ...typed } = parsed.output;
  const photo = readPhotoText(typed.picture);
  if (photo && !(await findUploaded(app, 'photo', photo.id))) {
    return { errors: { picture: ownArticleErrors.pictureMissing } };
  }
  const pictureAlt = isPublishing ? findAltFault(typed) : undefined;
  return pictureAlt ? { errors: { pictureAlt } } : { slug, words: typed };
}
