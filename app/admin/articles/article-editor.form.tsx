import { Form } from 'react-router';
import { photoText, type UploadedPhoto } from '#app/facts/uploaded-picture.ts';
import type { ArticlePictureName } from '#app/features/articles/article-picture-names.ts';
import type { EditedArticle } from '#app/features/articles/own/own-articles.server.ts';
import type { MarkdownProblem } from '#app/platform/markdown/markdown-blocks.ts';
import { Button } from '#app/ui/button.tsx';
import { Checkbox } from '#app/ui/choice.tsx';
import { Field } from '#app/ui/field.tsx';
import { Card } from '../shell/admin-page.tsx';
import { DraftSaver } from '../shell/draft-saver.tsx';
import { formFields } from '../shell/form-fields.ts';
import { MarkdownProblems } from '../shell/markdown-problems.tsx';
import { Options, PostButton } from '../shell/post-form.tsx';
import { TextEditor } from '../shell/text-editor.tsx';
import { markdownHelp } from './articles-admin.content.ts';

const fieldWords = {
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
    help: 'The last part of the page’s address. Leave it empty to make it from the title.',
  },
  picture: {
    label: 'Picture',
    help: 'A drawing, or a photo that you uploaded under Articles, Pictures.',
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

const problemWords = {
  title: 'Check these in the text',
  html: 'HTML is shown as plain text: {text}',
  address: 'This isn’t a web or email address, so it isn’t a link: {text}',
  image:
    'This picture isn’t one of yours, so readers see its description instead. Add it by the Picture button: {text}',
  brokenLink:
    'This link fell apart; its address has a space or another character that links can’t have: {text}',
};

interface ArticleEditorProps {
  article: EditedArticle;
  photos: readonly (UploadedPhoto & { name: string })[];
  problems: readonly MarkdownProblem[];
  values: Readonly<Record<string, string | undefined>>;
  errors: Readonly<Record<string, string>>;
}

/** The form of an article. The buttons save, show, publish, withdraw or delete it. */
export function ArticleEditor({ article, photos, problems, values, errors }: ArticleEditorProps) {
  const { kind, version, publishedOn, path } = article;
  const field = formFields({ form: 'article', words: fieldWords, values, errors });
  return (
    <Card title="Write">
      <MarkdownProblems words={problemWords} problems={problems} />
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
        </div>
        <div className="form-pair">
          <Field {...field('author')} required />
          <Field {...field('authorRole')} optionalNote="(optional)" />
        </div>
        {kind === 'case-study' && (
          <>
            <div className="form-pair">
              <Field {...field('company')} required />
              <Field {...field('industry')} required />
            </div>
            <Field {...field('result')} required />
            <Checkbox
              id="article-sample"
              name="isSample"
              label="This is a made-up example: mark it as a sample story."
              defaultChecked={values.isSample === 'on'}
            />
          </>
        )}
        {publishedOn ? (
          <p className="help">Address: {path}. It can’t change while the article is published.</p>
        ) : (
          <Field {...field('slug')} optionalNote="(optional)" />
        )}
        <Field {...field('picture')} kind="select">
          <Options words={drawings} />
          {photos.map((photo) => (
            <option key={photo.id} value={photoText(photo)}>
              {`Photo: ${photo.name}`}
            </option>
          ))}
        </Field>
        <Field {...field('pictureAlt')} optionalNote="(optional)" />
        <TextEditor field={field('body')} rows={24} />
        <DraftSaver action={`/admin/articles/${article.id}/autosave`} version={version} />
        <div className="admin-row">
          <PostButton intent="publish" variant="primary">
            {publishedOn ? 'Publish the Changes' : 'Publish'}
          </PostButton>
          <PostButton intent="save">Save Draft</PostButton>
          <Button
            type="submit"
            formAction={`/admin/articles/${article.id}/preview`}
            formTarget="_blank"
            variant="secondary"
            small
          >
            Preview in a New Tab
          </Button>
          <PostButton intent={publishedOn ? 'withdraw' : 'discard'} variant="quiet">
            {publishedOn ? 'Take Off the Site' : 'Delete Draft'}
          </PostButton>
        </div>
      </Form>
    </Card>
  );
}
