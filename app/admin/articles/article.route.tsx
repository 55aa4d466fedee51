import { data } from 'react-router';
import { findOwnArticle } from '#app/features/articles/own/own-articles.server.ts';
import { getAppContext } from '#app/platform/app-context.server.ts';
import { readMarkdown } from '#app/platform/markdown/markdown.server.ts';
import { Alert } from '#app/ui/alert.tsx';
import { Disclosure } from '#app/ui/disclosure.tsx';
import { PageLink } from '#app/ui/page-link.tsx';
import { listPhotoChoices } from '../content/picture-field.server.tsx';
import { adminAction } from '../shell/admin-action.server.ts';
import { adminMeta } from '../shell/admin-meta.ts';
import { AdminPage } from '../shell/admin-page.tsx';
import { Notice } from '../shell/notice.tsx';
import type { Route } from './+types/article.route.ts';
import { articleActs } from './article-acts.server.ts';
import { ArticleEditor } from './article-editor.form.tsx';
import { articleKinds, articleNotices, untitled } from './articles-admin.content.ts';

export const meta = adminMeta('Articles');

export async function loader({ params, context }: Route.LoaderArgs) {
  const article = await findOwnArticle(getAppContext(context), params.id);
  if (!article) throw data(null, 404);
  const photos = await listPhotoChoices(getAppContext(context));
  return { article, photos, problems: readMarkdown(article.words.body).problems };
}

export const action = adminAction(articleActs);

const CONFLICT = 'Somebody else saved this article while you were writing';

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
