import { nameMail } from '#app/emails/email-names.ts';
import { Alert } from '#app/ui/alert.tsx';
import { PageLink } from '#app/ui/page-link.tsx';
import { conversationWords } from '../inbox/conversation.content.ts';
import { stateWords } from '../mail/mail.content.ts';
import { mayOpen } from '../session/access.ts';
import { When } from '../shell/admin-page.tsx';
import { useViewer } from '../shell/use-viewer.ts';
import { bookingsWords } from './bookings.content.ts';

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
    <Alert tone="warn" title={bookingsWords.failedEmails}>
      <ul>
        {emails.map(({ id, template, at, state, isBounced }) => (
          <li key={id}>
            {mayOpen(role, '/admin/mail/:id') ? (
              <PageLink to={`/admin/mail/${id}`}>{nameMail(template)}</PageLink>
            ) : (
              nameMail(template)
            )}
            , <When at={at} />. {isBounced ? conversationWords.bounced : stateWords[state]}
          </li>
        ))}
      </ul>
    </Alert>
  );
}
