import { Form } from 'react-router';
import type { SitePath } from '#app/content-types.ts';
import { nameMail } from '#app/emails/email-names.ts';
import { Alert } from '#app/ui/alert.tsx';
import { Button } from '#app/ui/button.tsx';
import { Field } from '#app/ui/field.tsx';
import { PageLink } from '#app/ui/page-link.tsx';
import { stateWords } from '../mail/mail.content.ts';
import { timelineWords } from '../people/people.content.ts';
import { mayOpen } from '../session/access.ts';
import { Card, When } from '../shell/admin-page.tsx';
import { EmailsWait } from '../shell/emails-wait.tsx';
import { useViewer } from '../shell/use-viewer.ts';
import { bookingsWords as words } from './bookings.content.ts';
import { TimeChoice } from './time-choice.tsx';

/** After the call: whether it took place. */
export function OutcomeCard({ hasEmail }: { hasEmail: boolean }) {
  const { canEmail } = useViewer();
  return (
    <Card title={words.outcome.title}>
      <Form method="post" className="admin-row">
        <Button type="submit" name="intent" value="completed" small>
          {words.outcome.completed}
        </Button>
        <Button type="submit" name="intent" value="no-show" variant="secondary" small>
          {hasEmail && canEmail ? words.outcome.noShow : words.outcome.noShowAlone}
        </Button>
      </Form>
      {hasEmail && <EmailsWait />}
    </Card>
  );
}

/** Moves the call. Without an email address, the owner tells the visitor. */
export function MoveCard({
  hasEmail,
  choice,
  week,
  refused,
}: {
  hasEmail: boolean;
  choice: Parameters<typeof TimeChoice>[0]['choice'];
  /** The week in which a new time can be clicked. */
  week: SitePath;
  refused: { error: string; canInsist: boolean; values: Record<string, string> } | undefined;
}) {
  const { move } = words;
  return (
    <Card title={move.title} id="move">
      <p>{hasEmail ? move.text : move.byPhone}</p>
      {hasEmail && <EmailsWait />}
      <Form method="post" className="admin-stack" noValidate>
        <input type="hidden" name="intent" value="move" />
        <TimeChoice id="move" choice={choice} typed={refused?.values} error={refused?.error} />
        <div className="admin-row">
          <Button type="submit" small>
            {move.submit}
          </Button>
          {refused?.canInsist && (
            <Button type="submit" name="anyway" value="on" variant="secondary" small>
              {move.anyway}
            </Button>
          )}
          <PageLink to={week}>{move.inWeek}</PageLink>
        </div>
      </Form>
    </Card>
  );
}

/** Cancels the call, with a note to the visitor. */
export function CancelCard({ hasEmail }: { hasEmail: boolean }) {
  const { cancel } = words;
  return (
    <Card title={cancel.title}>
      <p>{hasEmail ? cancel.text : cancel.byPhone}</p>
      {hasEmail && <EmailsWait />}
      <Form method="post" className="admin-stack">
        <Field
          id="cancel-reason"
          name="reason"
          maxLength={500}
          label={cancel.reason}
          help={hasEmail ? cancel.reasonHelp : cancel.reasonByPhone}
        />
        <div>
          <Button type="submit" name="intent" value="cancel" variant="secondary" small>
            {cancel.submit}
          </Button>
        </div>
      </Form>
    </Card>
  );
}

export type FailedEmail = {
  id: string;
  template: string;
  at: string;
  state: 'failed' | 'unknown';
  isBounced: boolean;
};

/** Warns that emails to the visitor about a call didn't arrive. The email log is the owner's. */
export function FailedEmails({ emails }: { emails: readonly FailedEmail[] }) {
  const { role } = useViewer();
  if (emails.length === 0) return null;
  return (
    <Alert tone="warn" title={words.failedEmails}>
      <ul>
        {emails.map(({ id, template, at, state, isBounced }) => (
          <li key={id}>
            {mayOpen(role, '/admin/mail/:id') ? (
              <PageLink to={`/admin/mail/${id}`}>{nameMail(template)}</PageLink>
            ) : (
              nameMail(template)
            )}
            , <When at={at} />. {isBounced ? timelineWords.bounced : stateWords[state]}
          </li>
        ))}
      </ul>
    </Alert>
  );
}
