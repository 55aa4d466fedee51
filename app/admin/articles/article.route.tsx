import { data, redirect } from 'react-router';
import * as v from 'valibot';
import { readPhotoText } from '#app/facts/uploaded-picture.ts';
import { ownArticleErrors } from '#app/features/articles/own/own-article.content.ts';
import {
  type ArticleWords,
  articleDraftSchema,
  completeArticleSchemas,
  findAltFault,
  slugSchema,
} from '#app/features/articles/own/own-article.schema.ts';
import {
  discardArticle,
  type EditedArticle,
  type EditOutcome,
  findOwnArticle,
  publishArticle,
  saveArticle,
  withdrawArticle,
} from '#app/features/articles/own/own-articles.server.ts';
import {
  type AppContext,
  getAppContext,
  getRequestInfo,
} from '#app/platform/app-context.server.ts';
import { fieldErrors } from '#app/platform/forms/field-errors.ts';
import { readFormPost } from '#app/platform/forms/form-post.server.ts';
import { readMarkdown } from '#app/platform/markdown/markdown.server.ts';
import { findUploaded } from '#app/platform/pictures/picture-store.server.ts';
import { PageLink } from '#app/ui/page-link.tsx';
import type { AuditAction } from '../audit/audit.content.ts';
import { recordAudit } from '../audit/audit.server.ts';
import { listPhotoChoices } from '../content/picture-field.server.tsx';
import { adminMeta } from '../shell/admin-meta.ts';
import { AdminPage } from '../shell/admin-page.tsx';
import { type AutosaveAnswer, keepPageOnAutosave } from '../shell/draft-saver.tsx';
import { AUTOSAVE_INTENT } from '../shell/keep-typed.ts';
import { Notice } from '../shell/notice.tsx';
import type { Route } from './+types/article.route.ts';
import { ArticleConflict } from './article-conflict.tsx';
import { ArticleEditor } from './article-editor.form.tsx';
import { articleKinds, articleNotices, articlesWords as words } from './articles-admin.content.ts';

export const meta = adminMeta(words.title);

export async function loader({ params, context }: Route.LoaderArgs) {
  const article = await findOwnArticle(getAppContext(context), params.id);
  if (!article) throw data(null, 404);
  const photos = await listPhotoChoices(getAppContext(context));
  return { article, photos, problems: readMarkdown(article.words.body).problems };
}

export const shouldRevalidate = keepPageOnAutosave;

export async function action({ request, params, context }: Route.ActionArgs) {
  const app = getAppContext(context);
  const stored = await findOwnArticle(app, params.id);
  if (!stored) throw data(null, 404);
  const { values } = await readFormPost(request);
  const page = `/admin/articles/${stored.id}`;
  const article = { ...stored, version: Number(values.version) || 0 };
  const done = async (to: string, audit: AuditAction) => {
    await recordAudit(app, getRequestInfo(context), audit, stored.words.title || values.title);
    return redirect(to, 303);
  };
  if (values.intent === 'withdraw' || values.intent === 'discard') {
    const isWithdrawal = values.intent === 'withdraw';
    const outcome = await (isWithdrawal ? withdrawArticle : discardArticle)(app, article);
    if (outcome !== 'done') return redirect(`${page}?done=changed`, 303);
    return isWithdrawal
      ? done(`${page}?done=withdrawn`, 'article-withdrawn')
      : done('/admin/articles?done=deleted', 'article-deleted');
  }
  if (values.intent === AUTOSAVE_INTENT) {
    const { status, ...answer } = await autosave(app, article, values);
    return data(answer, status);
  }
  const isPublishing = values.intent === 'publish';
  if (!isPublishing && values.intent !== 'save') throw data(null, 400);
  const schema = isPublishing ? completeArticleSchemas[stored.kind] : articleDraftSchema;
  const parsed = v.safeParse(v.object({ ...schema.entries, slug: slugSchema }), values);
  if (!parsed.success) {
    return data({ values, errors: fieldErrors(parsed.issues), isConflict: false }, 422);
  }
  const { slug, ...typed } = parsed.output;
  const fault = await findPictureFault(app, typed, isPublishing);
  if (fault) return data({ values, errors: fault, isConflict: false }, 422);
  const edit = { version: article.version, slug, words: typed };
  const outcome = await (isPublishing ? publishArticle : saveArticle)(app, stored, edit);
  switch (outcome) {
    case 'done':
      return isPublishing
        ? done(`${page}?done=published`, 'article-published')
        : redirect(`${page}?done=saved`, 303);
    case 'same':
      return redirect(`${page}?done=same`, 303);
    case 'shown':
      return redirect(`${page}?done=${isPublishing ? 'unchanged' : 'shown'}`, 303);
    default:
      return data({ values, ...refusalOf(outcome) }, 409);
  }
}

/** Saves the draft as it stands, while the owner goes on typing. */
async function autosave(
  app: AppContext,
  article: EditedArticle,
  values: Record<string, string>,
): Promise<AutosaveAnswer & { status: number }> {
  const schema = v.object({ ...articleDraftSchema.entries, slug: slugSchema });
  const parsed = v.safeParse(schema, values);
  if (!parsed.success) return { refused: parsed.issues[0].message, status: 422 };
  const { slug, ...typed } = parsed.output;
  const fault = await findPictureFault(app, typed, false);
  if (fault) return { refused: ownArticleErrors.pictureMissing, status: 422 };
  const edit = { version: article.version, slug, words: typed };
  const outcome = await saveArticle(app, article, edit);
  if (outcome === 'done' || outcome === 'same' || outcome === 'shown') {
    const saved = await findOwnArticle(app, article.id);
    return { savedAt: app.now().toISOString(), version: saved?.version ?? 0, status: 200 };
  }
  const { errors, isConflict } = refusalOf(outcome);
  return {
    refused: isConflict ? words.conflict.title : Object.values(errors).join(' '),
    status: 409,
  };
}

/** A photo has to exist, and to be described before visitors see it. */
async function findPictureFault(
  app: AppContext,
  words: Pick<ArticleWords, 'picture' | 'pictureAlt'>,
  isPublishing: boolean,
): Promise<Record<string, string> | undefined> {
  const photo = readPhotoText(words.picture);
  if (photo && !(await findUploaded(app, 'photo', photo.id)))
    return { picture: ownArticleErrors.pictureMissing };
  const pictureAlt = isPublishing ? findAltFault(words) : undefined;
  return pictureAlt === undefined ? undefined : { pictureAlt };
}

function refusalOf(outcome: Exclude<EditOutcome, 'done' | 'same' | 'shown'>): {
  errors: Record<string, string>;
  isConflict: boolean;
} {
  switch (outcome) {
    case 'changed':
      return { errors: {}, isConflict: true };
    case 'slug-taken':
      return { errors: { slug: ownArticleErrors.slugTaken }, isConflict: false };
    case 'slug-missing':
      return { errors: { slug: ownArticleErrors.slugMissing }, isConflict: false };
    default:
      return outcome satisfies never;
  }
}

export default function ArticlePage({ loaderData, actionData }: Route.ComponentProps) {
  const { article, photos, problems } = loaderData;
  const { isSample, ...texts } = article.words;
  const refused = actionData && 'values' in actionData ? actionData : undefined;
  const saved = { ...texts, slug: article.slug, isSample: isSample ? 'on' : '' };
  return (
    <AdminPage
      title={article.words.title || words.untitled}
      lead={article.fault ?? articleKinds[article.kind]}
      actions={
        <>
          {article.publishedOn && <PageLink to={article.path}>{words.editor.view}</PageLink>}
          <PageLink to="/admin/articles">{words.back}</PageLink>
        </>
      }
    >
      <Notice
        words={articleNotices}
        problem={refused && !refused.isConflict ? words.problem : undefined}
      />
      {refused?.isConflict && <ArticleConflict theirs={article.words} />}
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
