import { Form } from 'react-router';
import { photoText, type UploadedPhoto } from '#app/facts/uploaded-picture.ts';
import { articlePictureNames } from '#app/features/articles/article-picture-names.ts';
import type { EditedArticle } from '#app/features/articles/own/own-articles.server.ts';
import { interpolate } from '#app/platform/format/interpolate.ts';
import type { MarkdownProblem } from '#app/platform/markdown/markdown-blocks.ts';
import { Button } from '#app/ui/button.tsx';
import { Checkbox } from '#app/ui/choice.tsx';
import { Field } from '#app/ui/field.tsx';
import { Card } from '../shell/admin-page.tsx';
import { DraftSaver } from '../shell/draft-saver.tsx';
import { formFields } from '../shell/form-fields.ts';
import { MarkdownProblems } from '../shell/markdown-problems.tsx';
import { PostButton } from '../shell/post-form.tsx';
import { TextEditor } from '../shell/text-editor.tsx';
import { articlesWords } from './articles-admin.content.ts';

const words = articlesWords.editor;

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
  const field = formFields({ form: 'article', words: words.fields, values, errors });
  return (
    <Card title={words.title}>
      <MarkdownProblems words={articlesWords.problems} problems={problems} />
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
          <Field {...field('authorRole')} optionalNote={words.optional} />
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
              label={words.isSample}
              defaultChecked={values.isSample === 'on'}
            />
          </>
        )}
        {publishedOn ? (
          <p className="help">{interpolate(words.fixedSlug, { path })}</p>
        ) : (
          <Field {...field('slug')} optionalNote={words.optional} />
        )}
        <Field {...field('picture')} kind="select">
          {articlePictureNames.map((name) => (
            <option key={name} value={name}>
              {words.pictures[name]}
            </option>
          ))}
          {photos.map((photo) => (
            <option key={photo.id} value={photoText(photo)}>
              {interpolate(words.photo, { name: photo.name })}
            </option>
          ))}
        </Field>
        <Field {...field('pictureAlt')} optionalNote={words.optional} />
        <TextEditor field={field('body')} rows={24} />
        <DraftSaver version={version} />
        <div className="admin-row">
          <PostButton intent="publish" variant="primary">
            {publishedOn ? words.publishAgain : words.publish}
          </PostButton>
          <PostButton intent="save">{words.save}</PostButton>
          <Button
            type="submit"
            formAction={`/admin/articles/${article.id}/preview`}
            formTarget="_blank"
            variant="secondary"
            small
          >
            {words.preview}
          </Button>
          <PostButton intent={publishedOn ? 'withdraw' : 'discard'} variant="quiet">
            {publishedOn ? words.withdraw : words.discard}
          </PostButton>
        </div>
      </Form>
    </Card>
  );
}
