import { data, Form } from 'react-router';
import { shownCaseStudies, shownPosts } from '#app/facts/articles.ts';
import { shownTeam } from '#app/facts/team.ts';
import { ARTICLE_KINDS, type ArticleKind } from '#app/features/articles/article-indexes.ts';
import {
  createArticle,
  type EditedArticle,
  listOwnArticles,
} from '#app/features/articles/own/own-articles.server.ts';
import { getAppContext } from '#app/platform/app-context.server.ts';
import { Button } from '#app/ui/button.tsx';
import { PageLink } from '#app/ui/page-link.tsx';
import { Table } from '#app/ui/table.tsx';
import { getLogin } from '../session/session.server.ts';
import { adminAction, done } from '../shell/admin-action.server.ts';
import { adminMeta } from '../shell/admin-meta.ts';
import { AdminPage, Card, When } from '../shell/admin-page.tsx';
import { Notice } from '../shell/notice.tsx';
import { RowList } from '../shell/row-list.tsx';
import type { Route } from './+types/articles.route.ts';
import {
  articleKinds,
  articleNotices,
  articleStates,
  articlesWords as words,
} from './articles-admin.content.ts';

export const meta = adminMeta(words.title);

export async function loader({ context }: Route.LoaderArgs) {
  const app = getAppContext(context);
  const articles = await listOwnArticles(app);
  const facts = app.facts();
  return {
    shipped: [...shownPosts(facts), ...shownCaseStudies(facts)].map(({ slug, title }) => ({
      id: slug,
      title,
      isOwn: slug in facts.texts,
    })),
    off: (['articles', 'caseStudies'] as const).filter((id) => !facts.sections[id]),
    isOwner: getLogin(context).account.role === 'owner',
    articles: articles.map((article) => ({
      id: article.id,
      kind: article.kind,
      title: article.words.title,
      state: stateOf(article),
      at: article.updated_at,
    })),
  };
}

export const action = adminAction(async ({ app, values, login }) => {
  const kind = ARTICLE_KINDS.find((known) => known === values.kind);
  if (!kind) throw data(null, 400);
  // Whoever writes, if visitors know them; else the first of the team.
  const team = shownTeam(app.facts());
  const writer = team.find(({ name }) => name === login.account.name) ?? team[0];
  const author = { author: writer?.name ?? '', authorRole: writer?.position ?? '' };
  return done(`/admin/articles/${await createArticle(app, kind, author)}`);
});

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
      actions={
        <>
          {loaderData.isOwner && <PageLink to="/admin/pictures">{words.pictures}</PageLink>}
          {ARTICLE_KINDS.map((kind) => (
            <StartButton key={kind} kind={kind} />
          ))}
        </>
      }
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
      {loaderData.isOwner && (
        <Card title={words.shipped.title}>
          {loaderData.off.length > 0 && (
            <p>
              {loaderData.off.map((id) => `${words.shipped.off[id]} `)}
              <PageLink to="/admin/site">{words.shipped.turnOn}</PageLink>
            </p>
          )}
          {loaderData.shipped.length > 0 && (
            <>
              <p className="text-muted">{words.shipped.text}</p>
              <RowList
                label={words.shipped.title}
                rows={loaderData.shipped.map(({ id, title, isOwn }) => ({
                  id,
                  main: <PageLink to={`/admin/texts/${id}`}>{title}</PageLink>,
                  end: isOwn && words.shipped.own,
                }))}
              />
            </>
          )}
        </Card>
      )}
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
