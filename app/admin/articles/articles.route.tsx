import { data, Form } from 'react-router';
import { shownCaseStudies, shownPosts } from '#app/facts/articles.ts';
import { shownTeam } from '#app/facts/team.ts';
import { ARTICLE_KINDS } from '#app/features/articles/article-indexes.ts';
import { createArticle, listOwnArticles } from '#app/features/articles/own/own-articles.server.ts';
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
import { articleKinds, articleNotices, shippedOff, untitled } from './articles-admin.content.ts';

export const meta = adminMeta('Articles');

export async function loader({ context }: Route.LoaderArgs) {
  const app = getAppContext(context);
  const facts = app.facts();
  const articles = await listOwnArticles(app);
  return {
    isOwner: getLogin(context).account.role === 'owner',
    off: (['articles', 'caseStudies'] as const).filter((id) => !facts.sections[id]),
    shipped: [...shownPosts(facts), ...shownCaseStudies(facts)].map(({ slug, title }) => ({
      slug,
      title,
      isOwn: slug in facts.texts,
    })),
    articles: articles.map(({ id, kind, words, publishedOn, hasChanges, updated_at }) => {
      const published = hasChanges ? 'Published, with unpublished changes' : 'Published';
      const state = publishedOn ? published : 'Draft';
      return { id, kind, title: words.title, state, updated_at };
    }),
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

export default function ArticlesPage({ loaderData }: Route.ComponentProps) {
  const { isOwner, off, shipped, articles } = loaderData;
  return (
    <AdminPage
      title="Articles"
      lead="Write blog posts and case studies here, or change those that came with the site."
      actions={
        <>
          {isOwner && <PageLink to="/admin/pictures">Pictures</PageLink>}
          {ARTICLE_KINDS.map((kind) => (
            <Form key={kind} method="post">
              <Button type="submit" name="kind" value={kind} small variant="secondary">
                {kind === 'post' ? 'Write a Blog Post' : 'Write a Case Study'}
              </Button>
            </Form>
          ))}
        </>
      }
    >
      <Notice words={articleNotices} />
      <Card title="Your articles">
        {articles.length === 0 ? (
          <p className="text-muted">You haven’t written an article yet.</p>
        ) : (
          <Table
            stacks
            caption="Your articles"
            captionHidden
            columns={[
              { header: 'Title' },
              { header: 'Kind' },
              { header: 'State' },
              { header: 'Last change (Toronto)' },
            ]}
            rows={articles.map(({ id, title, kind, state, updated_at }) => ({
              id,
              cells: [
                <PageLink key="title" to={`/admin/articles/${id}`}>
                  {title || untitled}
                </PageLink>,
                articleKinds[kind],
                state,
                <When key="when" at={updated_at} />,
              ],
            }))}
          />
        )}
      </Card>
      {isOwner && (
        <Card title="Came with the site">
          {off.length > 0 && (
            <p>
              {off.map((id) => `${shippedOff[id]} `)}
              <PageLink to="/admin/site">Turn them on under Site</PageLink>
            </p>
          )}
          {shipped.length > 0 && (
            <>
              <p className="text-muted">
                What you change is published with the bar on the screen of the text. A field that
                you empty gets its original back. To take them off the site, turn them off under
                Site.
              </p>
              <RowList
                label="Came with the site"
                rows={shipped.map(({ slug, title, isOwn }) => ({
                  id: slug,
                  main: <PageLink to={`/admin/texts/${slug}`}>{title}</PageLink>,
                  end: isOwn && 'Your text',
                }))}
              />
            </>
          )}
        </Card>
      )}
    </AdminPage>
  );
}
