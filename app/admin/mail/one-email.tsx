import { Field } from '#app/ui/field.tsx';
import { Table } from '#app/ui/table.tsx';
import { AdminPage, Card, Facts, When } from '../shell/admin-page.tsx';
import type { Refused } from '../shell/form-fields.ts';
import { Notice } from '../shell/notice.tsx';
import { ButtonForm, FormCard } from '../shell/post-form.tsx';
import { mailNotices, stateWords, mailWords as words } from './mail.content.ts';
import type { readEmail } from './one-email.server.ts';

const providers: Readonly<Record<string, string>> = {
  'email-service': 'Email service',
  smtp: 'Email server (SMTP)',
  webhook: 'Webhook',
};

const outcomes: Readonly<Record<string, string>> = {
  accepted: 'Accepted',
  sent: 'Accepted',
  retry: 'Deferred',
  rejected: 'Refused',
  failed: 'Refused',
  'provider-down': 'Not reached',
  unknown: 'No response',
  started: 'In progress',
};

type OneEmailProps = { email: Awaited<ReturnType<typeof readEmail>>; refused: Refused };

/** An email or a request to a webhook: its attempts, its words, and what can be done about it. */
export function OneEmail({ email, refused: { values, errors } }: OneEmailProps) {
  const { row, retry, preview, isPlanned, isHeldBack } = email;
  const isMail = row.channel === 'mail';
  const provider = row.provider ?? '';
  const problem = errors.recipient
    ? { title: 'Not sent', description: errors.recipient }
    : undefined;
  return (
    <AdminPage
      title={email.name}
      lead={`${email.recipient}: ${isPlanned ? 'Scheduled' : stateWords[row.state]}`}
    >
      <Notice words={mailNotices} problem={problem} />
      <div className="admin-pair">
        <Card title="Attempts">
          <Attempts email={email} />
        </Card>
        <div className="admin-stack">
          <Card>
            <Facts
              facts={[
                ['Queued', <When key="created" at={row.created_at} />],
                [
                  isPlanned ? 'Scheduled for' : 'Next attempt',
                  row.state === 'queued' ? <When key="next" at={row.next_attempt_at} /> : '',
                ],
                ['Finished', row.finished_at && <When key="end" at={row.finished_at} />],
                ['Sent by', row.state === 'sent' ? (providers[provider] ?? provider) : ''],
                // Above, as the reason, where there was no attempt.
                [
                  row.state === 'cancelled' ? 'Reason' : 'Last response',
                  isHeldBack ? '' : row.last_response,
                ],
              ]}
            />
          </Card>
          {retry && (
            <FormCard
              title={words.retry[retry].title}
              intent="retry"
              variant="primary"
              submit={words.retry[retry].submit}
            >
              <p>{email.isInDoubt ? words.doubt : words.retry[retry].text}</p>
              {isMail && (
                <Field
                  kind="email"
                  id="mail-recipient"
                  name="recipient"
                  label="Address"
                  help="Correct it if it was mistyped."
                  defaultValue={values?.recipient ?? row.recipient}
                  error={errors.recipient}
                />
              )}
            </FormCard>
          )}
          {email.isOutOfDate && (
            <Card title="Out of date">
              <p>{words.outOfDate}</p>
            </Card>
          )}
          {(row.state === 'failed' || row.state === 'unknown') && (
            <Card title="Mark as handled">
              <p>{words.putAside}</p>
              <ButtonForm intent="put-aside">Mark Handled</ButtonForm>
            </Card>
          )}
        </div>
      </div>
      <Card title="Content">
        {preview ? (
          <>
            <p className="font-bold">{preview.subject}</p>
            <p className="admin-text">{preview.text}</p>
          </>
        ) : (
          <p className="text-muted">{words.previewGone}</p>
        )}
      </Card>
    </AdminPage>
  );
}

/** The attempts to deliver it, or why there are none. */
function Attempts({ email: { row, attempts, isHeldBack } }: Pick<OneEmailProps, 'email'>) {
  if (isHeldBack) return <p className="text-muted">It wasn’t sent. {row.last_response}</p>;
  if (attempts.length === 0) return <p className="text-muted">No delivery attempts.</p>;
  return (
    <Table
      stacks
      caption="Attempts"
      captionHidden
      columns={['No.', 'When (Toronto)', 'By', 'Outcome', 'Response'].map((header) => ({ header }))}
      rows={attempts.map(({ id, number, started_at, provider, outcome, response }) => ({
        id,
        cells: [
          number,
          <When key="at" at={started_at} />,
          providers[provider] ?? provider,
          outcomes[outcome] ?? outcome,
          <code key="answer" className="admin-raw">
            {response}
          </code>,
        ],
      }))}
    />
  );
}
