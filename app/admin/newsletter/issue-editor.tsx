import { Form } from 'react-router';
import { interpolate } from '#app/platform/format/interpolate.ts';
import type { MarkdownProblem } from '#app/platform/markdown/markdown-blocks.ts';
import { Button } from '#app/ui/button.tsx';
import { ChoiceGroup, type ChoiceOption } from '#app/ui/choice.tsx';
import { Field } from '#app/ui/field.tsx';
import { PageLink } from '#app/ui/page-link.tsx';
import { Card, shortMoment } from '../shell/admin-page.tsx';
import { DraftSaver } from '../shell/draft-saver.tsx';
import { formFields } from '../shell/form-fields.ts';
import { MarkdownProblems } from '../shell/markdown-problems.tsx';
import { ButtonForm, PostButton } from '../shell/post-form.tsx';
import { TextEditor } from '../shell/text-editor.tsx';
import { useViewer } from '../shell/use-viewer.ts';
import { PREVIEW_FRAME } from './issue-preview.tsx';
import { newsletterWords as words } from './newsletter-admin.content.ts';

/** The form of a draft: its words, who gets it and when. Nothing is sent by it. */
export function IssueEditor({
  issue: { id, problems },
  audiences,
  values,
  errors,
}: {
  issue: { id: string; problems: readonly MarkdownProblem[] };
  audiences: readonly ChoiceOption[];
  values: Readonly<Record<string, string>>;
  errors: Record<string, string>;
}) {
  const { editor, send } = words;
  const field = formFields({ form: 'issue', words: { ...editor, ...send }, values, errors });
  const preview = { type: 'submit', formAction: `/admin/newsletter/${id}/preview` } as const;
  return (
    <Card title={editor.title}>
      <MarkdownProblems words={words.problems} problems={problems} />
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
          <PostButton intent="save">{editor.save}</PostButton>
          <Button {...preview} formTarget={PREVIEW_FRAME} variant="secondary" small>
            {editor.preview}
          </Button>
          <Button {...preview} formTarget="_blank" variant="secondary" small>
            {editor.previewTab}
          </Button>
          <PostButton intent="test">{editor.test}</PostButton>
        </div>
        <ChoiceGroup
          id="issue-audience"
          name="audience"
          legend={send.audience}
          options={audiences}
          defaultValues={[values.audience ?? 'all']}
          error={errors.audience}
        />
        <ChoiceGroup
          id="issue-when"
          name="when"
          legend={send.when}
          options={Object.entries(send.whens).map(([value, label]) => ({ value, label }))}
          defaultValues={[values.when ?? 'now']}
          error={errors.when}
        />
        <div className="form-pair">
          <Field {...field('date')} kind="date" />
          <Field {...field('time')} kind="time" />
        </div>
        <PostButton intent="count" variant="primary">
          {send.count}
        </PostButton>
        <p className="text-muted">{send.lead}</p>
      </Form>
      <ButtonForm intent="discard" variant="quiet">
        {editor.discard}
      </ButtonForm>
    </Card>
  );
}

export type Plan = {
  count: number;
  audience: string;
  /** Confirmed members whose address bounced. */
  leftOut: number;
  isWaitlist: boolean;
  /** ISO-8601; undefined means now. */
  sendAt: string | undefined;
  perMinute: number;
  /** Whether the emails can be sent: the site has an email server. */
  hasServer: boolean;
};

/** Asks for confirmation before anything is sent. */
export function ConfirmCard({ values, plan }: { values: Record<string, string>; plan: Plan }) {
  const { confirm, noServer } = words.send;
  const { role } = useViewer();
  const { count, audience, leftOut, sendAt, perMinute: rate, hasServer } = plan;
  const minutes = Math.ceil(count / rate);
  const oneMinute = count < rate ? confirm.takesLess : confirm.takesOne;
  const number = count.toLocaleString('en-CA');
  const now = hasServer
    ? { text: confirm.now, submit: confirm.submitNow }
    : { text: confirm.waiting, submit: confirm.submitWaiting };
  const submit = sendAt ? confirm.submitLater : now.submit;
  const many = interpolate(count === 1 ? confirm.one : confirm.many, { count: number, audience });
  return (
    <Card title={confirm.title} id="send">
      <p className="text-xl font-bold">{count === 0 ? confirm.nobody : many}</p>
      {leftOut > 0 && (
        <p>
          {interpolate(leftOut === 1 ? confirm.leftOut.one : confirm.leftOut.many, {
            count: leftOut,
          })}
        </p>
      )}
      {!hasServer && (
        <p className="font-bold">
          {noServer.text}{' '}
          {role === 'owner' && (
            <PageLink to="/admin/email-integration">{noServer.settings}</PageLink>
          )}
        </p>
      )}
      {count > 0 && (
        <>
          {plan.isWaitlist && <p>{confirm.waitlist}</p>}
          <p>
            {sendAt ? interpolate(confirm.later, { when: shortMoment(sendAt) }) : now.text}{' '}
            {interpolate(minutes === 1 ? oneMinute : confirm.takes, { rate, minutes })}{' '}
            {confirm.left}
          </p>
          <Form method="post">
            {(['audience', 'when', 'date', 'time'] as const).map((name) => (
              <input key={name} type="hidden" name={name} value={values[name] ?? ''} />
            ))}
            <PostButton intent="send" variant="primary">
              {interpolate(count === 1 ? submit.one : submit.many, { count: number })}
            </PostButton>
          </Form>
        </>
      )}
    </Card>
  );
}
