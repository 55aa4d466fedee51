import { Badge } from '#app/ui/badge.tsx';
import { PageLink } from '#app/ui/page-link.tsx';
import type { Role } from '#database/schema.ts';
import { stateWords } from '../mail/mail.content.ts';
import { mayOpen } from '../session/access.ts';
import { Card, When } from '../shell/admin-page.tsx';
import { useViewer } from '../shell/use-viewer.ts';
import { conversationWords as words } from './conversation.content.ts';
import type { Turn } from './conversation.server.ts';
import './conversation.css';

/** The conversation with a person, oldest first; `here` is the message whose page this is. */
export function ConversationCard({ turns, here }: { turns: readonly Turn[]; here: string }) {
  const { role } = useViewer();
  return (
    <Card title={words.title}>
      <ol className="admin-thread">
        {turns.map((turn) => (
          <li key={turn.id} className={lookOf(turn)}>
            <p className="admin-turn">
              <b>{words.kinds[turn.kind]}</b>
              {turn.title && <span>{turn.title}</span>}
              {turn.kind === 'note' ? null : turn.id === here ? (
                <span>{words.here}</span>
              ) : isOpenFor(role, turn) ? (
                <PageLink to={turn.href}>
                  {words.open}
                  <span className="sr-only">
                    {' '}
                    {words.kinds[turn.kind]} {turn.title} <When at={turn.at} />
                  </span>
                </PageLink>
              ) : null}
              {turn.status && <Badge>{turn.status}</Badge>}
              {turn.delivery && <Delivery delivery={turn.delivery} />}
              <span className="text-muted">
                <When at={turn.at} />
              </span>
            </p>
            {turn.text && <p className="admin-text">{turn.text}</p>}
            {turn.delivery?.answer && isFailed(turn) && (
              <p className="admin-answer">{turn.delivery.answer}</p>
            )}
          </li>
        ))}
      </ol>
    </Card>
  );
}

/** The email log is the owner's. */
function isOpenFor(role: Role, { delivery }: Turn): boolean {
  return delivery === undefined || mayOpen(role, '/admin/mail/:id');
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
