import { data, Form, redirect } from 'react-router';
import { ARTICLE_KINDS, type ArticleKind } from '#app/features/articles/article-indexes.ts';
import {
  createArticle,
  type EditedArticle,
  listOwnArticles,
} from '#app/features/articles/own/own-articles.server.ts';
import { getAppContext } from '#app/platform/app-context.server.ts';
import { readFormPost } from '#app/platform/forms/form-post.server.ts';
import { Button } from '#app/ui/button.tsx';
import { PageLink } from '#app/ui/page-link.tsx';
import { Table } from '#app/ui/table.tsx';
import { AdminPage, Card, When } from '../shell/admin-page.tsx';
import { Notice } from '../shell/notice.tsx';
import type { Route } from './+types/articles.route.ts';
import {
  articleKinds,
  articleNotices,
  articleStates,
  articlesWords as words,
} from './articles-admin.content.ts';

export function meta() {
  return [{ title: `${words.title} | Admin` }, { name: 'robots', content: 'noindex' }];
}

export async function loader({ context }: Route.LoaderArgs) {
  const app = getAppContext(context);
  const articles = await listOwnArticles(app);
  return {
    articles: articles.map((article) => ({
      id: article.id,
      kind: article.kind,
      title: article.words.title,
      state: stateOf(article),
      at: article.updated_at,
    })),
  };
}

export async function action({ request, context }: Route.ActionArgs) {
  const { values } = await readFormPost(request);
  const kind = ARTICLE_KINDS.find((known) => known === values.kind);
  if (!kind) throw data(null, 400);
  return redirect(`/admin/articles/${await createArticle(getAppContext(context), kind)}`, 303);
}

function stateOf({ publishedOn, hasChanges }: EditedArticle): keyof typeof articleStates {
  if (!publishedOn) return 'draft';
  return hasChanges ? 'changed' : 'published';
}

export default function ArticlesPage({ loaderData }: Route.ComponentProps) {
  const { list } = words;
  return (
    <AdminPage
      title={words.title}
      lead={words.lead}
      actions={ARTICLE_KINDS.map((kind) => <StartButton key={kind} kind={kind} />)}
    >
      <Notice words={articleNotices} />
      <Card title={list.title}>
        {loaderData.articles.length === 0 ? (
          <p className="text-muted">{list.empty}</p>
        ) : (
          <Table
            stacks
            caption={list.title}
            captionHidden
            columns={Object.values(list.columns).map((header) => ({ header }))}
            rows={loaderData.articles.map(({ id, title, kind, state, at }) => ({
              id,
              cells: [
                <PageLink key="title" to={`/admin/articles/${id}`}>
                  {title || words.untitled}
                </PageLink>,
                articleKinds[kind],
                articleStates[state],
                <When key="when" at={at} />,
              ],
            }))}
          />
        )}
      </Card>
    </AdminPage>
  );
}

function StartButton({ kind }: { kind: ArticleKind }) {
  return (
    <Form method="post">
      <Button type="submit" name="kind" value={kind} small variant="secondary">
        {words.start[kind]}
      </Button>
    </Form>
  );
}
