import { Form } from 'react-router';
import { photoText } from '#app/facts/uploaded-picture.ts';
import { OwnArticlePage } from '#app/features/articles/article-page.tsx';
import type { ArticlePictureName } from '#app/features/articles/article-picture-names.ts';
import { getAppContext } from '#app/platform/app-context.server.ts';
import { readMarkdown } from '#app/platform/markdown/markdown.server.ts';
import { Alert } from '#app/ui/alert.tsx';
import { Button } from '#app/ui/button.tsx';
import { Checkbox } from '#app/ui/choice.tsx';
import { Field } from '#app/ui/field.tsx';
import { PageLink } from '#app/ui/page-link.tsx';
import { listPhotoChoices } from '../content/picture-field.server.tsx';
import { adminAction } from '../shell/admin-action.server.ts';
import { adminMeta } from '../shell/admin-meta.ts';
import { AdminPage, Card } from '../shell/admin-page.tsx';
import { DraftSaver } from '../shell/draft-saver.tsx';
import { formFields, refusedOf } from '../shell/form-fields.ts';
import { MarkdownProblems } from '../shell/markdown-problems.tsx';
import { Notice } from '../shell/notice.tsx';
import { Options, PostButton } from '../shell/post-form.tsx';
import { TextEditor } from '../shell/text-editor.tsx';
import type { Route } from './+types/article.route.ts';
import { articleActs, findArticle } from './article-acts.server.ts';
import { articleKinds, articleNotices, markdownHelp, untitled } from './articles-admin.content.ts';

const fields = {
  title: 'Title',
  description: {
    label: 'Description',
    help: 'Shown in search results and on the list of articles: 70 to 160 characters.',
  },
  category: { label: 'Category', help: 'Shown above the title, such as “Tools”.' },
  author: 'Author',
  authorRole: 'Author’s role',
  date: { label: 'Date', help: 'Leave it empty to use the day you publish.' },
  company: { label: 'Business', help: 'Such as “A bakery with two shops”.' },
  industry: 'Industry',
  result: { label: 'Result', help: 'Such as “9 hours less typing a week”.' },
  slug: {
    label: 'Address',
    help: 'The last part of the page’s address, which can’t change while the article is published. Leave it empty to make it from the title.',
  },
  picture: {
    label: 'Picture',
    help: 'A drawing, or a photo that was uploaded under Articles, Pictures.',
  },
  pictureAlt: {
    label: 'What the photo shows',
    help: 'One sentence for people who can’t see it. Needed to publish with a photo.',
  },
  body: { label: 'Text', help: markdownHelp },
};

const drawings: Readonly<Record<ArticlePictureName, string>> = {
  '': 'None',
  'blog-tools-2025': 'A workbench with tools',
  'blog-human-touch': 'A person at a front desk',
  'blog-roi': 'A sheet of figures',
  'case-online-orders': 'A bakery’s orders',
  'case-invoice-processing': 'Invoices in a workshop',
};

export const meta = adminMeta('Articles');

export async function loader({ params, context }: Route.LoaderArgs) {
  const app = getAppContext(context);
  const article = await findArticle(app, params.id);
  const photos = await listPhotoChoices(app);
  return {
    article,
    photos: Object.fromEntries(photos.map((one) => [photoText(one), `Photo: ${one.name}`])),
    problems: readMarkdown(article.words.body).problems,
  };
}

export const action = adminAction(articleActs);

export default function ArticlePage({ loaderData, actionData }: Route.ComponentProps) {
  if (actionData && 'preview' in actionData) {
    return (
      <>
        <Alert tone="info" title="Preview">
          <p>This is how visitors will see the article. Nothing was saved or published.</p>
        </Alert>
        <OwnArticlePage article={actionData.preview} />
      </>
    );
  }
  const { article, photos, problems } = loaderData;
  const { kind, isPublished, path, slug } = article;
  const { isSample, ...words } = article.words;
  const { values: typed, errors } = refusedOf(actionData, 'save', 'publish');
  const values = typed ?? { ...words, slug, isSample: isSample ? 'on' : '' };
  const field = formFields({ form: 'article', words: fields, values, errors });
  return (
    <AdminPage
      title={words.title || untitled}
      lead={article.fault ?? articleKinds[kind]}
      actions={
        <>
          {isPublished && <PageLink to={path}>See it on the site</PageLink>}
          <PageLink to="/admin/articles">All articles</PageLink>
        </>
      }
    >
      <Notice
        words={articleNotices}
        problem={
          typed && {
            title: 'Not saved',
            description: errors.version ?? 'Check the fields that are marked below.',
          }
        }
      />
      {errors.version && (
        <Card title="What was saved meanwhile">
          <p>Your text is still in the form below. Saving it now replaces this one.</p>
          <p className="font-bold">{words.title}</p>
          <p>{words.description}</p>
          <pre className="whitespace-pre-wrap">{words.body}</pre>
        </Card>
      )}
      <Card title="Write">
        <MarkdownProblems problems={problems} />
        {/* Posted by the browser, which alone can show the preview in another tab. */}
        <Form
          method="post"
          encType="multipart/form-data"
          className="admin-stack"
          noValidate
          reloadDocument
        >
          <Field {...field('title')} required />
          <Field {...field('description')} required />
          <div className="form-pair">
            <Field {...field('category')} required />
            <Field {...field('date')} kind="date" />
            <Field {...field('author')} required />
            <Field {...field('authorRole')} optionalNote="(optional)" />
            {kind === 'case-study' && (
              <>
                <Field {...field('company')} required />
                <Field {...field('industry')} required />
                <Field {...field('result')} required />
                <Checkbox
                  id="article-sample"
                  name="isSample"
                  label="This is a made-up example: mark it as a sample story."
                  defaultChecked={values.isSample === 'on'}
                />
              </>
            )}
          </div>
          {!isPublished && <Field {...field('slug')} optionalNote="(optional)" />}
          <Field {...field('picture')} kind="select">
            <Options words={{ ...drawings, ...photos }} />
          </Field>
          <Field {...field('pictureAlt')} optionalNote="(optional)" />
          <TextEditor field={field('body')} rows={24} />
          <DraftSaver action={`/admin/articles/${article.id}/autosave`} version={article.version} />
          <div className="admin-row">
            <PostButton intent="publish" variant="primary">
              Publish
            </PostButton>
            <PostButton intent="save">Save Draft</PostButton>
            <Button
              type="submit"
              name="intent"
              value="preview"
              formTarget="_blank"
              variant="secondary"
              small
            >
              Preview in a New Tab
            </Button>
            <PostButton intent="remove" variant="quiet">
              {isPublished ? 'Take Off the Site' : 'Delete Draft'}
            </PostButton>
          </div>
        </Form>
      </Card>
    </AdminPage>
  );
}
