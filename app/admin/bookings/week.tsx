import { Form } from 'react-router';
import type { SitePath } from '#app/content-types.ts';
import { interpolate } from '#app/platform/format/interpolate.ts';
import { Badge } from '#app/ui/badge.tsx';
import { Button } from '#app/ui/button.tsx';
import { Field } from '#app/ui/field.tsx';
import { PageLink } from '#app/ui/page-link.tsx';
import type { Route } from './+types/bookings.route.ts';
import { bookingsWords } from './bookings.content.ts';
import './week.css';

export type Week = NonNullable<Route.ComponentProps['loaderData']['week']>;
type Day = Week['days'][number];

const words = bookingsWords.week;

export function hrefOfWeek(day: string) {
  return `/admin/bookings?view=week&week=${day}` as const;
}

/** Links and a GET form to choose a week; the chosen week is part of the URL. */
export function WeekLinks({ week }: { week: Week }) {
  return (
    <div className="admin-row">
      <nav aria-label={words.label} className="admin-row">
        <PageLink className="button button-quiet button-small" to={hrefOfWeek(week.previous)}>
          {words.previous}
        </PageLink>
        <PageLink className="button button-quiet button-small" to={hrefOfWeek(week.today)}>
          {words.current}
        </PageLink>
        <PageLink className="button button-quiet button-small" to={hrefOfWeek(week.next)}>
          {words.next}
        </PageLink>
      </nav>
      <Form method="get" className="admin-row" key={week.monday}>
        <input type="hidden" name="view" value="week" />
        <Field kind="date" id="week-day" name="week" label={words.day} defaultValue={week.monday} />
        <Button type="submit" variant="secondary" small>
          {words.show}
        </Button>
      </Form>
    </div>
  );
}

/** The days side by side with their times aligned; on a phone stacked, without the free times. */
export function WeekCalendar({ week }: { week: Week }) {
  return (
    <div className="admin-week">
      {week.days.map((day) => (
        <WeekDay key={day.date} day={day} />
      ))}
    </div>
  );
}

function WeekDay({ day }: { day: Day }) {
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
        {!day.isPast && (
          <PageLink to={href} aria-label={interpolate(words.blockDay, { date: title })}>
            {words.block}
          </PageLink>
        )}
      </header>
      <ol>
        {day.cells.map((cell) => (
          <WeekCell key={cell.time} cell={cell} isClosed={day.holiday !== undefined} />
        ))}
      </ol>
    </section>
  );
}

function stateOfDay({ holiday, isPast, free }: Day): string {
  if (holiday) return interpolate(words.holiday, { name: holiday });
  if (isPast) return words.past;
  return free > 0 ? interpolate(words.free, { count: free }) : words.none;
}

function WeekCell({ cell, isClosed }: { cell: Day['cells'][number]; isClosed: boolean }) {
  const { time, call, block } = cell;
  if (call) {
    return (
      <li className="admin-week-cell is-call">
        <PageLink to={`/admin/bookings/${call.id}`}>
          <span className="admin-week-text">
            <b>{time}</b> {[call.name, call.company].filter(Boolean).join(', ')}
            {call.outcome && ` (${bookingsWords.outcomes[call.outcome]})`}
            {(block || isClosed) && ` (${words.conflict})`}
          </span>
        </PageLink>
      </li>
    );
  }
  if (block?.reach) {
    return (
      <li className="admin-week-cell is-blocked is-first">
        <span className="admin-week-text">
          <b>{reachInWords(time, block.reach)}</b> {block.reason || words.blocked}
        </span>
      </li>
    );
  }
  if (block) return <li className="admin-week-cell is-blocked">{time}</li>;
  return (
    <li className={`admin-week-cell ${cell.isHeld ? 'is-held' : 'is-empty'}`}>
      {time} {cell.isFree && words.isFree}
      {cell.isBusy && words.isBusy}
      {cell.isHeld && words.held}
    </li>
  );
}

type Block = NonNullable<Day['cells'][number]['block']>;

function reachInWords(time: string, reach: NonNullable<Block['reach']>): string {
  return reach.until ? interpolate(words.until, { from: time, to: reach.until }) : words.wholeDay;
}
