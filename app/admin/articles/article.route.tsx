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
import { getAppContext } from '#app/platform/app-context.server.ts';
import { type FieldErrors, fieldErrors } from '#app/platform/forms/field-errors.ts';
import { readMarkdown } from '#app/platform/markdown/markdown.server.ts';
import { findUploaded } from '#app/platform/pictures/picture-store.server.ts';
import { Alert } from '#app/ui/alert.tsx';
import { Disclosure } from '#app/ui/disclosure.tsx';
import { PageLink } from '#app/ui/page-link.tsx';
import { listPhotoChoices } from '../content/picture-field.server.tsx';
import { type AdminPost, adminAction, done, refuse } from '../shell/admin-action.server.ts';
import { adminMeta } from '../shell/admin-meta.ts';
import { AdminPage } from '../shell/admin-page.tsx';
import { keepPageOnAutosave } from '../shell/draft-saver.tsx';
import { AUTOSAVE_INTENT } from '../shell/keep-typed.ts';
import { Notice } from '../shell/notice.tsx';
import type { Route } from './+types/article.route.ts';
import { ArticleEditor } from './article-editor.form.tsx';
import { articleKinds, articleNotices, untitled } from './articles-admin.content.ts';

export const meta = adminMeta('Articles');

export async function loader({ params, context }: Route.LoaderArgs) {
  const article = await findOwnArticle(getAppContext(context), params.id);
  if (!article) throw data(null, 404);
  const photos = await listPhotoChoices(getAppContext(context));
  return { article, photos, problems: readMarkdown(article.words.body).problems };
}

export const shouldRevalidate = keepPageOnAutosave;

export const action = adminAction({
  async withdraw(post) {
    const article = await findPosted(post);
    const page = pageOf(article);
    if ((await withdrawArticle(post.app, article)) !== 'done') return done(page, 'changed');
    await post.audit('article-withdrawn', article.words.title);
    return done(page, 'withdrawn');
  },
  async discard(post) {
    const article = await findPosted(post);
    const page = pageOf(article);
    if ((await discardArticle(post.app, article)) !== 'done') return done(page, 'changed');
    await post.audit('article-deleted', article.words.title);
    return done('/admin/articles', 'deleted');
  },
  save: (post) => keep(post, false),
  publish: (post) => keep(post, true),
  /** Saves the draft as it stands, while the owner goes on typing. */
  async [AUTOSAVE_INTENT](post) {
    const { app } = post;
    const article = await findPosted(post);
    const read = await readEdit(post, article, false);
    if ('errors' in read) return refuseAutosave(Object.values(read.errors)[0], 422);
    const outcome = await saveArticle(app, article, read);
    if (outcome === 'changed') return refuseAutosave(CONFLICT, 409);
    if (outcome !== 'done' && outcome !== 'same') return refuseAutosave(slugErrors[outcome], 409);
    const saved = await findOwnArticle(app, article.id);
    return data({ savedAt: app.now().toISOString(), version: saved?.version ?? 0 });
  },
});

const CONFLICT = 'Somebody else saved this article while you were writing';

const slugErrors = {
  'slug-taken': ownArticleErrors.slugTaken,
  'slug-missing': ownArticleErrors.slugMissing,
} as const;

function pageOf({ id }: EditedArticle): string {
  return `/admin/articles/${id}`;
}

/** The article as it is stored, with the version that the form was filled from. */
async function findPosted({ app, id, values }: AdminPost): Promise<EditedArticle> {
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
async function readEdit(
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

function refuseAutosave(refused = '', status: number) {
  return data({ refused }, status);
}

export default function ArticlePage({ loaderData, actionData }: Route.ComponentProps) {
  const { article, photos, problems } = loaderData;
  const { isSample, ...texts } = article.words;
  const refused = actionData && 'values' in actionData ? actionData : undefined;
  const isConflict = refused !== undefined && Object.keys(refused.errors).length === 0;
  const saved = { ...texts, slug: article.slug, isSample: isSample ? 'on' : '' };
  return (
    <AdminPage
      title={article.words.title || untitled}
      lead={article.fault ?? articleKinds[article.kind]}
      actions={
        <>
          {article.publishedOn && <PageLink to={article.path}>See it on the site</PageLink>}
          <PageLink to="/admin/articles">All articles</PageLink>
        </>
      }
    >
      <Notice
        words={articleNotices}
        problem={
          refused && !isConflict
            ? { title: 'Not saved', description: 'Check the fields that are marked below.' }
            : undefined
        }
      />
      {isConflict && (
        <Alert tone="warn" title={CONFLICT}>
          <p>
            Your text is still in the form below, and theirs is here. Saving now replaces theirs.
          </p>
          <Disclosure summary="What they saved">
            <p className="font-bold">{texts.title}</p>
            <p>{texts.description}</p>
            <pre className="whitespace-pre-wrap">{texts.body}</pre>
          </Disclosure>
        </Alert>
      )}
      <ArticleEditor
        article={article}
        photos={photos}
        problems={problems}
        values={refused?.values ?? saved}
        errors={refused?.errors ?? {}}
      />
    </AdminPage>
  );
}
