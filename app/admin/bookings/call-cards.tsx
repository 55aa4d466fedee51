import type { SitePath } from '#app/content-types.ts';
import { nameMail } from '#app/emails/email-names.ts';
import { Alert } from '#app/ui/alert.tsx';
import { Field } from '#app/ui/field.tsx';
import { PageLink } from '#app/ui/page-link.tsx';
import { stateWords } from '../mail/mail.content.ts';
import { timelineWords } from '../people/people.content.ts';
import { mayOpen } from '../session/access.ts';
import { When } from '../shell/admin-page.tsx';
import { EmailsWait } from '../shell/emails-wait.tsx';
import { FormCard, PostButton } from '../shell/post-form.tsx';
import { useViewer } from '../shell/use-viewer.ts';
import { bookingsWords as words } from './bookings.content.ts';
import { AnywayButton, TimeChoice } from './time-choice.tsx';

/** After the call: whether it took place. */
export function OutcomeCard({ hasEmail }: { hasEmail: boolean }) {
  const { canEmail } = useViewer();
  const { outcome } = words;
  const isTold = hasEmail && canEmail;
  return (
    <FormCard
      title={outcome.title}
      intent="completed"
      variant="primary"
      submit={outcome.completed}
      more={
        <PostButton intent="no-show">{isTold ? outcome.noShow : outcome.noShowAlone}</PostButton>
      }
    >
      {hasEmail && <EmailsWait />}
    </FormCard>
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
    <FormCard
      title={move.title}
      id="move"
      fields={{ intent: 'move' }}
      intent="move"
      variant="primary"
      submit={move.submit}
      more={
        <>
          {refused?.canInsist && <AnywayButton>{move.anyway}</AnywayButton>}
          <PageLink to={week}>{move.inWeek}</PageLink>
        </>
      }
    >
      <p>{hasEmail ? move.text : move.byPhone}</p>
      {hasEmail && <EmailsWait />}
      <TimeChoice id="move" choice={choice} typed={refused?.values} error={refused?.error} />
    </FormCard>
  );
}

/** Cancels the call, with a note to the visitor. */
export function CancelCard({ hasEmail }: { hasEmail: boolean }) {
  const { cancel } = words;
  return (
    <FormCard title={cancel.title} intent="cancel" submit={cancel.submit}>
      <p>{hasEmail ? cancel.text : cancel.byPhone}</p>
      {hasEmail && <EmailsWait />}
      <Field
        id="cancel-reason"
        name="reason"
        maxLength={500}
        label={cancel.reason}
        help={hasEmail ? cancel.reasonHelp : cancel.reasonByPhone}
      />
    </FormCard>
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
