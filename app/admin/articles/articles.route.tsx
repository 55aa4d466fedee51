import { data } from 'react-router';
import { shownCaseStudies, shownPosts } from '#app/facts/articles.ts';
import { shownTeam } from '#app/facts/team.ts';
import { useFacts } from '#app/facts/use-facts.ts';
import { ARTICLE_KINDS } from '#app/features/articles/article-indexes.ts';
import { createArticle, listOwnArticles } from '#app/features/articles/own/own-articles.server.ts';
import { getAppContext } from '#app/platform/app-context.server.ts';
import { PageLink } from '#app/ui/page-link.tsx';
import { adminAction, done } from '../shell/admin-action.server.ts';
import { adminMeta } from '../shell/admin-meta.ts';
import { AdminPage, Card, When } from '../shell/admin-page.tsx';
import { Notice } from '../shell/notice.tsx';
import { ButtonForm } from '../shell/post-form.tsx';
import { RowList } from '../shell/row-list.tsx';
import { useViewer } from '../shell/use-viewer.ts';
import type { Route } from './+types/articles.route.ts';
import { articleKinds, articleNotices, untitled } from './articles-admin.content.ts';

export const meta = adminMeta('Articles');

export async function loader({ context }: Route.LoaderArgs) {
  const articles = await listOwnArticles(getAppContext(context));
  return {
    articles: articles.map(({ words, ...article }) => ({ ...article, title: words.title })),
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

export default function ArticlesPage({ loaderData: { articles } }: Route.ComponentProps) {
  const facts = useFacts();
  const isOwner = useViewer().role === 'owner';
  return (
    <AdminPage
      title="Articles"
      lead="Write blog posts and case studies here, or change those that came with the site."
      actions={
        <>
          {isOwner && <PageLink to="/admin/pictures">Pictures</PageLink>}
          <ButtonForm fields={{ kind: 'post' }}>Write a Blog Post</ButtonForm>
          <ButtonForm fields={{ kind: 'case-study' }}>Write a Case Study</ButtonForm>
        </>
      }
    >
      <Notice words={articleNotices} />
      <Card title="Your articles">
        {articles.length === 0 && <p className="text-muted">You haven’t written an article yet.</p>}
        <RowList
          label="Your articles"
          rows={articles.map(({ id, title, kind, isPublished, hasChanges, updated_at }) => ({
            id,
            main: <PageLink to={`/admin/articles/${id}`}>{title || untitled}</PageLink>,
            facts: [
              articleKinds[kind],
              isPublished ? 'Published' : 'Draft',
              hasChanges && 'Unpublished changes',
            ],
            end: <When at={updated_at} />,
          }))}
        />
      </Card>
      {isOwner && (
        <Card title="Came with the site">
          <p className="text-muted">
            What you change is published with the bar on the screen of the text. A field that you
            empty gets its original back. <PageLink to="/admin/site">Turn them on or off</PageLink>
          </p>
          <RowList
            label="Came with the site"
            rows={[...shownPosts(facts), ...shownCaseStudies(facts)].map(({ slug, title }) => ({
              id: slug,
              main: <PageLink to={`/admin/texts/${slug}`}>{title}</PageLink>,
            }))}
          />
        </Card>
      )}
    </AdminPage>
  );
}
