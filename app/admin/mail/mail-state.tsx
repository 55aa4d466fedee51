import type { MailState } from '#app/platform/outbox/mail-state.server.ts';
import { Alert, type Tone } from '#app/ui/alert.tsx';
import { PageLink } from '#app/ui/page-link.tsx';
import { shortMoment } from '../shell/admin-page.tsx';
import { ButtonForm } from '../shell/post-form.tsx';
import { mailStateWords as words } from './mail-state.content.ts';

/**
 * Whether email works, in the same words on every screen. On the email settings, `check` is what
 * can be checked: the email server, or the email service, which takes a test email.
 */
export function MailStateLine({
  state,
  check,
}: {
  state: MailState;
  check?: 'server' | 'service';
}) {
  const { tone, title, text } = describe(state);
  return (
    <Alert tone={tone} title={title}>
      <p>
        {text} {check === 'service' && words.test}
        {!check && <PageLink to="/admin/email-integration">Email Settings</PageLink>}
      </p>
      {check === 'server' && <ButtonForm intent="check">Check Now</ButtonForm>}
    </Alert>
  );
}

function describe(state: MailState): { tone: Tone; title: string; text: string } {
  if (state.kind === 'none') return { tone: 'warn', title: 'Email isn’t set up', text: words.none };
  const provider = state.provider === 'smtp' ? 'Your email server' : 'Your email service';
  if (state.kind === 'untried') {
    const text = 'No email has gone through it yet.';
    return { tone: 'info', title: `${provider} is set up`, text };
  }
  const at = shortMoment(state.at);
  if (state.kind === 'works') {
    const proof = state.by === 'email' ? 'accepted an email' : 'responded to a check';
    return { tone: 'good', title: `${provider} works`, text: `It ${proof} on ${at}.` };
  }
  const response = state.response && `“${state.response}.” `;
  const text = `On ${at}: ${state.reason} ${response}${words.waits}`;
  return { tone: 'bad', title: `${provider} doesn’t work`, text };
}

/** The alarm about emails that don't leave, whatever the reason. */
export function LateEmails({ late }: { late: number }) {
  if (late === 0) return null;
  const waiting = late === 1 ? '1 email has' : `${late} emails have`;
  return (
    <Alert tone="bad" title={`${waiting} been waiting for more than 30 minutes`}>
      <p>
        {words.late} <PageLink to="/admin/mail?state=queued&kind=mail">Open the queue</PageLink>
      </p>
    </Alert>
  );
}
