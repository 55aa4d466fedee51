import type { MouseEvent } from 'react';
import { interpolate } from '#app/platform/format/interpolate.ts';
import { type CalendarDate, datesFrom } from '#app/platform/time/calendar-date.ts';
import { formatLongDate } from '#app/platform/time/long-date.ts';
import type { BookingWords } from '../booking.content.ts';
import type { DayAvailability } from '../slots/availability.schema.ts';
import { type DayPage, dayAndDate } from './days.ts';

type DayGridProps = {
  words: BookingWords['calendar'];
  page: DayPage;
  /** Missing while the days are loaded. */
  days: ReadonlyMap<CalendarDate, DayAvailability>;
  today: CalendarDate;
  chosen: CalendarDate | undefined;
  /** Whether a day that is fully booked can be chosen, too. */
  hasFullDays: boolean;
  hrefOf: (query: { date: string } | { month: string }) => string;
  onDay: (date: CalendarDate) => void;
  onMonth: (month: string) => void;
};

/**
 * Two weeks or a month. Each day with free times is a link to its times, and so are the pages before
 * and after: the script follows them in place.
 */
export function DayGrid(props: DayGridProps) {
  const { words, page, days, today, hrefOf, onMonth } = props;
  const title =
    typeof page.title === 'string' ? page.title : interpolate(words.twoWeeks, page.title);
  const dates = [...datesFrom(page.from, page.to)];
  const weeks = dates.flatMap((_, at) => (at % 7 === 0 ? [dates.slice(at, at + 7)] : []));
  const step = (month: string | undefined, label: string) =>
    month === undefined ? null : (
      <a
        className="cal-step"
        rel="nofollow"
        href={hrefOf({ month })}
        onClick={inPlace(() => onMonth(month))}
      >
        {label}
      </a>
    );
  return (
    <div className="cal">
      <p className="cal-caption" aria-live="polite">
        {title}
      </p>
      <nav className="cal-nav" aria-label={words.navLabel}>
        {step(page.earlier, words.earlier)}
        {step(page.later, words.later)}
      </nav>
      <table className="cal-grid" aria-label={title}>
        <thead>
          <tr>
            {words.weekdays.map(({ short, long }) => (
              <th key={long} className="cal-weekday" scope="col" abbr={long}>
                {short}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map((week) => (
            <tr key={week[0]}>
              {week.map((date) => (
                <td key={date} className={date === today ? 'cal-cell is-today' : 'cal-cell'}>
                  {date >= today && (
                    <Day
                      {...props}
                      date={date}
                      day={days.get(date)}
                      isFirst={date === today || date === page.from}
                    />
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Day({
  words,
  date,
  day,
  isFirst,
  chosen,
  hasFullDays,
  hrefOf,
  onDay,
}: DayGridProps & {
  date: CalendarDate;
  day: DayAvailability | undefined;
  /** The first day shown, which names its month as the first of a month does. */
  isFirst: boolean;
}) {
  const [month = '', number] = dayAndDate(date).monthDay.split(' ');
  const figure = (
    <span aria-hidden="true" className="cal-number">
      {(isFirst || number === '1') && <small>{month.slice(0, 3)}</small>}
      <span>{number}</span>
    </span>
  );
  const free = day?.free.length ?? 0;
  const isFull = day?.closed?.kind === 'full';
  if (!day || (free === 0 && !(isFull && hasFullDays))) {
    return (
      <span className="cal-day" data-off="" data-full={isFull || undefined}>
        {figure}
        {day && <span className="sr-only">{dayName(words.day, day)}</span>}
      </span>
    );
  }
  return (
    <a
      className="cal-day"
      rel="nofollow"
      href={`${hrefOf({ date })}#booking-times`}
      aria-current={date === chosen ? 'date' : undefined}
      onClick={inPlace(() => onDay(date))}
    >
      {figure}
      <span className="sr-only">{dayName(words.day, day)}</span>
      <FreeLine free={free} />
    </a>
  );
}

/** Follows a link in place, unless it is to be opened elsewhere. */
function inPlace(follow: () => void) {
  return (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    follow();
  };
}

/** The number of slots at full length: a free day with the default hours. */
const FULL_DAY_SLOTS = 14;
const LENGTH = 28;

/** A line whose length shows how much of a day is free; its name has the same as text. */
function FreeLine({ free }: { free: number }) {
  const reach = (LENGTH * Math.min(1, free / FULL_DAY_SLOTS)) / 2;
  return (
    <svg className="cal-line" viewBox={`0 0 ${LENGTH} 4`} aria-hidden="true">
      {free > 0 && <path d={`M${LENGTH / 2 - reach} 2H${LENGTH / 2 + reach}`} />}
    </svg>
  );
}

/** The accessible name of a day: its date, and how much of it is free or why nothing is. */
function dayName(
  words: BookingWords['calendar']['day'],
  { date: day, closed, free }: DayAvailability,
): string {
  const date = formatLongDate(day);
  if (closed === undefined) {
    return interpolate(free.length === 1 ? words.freeOne : words.free, {
      date,
      count: free.length,
    });
  }
  const { name = '', reason = '' } = closed;
  return interpolate(reason ? words.blockedBecause : words[closed.kind], { date, name, reason });
}

/** Why days of the page are closed that usually are not: holidays, and what the owner says. */
export function ClosedDays({
  words,
  days,
}: {
  words: BookingWords['calendar'];
  days: readonly (DayAvailability | undefined)[];
}) {
  const dates = new Map<string, string[]>();
  for (const day of days) {
    const reason = day?.closed?.name ?? day?.closed?.reason;
    if (!day || !reason) continue;
    dates.set(reason, [...(dates.get(reason) ?? []), dayAndDate(day.date).monthDay]);
  }
  if (dates.size === 0) return null;
  return (
    <ul className="cal-closed">
      {Array.from(dates, ([reason, ofReason]) => (
        <li key={reason}>
          {interpolate(words.closedDays, { reason, dates: ofReason.join(', ') })}
        </li>
      ))}
    </ul>
  );
}
