import { interpolate } from '#app/platform/format/interpolate.ts';
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
        {!check && <PageLink to="/admin/email-integration">{words.settings}</PageLink>}
      </p>
      {check === 'server' && state.kind !== 'none' && (
        <ButtonForm intent="check">
          {state.provider === 'smtp' ? words.check : words.checkServer}
        </ButtonForm>
      )}
    </Alert>
  );
}

/** The alarm about emails that don't leave, whatever the reason. */
export function LateEmails({ late }: { late: number }) {
  if (late === 0) return null;
  const title = interpolate(late === 1 ? words.late.one : words.late.many, { late });
  return (
    <Alert tone="bad" title={title}>
      <p>
        {words.late.text}{' '}
        <PageLink to="/admin/mail?state=queued&kind=mail">{words.late.openQueue}</PageLink>
      </p>
    </Alert>
  );
}

function describe(state: MailState): string {
  if (state.kind === 'none') return words.none.text;
  const provider = words.names[state.provider];
  switch (state.kind) {
    case 'untried':
      return interpolate(words.untried, { provider });
    case 'works':
      return interpolate(words.works[state.by], { provider, at: shortMoment(state.at) });
    case 'fails':
      return interpolate(words.fails, {
        provider,
        at: shortMoment(state.at),
        reason: `${state.reason} ${state.response && `“${state.response}”`}`.trim(),
      });
    default:
      return state satisfies never;
  }
}
