import type { MailState } from '#app/platform/outbox/mail-state.server.ts';
import { Alert, type Tone } from '#app/ui/alert.tsx';
import { PageLink } from '#app/ui/page-link.tsx';
import { shortMoment } from '../shell/admin-page.tsx';
import { ButtonForm } from '../shell/post-form.tsx';
import { mailStateWords as words } from './mail-state.content.ts';

const tones: Record<MailState['kind'], Tone> = {
  none: 'warn',
  untried: 'info',
  works: 'good',
  fails: 'bad',
};

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
  return (
    <Alert
      tone={tones[state.kind]}
      title={state.kind === 'none' ? words.none.title : words.titles[state.provider]}
    >
      <p>
        {describe(state)} {check === 'service' && words.test}
        {state.kind === 'fails' && `${words.waits} `}
        {!check && <PageLink to="/admin/email-integration">Email Settings</PageLink>}
      </p>
      {check === 'server' && state.kind !== 'none' && (
        <ButtonForm intent="check">
          {state.provider === 'smtp' ? 'Check Now' : 'Check Email Server'}
        </ButtonForm>
      )}
    </Alert>
  );
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

function describe(state: MailState): string {
  if (state.kind === 'none') return words.none.text;
  const provider = words.names[state.provider];
  switch (state.kind) {
    case 'untried':
      return `${provider} is set up, but no email has gone through it yet.`;
    case 'works': {
      const proof = state.by === 'email' ? 'accepted an email' : 'responded to a check';
      return `${provider} works: it ${proof} on ${shortMoment(state.at)}.`;
    }
    case 'fails': {
      const response = state.response && ` “${state.response}”`;
      return `${provider} didn’t work on ${shortMoment(state.at)}: ${state.reason}${response}`;
    }
    default:
      return state satisfies never;
  }
}
