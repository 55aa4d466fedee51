import { Form } from 'react-router';
import { interpolate } from '#app/platform/format/interpolate.ts';
import { truncate } from '#app/platform/format/truncate.ts';
import type { MarkdownProblem } from '#app/platform/markdown/markdown-blocks.ts';
import { Alert } from '#app/ui/alert.tsx';
import { Button } from '#app/ui/button.tsx';
import { Field } from '#app/ui/field.tsx';
import { Card } from '../shell/admin-page.tsx';
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
  return (
    <Card title={editor.title}>
      <Problems problems={issue.problems} />
      <Form method="post" encType="multipart/form-data" className="admin-stack" noValidate>
        <Field
          id="issue-subject"
          name="subject"
          label={editor.subject}
          required
          defaultValue={values.subject}
          error={errors.subject}
        />
        <Field
          id="issue-preheader"
          name="preheader"
          label={editor.preheader}
          help={editor.preheaderHelp}
          defaultValue={values.preheader}
          error={errors.preheader}
        />
        <Field
          kind="textarea"
          id="issue-body"
          name="body"
          rows={18}
          label={editor.body}
          help={editor.bodyHelp}
          defaultValue={values.body}
          error={errors.body}
        />
        <div className="admin-row">
          <Button type="submit" name="intent" value="save" variant="secondary" small>
            {editor.save}
          </Button>
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

function Problems({ problems }: { problems: readonly MarkdownProblem[] }) {
  if (problems.length === 0) return null;
  const lines = problems.map(({ kind, text }) =>
    interpolate(words.problems[kind], { text: truncate(text, 80) }),
  );
  return (
    <Alert tone="warn" title={words.problems.title}>
      <ul>
        {[...new Set(lines)].map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </Alert>
  );
}
