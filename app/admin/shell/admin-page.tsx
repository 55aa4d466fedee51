import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { type CalendarDate, partsOfDate } from '#app/platform/time/calendar-date.ts';
import { describeInZone } from '#app/platform/time/time-words.ts';
import { TORONTO } from '#app/platform/time/wall-time.ts';
import { asSitePath, PageLink } from '#app/ui/page-link.tsx';

const MONTHS = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ');

/** The layout of an admin page: heading, an optional action beside it, content. */
export function AdminPage({
  title,
  lead,
  actions,
  children,
}: {
  title: ReactNode;
  lead?: ReactNode;
  actions?: ReactNode;
  children: ReactNode;
}) {
  return (
    <>
      <div className="admin-head">
        <div className="measure">
          <h1>{title}</h1>
          {lead && <p className="text-muted">{lead}</p>}
        </div>
        {actions && <div className="admin-row">{actions}</div>}
      </div>
      {children}
    </>
  );
}

/** A section of a page with a border. */
export function Card({
  title,
  id,
  children,
}: {
  title?: ReactNode;
  id?: string;
  children: ReactNode;
}) {
  return (
    <section id={id} className="admin-card admin-stack">
      {title && <h2>{title}</h2>}
      {children}
    </section>
  );
}

/** A list of names and values. Empty values are left out. */
export function Facts({ facts }: { facts: readonly (readonly [string, ReactNode])[] }) {
  return (
    <dl className="admin-facts">
      {facts
        .filter(([, value]) => (value ?? '') !== '')
        .map(([label, value]) => (
          <div key={label} className="contents">
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
    </dl>
  );
}

/** A link to the next page of a list. It is found by the last row's id, so page 1,000 is as fast. */
export function Pager({
  next,
  part = '',
}: {
  next: string | undefined;
  /** The fragment of the list, on a page of several parts. */
  part?: string;
}) {
  const { pathname, search } = useLocation();
  if (!next) return null;
  const query = new URLSearchParams(search);
  query.delete('done');
  query.set('before', next);
  return (
    <nav aria-label="Pages" className="admin-row">
      <PageLink
        className="button button-secondary button-small"
        to={asSitePath(`${pathname}?${query}${part}`)}
      >
        Next Page
      </PageLink>
    </nav>
  );
}

/** An instant in Toronto time: `Nov 2, 2026, 9:00 AM`. */
export function When({ at }: { at: string | null | undefined }) {
  if (!at) return null;
  return <time dateTime={at}>{shortMoment(at)}</time>;
}

/** A day: `Nov 2, 2026`. */
export function shortDay(date: CalendarDate): string {
  const { year, month, day } = partsOfDate(date);
  return `${MONTHS[month - 1]} ${day}, ${year}`;
}

export function shortMoment(at: string): string {
  const { date, time } = describeInZone(new Date(at), TORONTO);
  return `${shortDay(date)}, ${time}`;
}
