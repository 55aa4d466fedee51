import { formatLongDate } from '#app/platform/time/long-date.ts';
import { Alert } from '#app/ui/alert.tsx';
import { PageLink } from '#app/ui/page-link.tsx';
import { useViewer } from '../shell/use-viewer.ts';
import type { Route } from './+types/bookings.route.ts';
import { bookingsWords as words } from './bookings.content.ts';
import './week.css';

type Week = NonNullable<Route.ComponentProps['loaderData']['week']>;

const states = { free: 'free', busy: 'busy in your calendar', held: 'held until confirmed' };

export function hrefOfWeek(day: string) {
  return `/admin/bookings?view=week&week=${day}` as const;
}

/**
 * The days side by side with their times aligned; on a phone stacked. A call opens it; a time that
 * isn't taken adds a call there, or moves the one whose time is being chosen.
 */
export function WeekCalendar({ week }: { week: Week }) {
  const { monday, moving } = week;
  const { role } = useViewer();
  return (
    <>
      {moving && (
        <Alert tone="warn" title={`Choose a new time for the call with ${moving.name}.`}>
          <PageLink to={`/admin/bookings/${moving.id}`}>Keep its time</PageLink>
        </Alert>
      )}
      <h2>{`${formatLongDate(monday)} to ${formatLongDate(week.sunday)}`}</h2>
      <nav aria-label="Weeks" className="admin-row">
        {(
          [
            ['Previous', week.previous],
            ['This week', week.today],
            ['Next', week.next],
          ] as const
        ).map(([label, day]) => (
          <PageLink
            key={label}
            className="button button-quiet button-small"
            to={`${hrefOfWeek(day)}${moving ? `&move=${moving.id}` : ''}`}
          >
            {label}
          </PageLink>
        ))}
      </nav>
      <div className="admin-week">
        {week.days.map((day) => (
          <section
            key={day.date}
            className="admin-week-day"
            aria-labelledby={`day-${day.date}`}
            data-today={day.isToday || undefined}
          >
            <header className="admin-week-head">
              <h3 id={`day-${day.date}`}>{`${day.weekday}, ${day.day}`}</h3>
              <p className="text-muted">
                {day.isToday && 'Today, '}
                {day.holiday ? `closed: ${day.holiday}` : `${day.free} free`}
              </p>
              {!day.isPast && !moving && role === 'owner' && (
                <PageLink
                  to={`/admin/booking-rules?day=${day.date}#block`}
                  aria-label={`Block time on ${day.weekday}, ${day.day}`}
                >
                  Block
                </PageLink>
              )}
            </header>
            <ol>
              {day.cells.map((cell) => (
                <WeekCell key={cell.time} cell={cell} day={day} moving={moving} />
              ))}
            </ol>
          </section>
        ))}
      </div>
    </>
  );
}

function WeekCell({
  cell: { time, call, block, state, isPast },
  day,
  moving,
}: {
  cell: Week['days'][number]['cells'][number];
  day: Week['days'][number];
  moving: Week['moving'];
}) {
  if (call) {
    return (
      <li className="admin-week-cell is-call">
        <PageLink to={`/admin/bookings/${call.id}`}>
          <span className="admin-week-text">
            <b>{time}</b> {call.name}
            {call.outcome && ` (${words.outcomes[call.outcome]})`}
            {(block || day.holiday) && ` (${words.inBlockedTime})`}
            {call.isClash && ` (${words.clash})`}
          </span>
        </PageLink>
      </li>
    );
  }
  if (block) {
    return <li className="admin-week-cell is-blocked">{`${time} ${block.reason || 'blocked'}`}</li>;
  }
  const text = `${time} ${state ? states[state] : ''}`;
  const at = encodeURIComponent(`${day.date} ${time}`);
  return (
    <li className={`admin-week-cell is-${state ?? 'empty'}`}>
      {isPast || state === 'held' ? (
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
          <span className="sr-only">: {moving ? 'move the call here' : 'add a call'}</span>
        </PageLink>
      )}
    </li>
  );
}
