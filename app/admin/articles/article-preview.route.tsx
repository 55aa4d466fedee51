import { data } from 'react-router';
import * as v from 'valibot';
import { OwnArticlePage } from '#app/features/articles/article-page.tsx';
import {
  type ArticleWords,
  articleDraftSchema,
  MAX_ARTICLE_BODY,
  storedArticleSchema,
} from '#app/features/articles/own/own-article.schema.ts';
import {
  type EditedArticle,
  findOwnArticle,
} from '#app/features/articles/own/own-articles.server.ts';
import { showWords } from '#app/features/articles/own/published-articles.server.ts';
import { type AppContext, getAppContext } from '#app/platform/app-context.server.ts';
import { readFormPost } from '#app/platform/forms/form-post.server.ts';
import { dateAt, TORONTO } from '#app/platform/time/wall-time.ts';
import { Alert } from '#app/ui/alert.tsx';
import { adminMeta } from '../shell/admin-meta.ts';
import type { Route } from './+types/article-preview.route.ts';

export const meta = adminMeta('Preview');

/** The article as it was last saved. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const app = getAppContext(context);
  const article = await find(app, params.id);
  return { shown: show(app, article, article.words) };
}

/** The words that the editor posts. Saves nothing. */
export async function action({ params, request, context }: Route.ActionArgs) {
  const app = getAppContext(context);
  const article = await find(app, params.id);
  const { values } = await readFormPost(request);
  const typed = { ...values, body: values.body?.slice(0, MAX_ARTICLE_BODY) };
  const isSample = v.parse(articleDraftSchema.entries.isSample, values.isSample);
  return { shown: show(app, article, v.parse(storedArticleSchema, { ...typed, isSample })) };
}

async function find(app: AppContext, id: string): Promise<EditedArticle> {
  const article = await findOwnArticle(app, id);
  if (!article) throw data(null, 404);
  return article;
}

function show(app: AppContext, { kind, slug }: EditedArticle, typed: ArticleWords) {
  return showWords(typed, { kind, slug, updated: dateAt(app.now(), TORONTO) });
}

export default function ArticlePreview({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <>
      <Alert tone="info" title="Preview">
        <p>This is how visitors will see the article. Nothing was saved or published.</p>
      </Alert>
      <OwnArticlePage article={(actionData ?? loaderData).shown} />
    </>
  );
}
