import { Badge } from '#app/ui/badge.tsx';
import { PageLink } from '#app/ui/page-link.tsx';
import { Card, When } from '../shell/admin-page.tsx';
import { useViewer } from '../shell/use-viewer.ts';
import type { Turn } from './timeline.server.ts';
import './timeline.css';

/** What there is about a person, in order; `here` is the message whose page this is. */
export function Timeline({ turns, here }: { turns: readonly Turn[]; here?: string }) {
  const { role } = useViewer();
  return (
    <Card title="Timeline">
      <ol className="admin-thread">
        {turns.map(({ id, at, kind, isTheirs, title, text, href, status, isFailed, answer }) => (
          <li
            key={kind + id}
            className={`${isTheirs ? 'is-theirs' : 'is-ours'} ${isFailed ? 'is-bad' : ''}`}
          >
            <p className="admin-turn">
              <b>{kind}</b>
              {/* The email log is the owner's. */}
              {href && id !== here && (role === 'owner' || !href.startsWith('/admin/mail')) ? (
                <PageLink to={href}>{title}</PageLink>
              ) : (
                title && <span>{title}</span>
              )}
              {status && <Badge tone={isFailed ? 'bad' : 'plain'}>{status}</Badge>}
              <span className="text-muted">
                <When at={at} />
              </span>
            </p>
            {text && <p className="admin-text">{text}</p>}
            {isFailed && <p className="admin-answer">{answer}</p>}
          </li>
        ))}
      </ol>
    </Card>
  );
}
