import { Badge } from '#app/ui/badge.tsx';
import { PageLink } from '#app/ui/page-link.tsx';
import { stateWords } from '../mail/mail.content.ts';
import { mayOpen } from '../session/access.ts';
import { Card, When } from '../shell/admin-page.tsx';
import { useViewer } from '../shell/use-viewer.ts';
import { timelineWords as words } from './people.content.ts';
import type { Turn } from './timeline.server.ts';
import './timeline.css';

/** What there is about a person, in order; `here` is the message whose page this is. */
export function Timeline({
  title,
  turns,
  here,
}: {
  title: string;
  turns: readonly Turn[];
  here?: string;
}) {
  return (
    <Card title={title}>
      <ol className="admin-thread">
        {turns.map((turn) => {
          const { id, at, kind, title: about, text, status, delivery } = turn;
          return (
            <li key={kind + id} className={lookOf(turn)}>
              <p className="admin-turn">
                <b>{words.kinds[kind]}</b>
                {about && <span>{about}</span>}
                {id === here ? <span>{words.here}</span> : <OpenLink turn={turn} />}
                {status && <Badge>{status}</Badge>}
                {delivery && <Delivery delivery={delivery} />}
                <span className="text-muted">
                  <When at={at} />
                </span>
              </p>
              {text && <p className="admin-text">{text}</p>}
              {delivery?.answer && isFailed(turn) && (
                <p className="admin-answer">{delivery.answer}</p>
              )}
            </li>
          );
        })}
      </ol>
    </Card>
  );
}

function OpenLink({ turn: { href, kind, title, at, delivery } }: { turn: Turn }) {
  const { role } = useViewer();
  // The email log is the owner's.
  if (!href || (delivery && !mayOpen(role, '/admin/mail'))) return null;
  return (
    <PageLink to={href}>
      {words.open}
      <span className="sr-only">
        {' '}
        {words.kinds[kind]} {title} <When at={at} />
      </span>
    </PageLink>
  );
}

function Delivery({ delivery: { state, isBounced } }: { delivery: NonNullable<Turn['delivery']> }) {
  if (isBounced) return <Badge tone="bad">{words.bounced}</Badge>;
  const tone = ({ failed: 'bad', unknown: 'warn', sent: 'good' } as const)[state as 'failed'];
  return <Badge tone={tone ?? 'plain'}>{stateWords[state]}</Badge>;
}

function isFailed({ delivery }: Turn): boolean {
  return delivery !== undefined && (delivery.isBounced || delivery.state === 'failed');
}

/** The class names of an entry: the side that wrote it, and whether its delivery failed. */
function lookOf(turn: Turn): string {
  const isTheirs = ['message', 'tool', 'call'].includes(turn.kind);
  const side = isTheirs ? 'is-theirs' : 'is-ours';
  return isFailed(turn) ? `${side} is-bad` : side;
}
