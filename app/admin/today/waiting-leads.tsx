import { Badge } from '#app/ui/badge.tsx';
import { PageLink } from '#app/ui/page-link.tsx';
import { spanOf } from '../shell/age.ts';
import { RowList } from '../shell/row-list.tsx';
import type { LeadGroup } from './waiting-leads.server.ts';

const groups = {
  mine: 'Assigned to you',
  today: 'Today',
  yesterday: 'Yesterday',
  week: 'In the last 7 days',
  older: 'Older',
} as const;

/** Messages that wait for an answer, by the day they came in, with every group's whole count. */
export function WaitingLeads({
  waiting,
  promise,
}: {
  waiting: { groups: readonly LeadGroup[]; count: number };
  promise: string;
}) {
  if (waiting.count === 0) return <p className="text-muted">No new messages.</p>;
  return (
    <>
      <p className="text-muted">
        {`We promise a reply ${promise}. Days off and holidays don’t count.`}
      </p>
      {waiting.groups.map(({ kind, count, overdue, leads }) => (
        <section key={kind} className="admin-group">
          <h3>
            {groups[kind]} ({count}){' '}
            {overdue > 0 && <Badge tone="bad">{`${overdue} overdue`}</Badge>}
          </h3>
          <RowList
            label={groups[kind]}
            rows={leads.map((lead) => ({
              id: lead.id,
              main: <PageLink to={`/admin/inbox/${lead.id}`}>{lead.name}</PageLink>,
              facts: [lead.company],
              end: <TimeLeft minutes={lead.minutesLeft} />,
              detail: [lead.form, lead.excerpt].filter(Boolean).join(': '),
            }))}
          />
        </section>
      ))}
      <p>
        <PageLink to="/admin/inbox?status=new">
          {`View all new messages (${waiting.count})`}
        </PageLink>
      </p>
    </>
  );
}

function TimeLeft({ minutes }: { minutes: number }) {
  if (minutes < 0) return <Badge tone="bad">overdue</Badge>;
  return `${spanOf(minutes)} left`;
}
