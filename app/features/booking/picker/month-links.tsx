import { interpolate } from '#app/platform/format/interpolate.ts';
import type { CalendarDate } from '#app/platform/time/calendar-date.ts';
import { useBookingWords } from '../booking-words.ts';
import { dayName } from './day-words.tsx';
import { firstOfMonth, monthAfter, monthBefore, monthName, weeksOfMonth } from './month.ts';
import type { SlotView } from './slot-view.server.ts';

/**
 * The month as a server-rendered table, in which each bookable day links to its times. Without a
 * view it is an empty table, until the script replaces it.
 */
export function MonthLinks({
  view,
  selected,
  today,
  dayHref,
}: {
  view: SlotView | undefined;
  selected: CalendarDate | undefined;
  today: CalendarDate;
  dayHref: (query: { date?: string; month?: string }) => string;
}) {
  const words = useBookingWords().calendar;
  const month = view?.month ?? firstOfMonth(today);
  const days = new Map(view?.availability.days.map((day) => [day.date, day]));
  const weeks = weeksOfMonth(month);
  const isOutside = (date: CalendarDate) => firstOfMonth(date) !== month;
  const isFirst = month <= firstOfMonth(today);
  const isLast = view !== undefined && monthAfter(month) > view.availability.lastDay;
  return (
    <div className="cal" data-waiting={view ? undefined : ''}>
      <div className="cal-month">
        <p className="cal-caption" aria-live={view ? undefined : 'polite'}>
          {view ? monthName(month) : words.loading}
        </p>
        {view && (
          <nav className="cal-nav" aria-label={words.navLabel}>
            <MonthStep
              month={monthBefore(month)}
              label={words.previousMonth}
              isOff={isFirst}
              dayHref={dayHref}
              path="M15 5l-7 7 7 7"
            />
            <MonthStep
              month={monthAfter(month)}
              label={words.nextMonth}
              isOff={isLast}
              dayHref={dayHref}
              path="M9 5l7 7-7 7"
            />
          </nav>
        )}
        <table
          className="cal-grid"
          aria-label={interpolate(words.gridLabel, { month: monthName(month) })}
        >
          <thead>
            <tr className="cal-weekdays">
              {words.weekdays.map(({ short, long }) => (
                <th key={long} className="cal-weekday" scope="col" abbr={long}>
                  {short}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {weeks.map((week, row) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a week has no identity but its position
              <tr key={row} className="cal-week">
                {week.map((date, at) => (
                  <td
                    key={date ?? `${row}-${at}`}
                    className={[
                      'cal-cell',
                      date === undefined && 'is-hidden',
                      date !== undefined && date < today && 'is-past',
                      date === today && 'is-today',
                      date !== undefined && date === selected && 'is-selected',
                      date !== undefined && isOutside(date) && 'is-outside',
                    ]
                      .filter(Boolean)
                      .join(' ')}
                  >
                    {date && view && <Day date={date} day={days.get(date)} dayHref={dayHref} />}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </div>
  );
}

function Day({
  date,
  day,
  dayHref,
}: {
  date: CalendarDate;
  day: SlotView['availability']['days'][number] | undefined;
  dayHref: (query: { date: string }) => string;
}) {
  const words = useBookingWords().calendar.day;
  const number = Number(date.slice(-2));
  const free = day?.free.length ?? 0;
  if (free === 0) {
    return (
      <span className="cal-day" data-off="" data-full={day?.closed?.kind === 'full' || undefined}>
        <span aria-hidden="true">{number}</span>
        {day && <span className="sr-only">{dayName(words, day)}</span>}
        <AvailabilityBar free={0} />
      </span>
    );
  }
  return (
    <a
      className="cal-day"
      rel="nofollow"
      href={`${dayHref({ date })}#booking-times`}
      aria-label={day && dayName(words, day)}
    >
      {number}
      <AvailabilityBar free={free} />
    </a>
  );
}

function MonthStep({
  month,
  label,
  isOff,
  path,
  dayHref,
}: {
  month: CalendarDate;
  label: string;
  isOff: boolean;
  path: string;
  dayHref: (query: { month: string }) => string;
}) {
  const icon = (
    <svg viewBox="0 0 24 24" className="glyph" aria-hidden="true">
      <path d={path} />
    </svg>
  );
  if (isOff)
    return (
      <span className="cal-step" data-off="">
        {icon}
      </span>
    );
  return (
    <a
      className="cal-step"
      rel="nofollow"
      href={dayHref({ month: month.slice(0, 7) })}
      aria-label={interpolate(label, { month: monthName(month) })}
    >
      {icon}
    </a>
  );
}

/** The number of slots at full length: a free day with the default hours. */
const FULL_DAY_SLOTS = 14;
const LENGTH = 28;

/** A line below a day, whose length shows the free slots. The day's label has the same as text. */
export function AvailabilityBar({ free }: { free: number }) {
  const reach = (LENGTH * Math.min(1, free / FULL_DAY_SLOTS)) / 2;
  return (
    <svg className="cal-line" viewBox={`0 0 ${LENGTH} 4`} aria-hidden="true">
      {free > 0 && <path d={`M${LENGTH / 2 - reach} 2H${LENGTH / 2 + reach}`} />}
    </svg>
  );
}
