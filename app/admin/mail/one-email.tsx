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

/** An email or a request to a webhook: its attempts, its words, and what can be done about it. */
export function OneEmail({
  email,
  refused: { values, errors },
}: {
  email: Awaited<ReturnType<typeof readEmail>>;
  refused: Refused;
}) {
  const { state, recipient, attempts, content } = email;
  const isPlanned = state === 'planned';
  return (
    <AdminPage
      title={email.name}
      lead={`${recipient}: ${isPlanned ? 'Scheduled' : stateWords[state]}`}
    >
      <Notice
        words={mailNotices}
        problem={
          errors.recipient ? { title: 'Not sent', description: errors.recipient } : undefined
        }
      />
      <div className="admin-pair">
        <Card title="Attempts">
          {attempts.length === 0 && <p className="text-muted">No delivery attempts.</p>}
          {attempts.length > 0 && (
            <Table
              stacks
              caption="Attempts"
              captionHidden
              columns={['No.', 'When (Toronto)', 'By', 'Outcome', 'Response'].map((header) => ({
                header,
              }))}
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
          )}
        </Card>
        <div className="admin-stack">
          <Card>
            <Facts
              facts={[
                ['Queued', <When key="created" at={email.created_at} />],
                [
                  isPlanned ? 'Scheduled for' : 'Next attempt',
                  email.next_attempt_at && <When at={email.next_attempt_at} />,
                ],
                ['Finished', email.finished_at && <When at={email.finished_at} />],
                [state === 'cancelled' ? 'Reason' : 'Last response', email.last_response],
              ]}
            />
          </Card>
          {email.canSend && (
            <FormCard title="Send it now" intent="retry" variant="primary" submit="Send Now">
              <p>{email.isInDoubt ? words.doubt : words.send}</p>
              {email.isMail && (
                <Field
                  kind="email"
                  id="mail-recipient"
                  name="recipient"
                  label="Address"
                  help="Correct it if it was mistyped."
                  defaultValue={values?.recipient ?? recipient}
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
          {(state === 'failed' || state === 'unknown') && (
            <Card title="Mark as handled">
              <p>If you’ve dealt with it another way, it no longer counts as failed.</p>
              <ButtonForm intent="put-aside">Mark Handled</ButtonForm>
            </Card>
          )}
        </div>
      </div>
      <Card title="Content">
        <p className="font-bold">{content.subject}</p>
        <p className="admin-text">{content.text}</p>
      </Card>
    </AdminPage>
  );
}
