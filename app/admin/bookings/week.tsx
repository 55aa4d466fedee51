import { Form } from 'react-router';
import type { SitePath } from '#app/content-types.ts';
import { Badge } from '#app/ui/badge.tsx';
import { Button } from '#app/ui/button.tsx';
import { Field } from '#app/ui/field.tsx';
import { PageLink } from '#app/ui/page-link.tsx';
import { useViewer } from '../shell/use-viewer.ts';
import type { Route } from './+types/bookings.route.ts';
import { bookingsWords } from './bookings.content.ts';
import './week.css';

type Week = NonNullable<Route.ComponentProps['loaderData']['week']>;
type Day = Week['days'][number];
/** The call whose new time is being chosen. */
type Moving = Week['moving'];

const words = bookingsWords.week;

export function hrefOfWeek(day: string) {
  return `/admin/bookings?view=week&week=${day}` as const;
}

/** Links and a GET form to choose a week; the chosen week is part of the URL. */
export function WeekLinks({ week, moving }: { week: Week; moving: Moving }) {
  const hrefOf = (day: string): SitePath =>
    moving ? `${hrefOfWeek(day)}&move=${moving.id}` : hrefOfWeek(day);
  return (
    <div className="admin-row">
      <nav aria-label="Weeks" className="admin-row">
        <PageLink className="button button-quiet button-small" to={hrefOf(week.previous)}>
          {words.previous}
        </PageLink>
        <PageLink className="button button-quiet button-small" to={hrefOf(week.today)}>
          This week
        </PageLink>
        <PageLink className="button button-quiet button-small" to={hrefOf(week.next)}>
          {words.next}
        </PageLink>
      </nav>
      <Form method="get" className="admin-row" key={week.monday}>
        <input type="hidden" name="view" value="week" />
        {moving && <input type="hidden" name="move" value={moving.id} />}
        <Field
          kind="date"
          id="week-day"
          name="week"
          label="A day in the week"
          defaultValue={week.monday}
        />
        <Button type="submit" variant="secondary" small>
          Show
        </Button>
      </Form>
    </div>
  );
}

/**
 * The days side by side with their times aligned; on a phone stacked. A call opens it; a time that
 * isn't taken adds a call there, or moves the one whose time is being chosen.
 */
export function WeekCalendar({ week, moving }: { week: Week; moving: Moving }) {
  return (
    <div className="admin-week">
      {week.days.map((day) => (
        <WeekDay key={day.date} day={day} moving={moving} />
      ))}
    </div>
  );
}

function WeekDay({ day, moving }: { day: Day; moving: Moving }) {
  const { role } = useViewer();
  const title = `${day.weekday}, ${day.day}`;
  const href: SitePath = `${hrefOfWeek(day.date)}&day=${day.date}#block`;
  return (
    <section
      className="admin-week-day"
      aria-labelledby={`day-${day.date}`}
      data-today={day.isToday || undefined}
    >
      <header className="admin-week-head">
        <h3 id={`day-${day.date}`}>{title}</h3>
        <p className="text-muted">
          {day.isToday && <Badge tone="strong">{words.today}</Badge>} {stateOfDay(day)}
        </p>
        {!day.isPast && !moving && role === 'owner' && (
          <PageLink to={href} aria-label={`Block time on ${title}`}>
            Block
          </PageLink>
        )}
      </header>
      <ol>
        {day.cells.map((cell) => (
          <WeekCell key={cell.time} cell={cell} day={day} title={title} moving={moving} />
        ))}
      </ol>
    </section>
  );
}

function stateOfDay({ holiday, isPast, free }: Day): string {
  if (holiday) return `Closed: ${holiday}`;
  if (isPast) return 'past';
  return free > 0 ? `${free} free` : 'none free';
}

function WeekCell({
  cell,
  day,
  title,
  moving,
}: {
  cell: Day['cells'][number];
  day: Day;
  title: string;
  moving: Moving;
}) {
  const { time, call, block, state } = cell;
  if (call) {
    return (
      <li className="admin-week-cell is-call">
        <PageLink to={`/admin/bookings/${call.id}`}>
          <span className="admin-week-text">
            <b>{time}</b> {[call.name, call.company].filter(Boolean).join(', ')}
            {call.outcome && ` (${bookingsWords.outcomes[call.outcome]})`}
            {(block || day.holiday) && ` (${words.conflict})`}
            {call.isClash && ` (${words.clash})`}
          </span>
        </PageLink>
      </li>
    );
  }
  if (block?.reach) {
    return (
      <li className="admin-week-cell is-blocked is-first">
        <span className="admin-week-text">
          <b>{block.reach.until ? `${time} to ${block.reach.until}` : 'All day'}</b>{' '}
          {block.reason || 'Blocked'}
        </span>
      </li>
    );
  }
  if (block) return <li className="admin-week-cell is-blocked">{time}</li>;
  const text = `${time} ${state ? words.states[state] : ''}`;
  const at = encodeURIComponent(`${day.date} ${time}`);
  return (
    <li className={`admin-week-cell is-${state ?? 'empty'}`}>
      {cell.isPast || state === 'held' ? (
        text
      ) : (
        <PageLink
          to={
            moving
              ? `/admin/bookings/${moving.id}?at=${at}#move`
              : `/admin/bookings?view=new&at=${at}`
          }
        >
          {text}
          <span className="sr-only">
            {`, ${title}: ${moving ? 'move the call here' : 'add a call'}`}
          </span>
        </PageLink>
      )}
    </li>
  );
}
