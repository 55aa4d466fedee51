import { interpolate } from '#app/platform/format/interpolate.ts';
import { Badge } from '#app/ui/badge.tsx';
import { PageLink } from '#app/ui/page-link.tsx';
import { spanOf } from '../shell/age.ts';
import { RowList } from '../shell/row-list.tsx';
import { todayWords } from './today.content.ts';
import type { LeadGroup } from './waiting-leads.server.ts';

const words = todayWords.leads;

/** Messages that wait for an answer, by the day they came in, with every group's whole count. */
export function WaitingLeads({
  waiting,
  promise,
}: {
  waiting: { groups: readonly LeadGroup[]; count: number };
  promise: string;
}) {
  if (waiting.count === 0) return <p className="text-muted">{words.none}</p>;
  return (
    <>
      <p className="text-muted">{interpolate(words.promise, { promise })}</p>
      {waiting.groups.map(({ kind, count, overdue, leads }) => (
        <section key={kind} className="admin-group">
          <h3>
            {words.groups[kind]} ({count}){' '}
            {overdue > 0 && (
              <Badge tone="bad">{interpolate(words.overdueCount, { count: overdue })}</Badge>
            )}
          </h3>
          <RowList
            label={words.groups[kind]}
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
          {interpolate(words.all, { count: waiting.count })}
        </PageLink>
      </p>
    </>
  );
}

function TimeLeft({ minutes }: { minutes: number }) {
  if (minutes < 0) return <Badge tone="bad">{words.overdue}</Badge>;
  return interpolate(words.left, { time: spanOf(minutes) });
}
