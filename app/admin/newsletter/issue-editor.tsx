import { Form } from 'react-router';
import { interpolate } from '#app/platform/format/interpolate.ts';
import type { MarkdownProblem } from '#app/platform/markdown/markdown-blocks.ts';
import { Button } from '#app/ui/button.tsx';
import { ChoiceGroup, type ChoiceOption } from '#app/ui/choice.tsx';
import { Field } from '#app/ui/field.tsx';
import { Card, shortMoment } from '../shell/admin-page.tsx';
import { DraftSaver } from '../shell/draft-saver.tsx';
import { EmailsWait } from '../shell/emails-wait.tsx';
import { formFields, type Refused } from '../shell/form-fields.ts';
import { MarkdownProblems } from '../shell/markdown-problems.tsx';
import { ButtonForm, PostButton, Question } from '../shell/post-form.tsx';
import { TextEditor } from '../shell/text-editor.tsx';
import { newsletterWords } from './newsletter.content.ts';

const words = {
  fields: {
    subject: 'Subject',
    preheader: { label: 'Preview line', help: 'Most email apps show it next to the subject.' },
    body: {
      label: 'Text',
      help: 'Markdown: ## for a heading, - for a list, **bold**, [words](https://example.com) for a link. The footer with your address and the unsubscribe link is added automatically.',
    },
    date: { label: 'Day', help: 'Leave day and time empty to send it now.' },
    time: 'Time (Toronto)',
  },
  nothingYet: 'Nothing is sent until you’ve seen how many people it goes to.',
  waitlist:
    'They agreed to one email, sent when the item is ready. This is that email: after it, they’re marked as told and won’t be emailed about this item again.',
  left: 'Anyone who unsubscribes before their turn won’t get it.',
};

/** The name of the iframe of the preview, to which the editor posts what hasn't been saved yet. */
export const PREVIEW_FRAME = 'issue-preview';

/** The form of a draft: its words, who gets it and when. Nothing is sent by it. */
export function IssueEditor({
  id,
  problems,
  audiences,
  values,
  errors,
}: {
  id: string;
  problems: readonly MarkdownProblem[];
  audiences: readonly ChoiceOption[];
} & Required<Refused>) {
  const field = formFields({ form: 'issue', words: words.fields, values, errors });
  return (
    <Card title="Write">
      <MarkdownProblems problems={problems} />
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
        <DraftSaver action={`/admin/newsletter/${id}/autosave`} />
        <div className="admin-row admin-editor-buttons">
          <PostButton intent="save">Save Draft</PostButton>
          <Button
            type="submit"
            formAction={`/admin/newsletter/${id}/preview`}
            formTarget={PREVIEW_FRAME}
            variant="secondary"
            small
          >
            Preview
          </Button>
          <PostButton intent="test">Save and Send Me a Test</PostButton>
        </div>
        <ChoiceGroup
          id="issue-audience"
          name="audience"
          legend="Who gets it"
          options={audiences}
          defaultValues={[values?.audience || 'all']}
          error={errors.audience}
        />
        <div className="form-pair">
          <Field {...field('date')} kind="date" />
          <Field {...field('time')} kind="time" />
        </div>
        <PostButton intent="count" variant="primary">
          Save and Count Recipients
        </PostButton>
        <p className="text-muted">{words.nothingYet}</p>
      </Form>
      <ButtonForm intent="discard" variant="quiet">
        Delete Draft
      </ButtonForm>
    </Card>
  );
}

/** Asks for confirmation before anything is sent. */
export function SendQuestion({
  id,
  plan: { count, audience, leftOut, isWaitlist, sendAt },
  values: { audience: name = '', date = '', time = '' },
}: {
  id: string;
  plan: {
    count: number;
    audience: string;
    /** Confirmed members whose address bounced. */
    leftOut: number;
    isWaitlist: boolean;
    /** ISO-8601; undefined means now. */
    sendAt: string | undefined;
  };
  values: Record<string, string>;
}) {
  const people = `${count.toLocaleString('en-CA')} ${count === 1 ? 'person' : 'people'}`;
  const choice = { audience: name, date, time };
  return (
    <Question
      title={`It goes to ${people}: ${audience}.`}
      fields={choice}
      intent="send"
      submit={`${sendAt ? 'Schedule for' : 'Send to'} ${people}`}
      keep={{
        href: `/admin/newsletter/${id}?${new URLSearchParams(choice)}`,
        label: 'Don’t Send Yet',
      }}
    >
      {leftOut > 0 && <p>{interpolate(newsletterWords.leftOut, { count: leftOut })}</p>}
      {isWaitlist && <p>{words.waitlist}</p>}
      <p>
        {sendAt && `Sending starts on ${shortMoment(sendAt)}, Toronto time.`} {words.left}
      </p>
      <EmailsWait />
    </Question>
  );
}
