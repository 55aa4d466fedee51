import type { SitePath } from '#app/content-types.ts';
import { nameMail } from '#app/emails/email-names.ts';
import { Alert } from '#app/ui/alert.tsx';
import { Field } from '#app/ui/field.tsx';
import { PageLink } from '#app/ui/page-link.tsx';
import { stateWords } from '../mail/mail.content.ts';
import { timelineWords } from '../people/people.content.ts';
import { mayOpen } from '../session/access.ts';
import { When } from '../shell/admin-page.tsx';
import { FormCard, PostButton } from '../shell/post-form.tsx';
import { useViewer } from '../shell/use-viewer.ts';
import { bookingsWords as words } from './bookings.content.ts';
import { AnywayButton, TimeChoice } from './time-choice.tsx';

/** After the call: whether it took place. */
export function OutcomeCard() {
  const { title, text, completed, noShow } = words.outcome;
  return (
    <FormCard
      title={title}
      intent="completed"
      variant="primary"
      submit={completed}
      more={<PostButton intent="no-show">{noShow}</PostButton>}
    >
      <p>{text}</p>
    </FormCard>
  );
}

/** Moves the call. */
export function MoveCard({
  choice,
  week,
  refused,
}: {
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
      <p>{move.text}</p>
      <TimeChoice id="move" choice={choice} typed={refused?.values} error={refused?.error} />
    </FormCard>
  );
}

/** Cancels the call, with a note to the visitor. */
export function CancelCard() {
  const { title, text, reason, reasonHelp, submit } = words.cancel;
  return (
    <FormCard title={title} intent="cancel" submit={submit}>
      <p>{text}</p>
      <Field id="cancel-reason" name="reason" maxLength={500} label={reason} help={reasonHelp} />
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
            {mayOpen(role, '/admin/mail') ? (
              <PageLink to={`/admin/mail?email=${id}`}>{nameMail(template)}</PageLink>
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
