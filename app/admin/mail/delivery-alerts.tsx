import { interpolate } from '#app/platform/format/interpolate.ts';
import type { DeliveryProblems } from '#app/platform/outbox/delivery-problems.server.ts';
import { Alert } from '#app/ui/alert.tsx';
import { PageLink } from '#app/ui/page-link.tsx';
import { shortMoment } from '../shell/admin-page.tsx';
import { deliveryWords as words } from './delivery.content.ts';

/** Warnings about providers that refuse emails and about late emails, with what to do. */
export function DeliveryAlerts({
  problems: { refusing, late, stalled },
}: {
  problems: DeliveryProblems;
}) {
  return (
    <>
      {refusing.map(({ provider, reason, response, at }) => (
        <Alert
          key={provider}
          tone="bad"
          title={interpolate(words.refusing.title, { provider: words.providers[provider] })}
        >
          <p>
            {reason} {interpolate(words.refusing.answer, { response, at: shortMoment(at) })}
          </p>
          <p>
            {words.refusing.text}{' '}
            <PageLink to="/admin/email-integration">{words.openSettings}</PageLink>
          </p>
        </Alert>
      ))}
      {late > 0 && (
        <Alert
          tone={stalled > 0 ? 'bad' : 'warn'}
          title={
            stalled > 0
              ? interpolate(stalled === 1 ? words.late.stalled.one : words.late.stalled.many, {
                  stalled,
                })
              : interpolate(late === 1 ? words.late.one : words.late.many, { late })
          }
        >
          <p>
            {words.late.text}{' '}
            <PageLink to="/admin/mail?state=queued&kind=mail">{words.openQueue}</PageLink>
          </p>
        </Alert>
      )}
    </>
  );
}
