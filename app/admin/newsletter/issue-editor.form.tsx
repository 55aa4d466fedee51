import { Form } from 'react-router';
import type { MarkdownProblem } from '#app/platform/markdown/markdown-blocks.ts';
import { Button } from '#app/ui/button.tsx';
import { Field } from '#app/ui/field.tsx';
import { Card } from '../shell/admin-page.tsx';
import { DraftSaver } from '../shell/draft-saver.tsx';
import { formFields } from '../shell/form-fields.ts';
import { MarkdownProblems } from '../shell/markdown-problems.tsx';
import { TextEditor } from '../shell/text-editor.tsx';
import { PREVIEW_FRAME } from './issue-preview.tsx';
import { newsletterWords as words } from './newsletter-admin.content.ts';

/** The form of a draft, with the buttons to save, test, send or discard it. */
export function IssueEditor({
  issue,
  values,
  errors,
}: {
  issue: { id: string; problems: readonly MarkdownProblem[] };
  values: { subject?: string; preheader?: string; body?: string };
  errors: Record<string, string>;
}) {
  const { editor } = words;
  const field = formFields({ form: 'issue', words: editor, values, errors });
  return (
    <Card title={editor.title}>
      <MarkdownProblems words={words.problems} problems={issue.problems} />
      {/* Posted by the browser, which alone can show the answer in another frame. */}
      <Form
        method="post"
        encType="multipart/form-data"
        className="admin-stack"
        noValidate
        reloadDocument
      >
        <Field {...field('subject')} required />
        <Field {...field('preheader')} />
        <TextEditor field={field('body')} rows={18} />
        <DraftSaver />
        <div className="admin-row admin-editor-buttons">
          <Button type="submit" name="intent" value="save" variant="secondary" small>
            {editor.save}
          </Button>
          <PreviewButton id={issue.id} frame={PREVIEW_FRAME} label={editor.preview} />
          <PreviewButton id={issue.id} frame="_blank" label={editor.previewTab} />
          <Button type="submit" name="intent" value="test" variant="secondary" small>
            {editor.test}
          </Button>
          <Button type="submit" name="intent" value="next" small>
            {editor.next}
          </Button>
        </div>
      </Form>
      <Form method="post">
        <Button type="submit" name="intent" value="discard" variant="quiet" small>
          {editor.discard}
        </Button>
      </Form>
    </Card>
  );
}

function PreviewButton({ id, frame, label }: { id: string; frame: string; label: string }) {
  return (
    <Button
      type="submit"
      formAction={`/admin/newsletter/${id}/preview`}
      formTarget={frame}
      variant="secondary"
      small
    >
      {label}
    </Button>
  );
}
