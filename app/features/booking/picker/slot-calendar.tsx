import { createContext, useContext, useEffect, useMemo, useRef } from 'react';
import {
  type DayButtonProps,
  DayPicker,
  type DayPickerProps,
  type DayProps,
} from 'react-day-picker';
import { interpolate } from '#app/platform/format/interpolate.ts';
import type { CalendarDate } from '#app/platform/time/calendar-date.ts';
import { formatLongDate } from '#app/platform/time/long-date.ts';
import type { BookingWords } from '../booking.content.ts';
import { useBookingWords } from '../booking-words.ts';
import { dayName } from './day-words.tsx';
import { firstOfMonth, fromPickerDate, lastOfGrid, monthName, toPickerDate } from './month.ts';
import { AvailabilityBar } from './month-links.tsx';
import type { KnownDays } from './use-availability.ts';

const DaysContext = createContext<KnownDays>(new Map());

const classNames = {
  root: 'cal',
  months: 'cal-months',
  month: 'cal-month',
  month_caption: 'cal-caption',
  caption_label: 'cal-caption-label',
  nav: 'cal-nav',
  button_previous: 'cal-step cal-step-back',
  button_next: 'cal-step',
  chevron: 'cal-chevron',
  month_grid: 'cal-grid',
  weekdays: 'cal-weekdays',
  weekday: 'cal-weekday',
  week: 'cal-week',
  day: 'cal-cell',
  day_button: 'cal-day',
  selected: 'is-selected',
  today: 'is-today',
  hidden: 'is-hidden',
  outside: 'is-outside',
} as const;

function labelsIn(words: BookingWords['calendar']): DayPickerProps['labels'] {
  return {
    labelGrid: (month) => interpolate(words.gridLabel, { month: nameOf(month) }),
    labelNav: () => words.navLabel,
    labelPrevious: (month) =>
      month ? interpolate(words.previousMonth, { month: nameOf(month) }) : words.noEarlierMonth,
    labelNext: (month) =>
      month ? interpolate(words.nextMonth, { month: nameOf(month) }) : words.noLaterMonth,
  };
}

/**
 * The month as a W3C APG date grid: arrows, Home, End and Page keys reach every day. The label of
 * each day says how much of it is free, or why nothing is. Unavailable days can be focused, but not
 * chosen.
 */
export function SlotCalendar({
  days,
  today,
  lastDay,
  month,
  selected,
  isBusy,
  onMonth,
  onSelect,
}: {
  days: KnownDays;
  today: CalendarDate;
  lastDay: CalendarDate | undefined;
  /** Any day of the month that is shown. */
  month: CalendarDate;
  selected: CalendarDate | undefined;
  isBusy: boolean;
  onMonth: (month: CalendarDate) => void;
  onSelect: (date: CalendarDate) => void;
}) {
  const words = useBookingWords().calendar;
  const todayDate = useMemo(() => toPickerDate(today), [today]);
  return (
    <DaysContext value={days}>
      <div aria-busy={isBusy || undefined}>
        <DayPicker
          mode="single"
          required
          weekStartsOn={0}
          showOutsideDays
          navLayout="after"
          classNames={classNames}
          labels={labelsIn(words)}
          components={components}
          today={todayDate}
          modifiers={{ past: { before: todayDate } }}
          modifiersClassNames={{ past: 'is-past' }}
          startMonth={todayDate}
          endMonth={lastDay && toPickerDate(lastDay)}
          month={toPickerDate(month)}
          onMonthChange={(date) => onMonth(fromPickerDate(date))}
          selected={selected && toPickerDate(selected)}
          onSelect={(date) => {
            const chosen = fromPickerDate(date);
            if (days.get(chosen)?.free.length) onSelect(chosen);
          }}
        />
      </div>
    </DaysContext>
  );
}

/**
 * Of the days of other months, only those that complete the last week are shown. The picker's own
 * `hidden` would also take the days of the next month from the arrow keys.
 */
function Day({ day, modifiers: _, children, ...cell }: DayProps) {
  const date = fromPickerDate(day.date);
  const month = fromPickerDate(day.displayMonth);
  const isShown = date >= firstOfMonth(month) && date <= lastOfGrid(month);
  return <td {...cell}>{isShown && children}</td>;
}

/** Whether something outside the calendar has the focus. Without any focus, it is on the body. */
function isFocusOutside(day: HTMLElement | null): boolean {
  const { activeElement, body } = document;
  return activeElement !== body && !day?.closest('fieldset')?.contains(activeElement);
}

function DayButton({ day, modifiers, ...rest }: DayButtonProps) {
  const words = useBookingWords().calendar.day;
  const button = useRef<HTMLButtonElement>(null);
  const date = fromPickerDate(day.date);
  const known = useContext(DaysContext).get(date);
  const free = known?.free.length ?? 0;
  useEffect(() => {
    // A chosen day of the next month turns the page: by then, the focus is on the heading of its times.
    if (modifiers.focused && !isFocusOutside(button.current)) button.current?.focus();
  }, [modifiers.focused]);
  return (
    <button
      {...rest}
      ref={button}
      aria-label={known ? dayName(words, known) : formatLongDate(date)}
      aria-disabled={free === 0 || undefined}
      data-full={known?.closed?.kind === 'full' || undefined}
      aria-current={modifiers.today ? 'date' : undefined}
    >
      {day.date.getDate()}
      <AvailabilityBar free={free} />
    </button>
  );
}

function Chevron({ orientation, className }: { orientation?: string; className?: string }) {
  return (
    <svg viewBox="0 0 24 24" className={`glyph ${className ?? ''}`} aria-hidden="true">
      <path d={orientation === 'left' ? 'M15 5l-7 7 7 7' : 'M9 5l7 7-7 7'} />
    </svg>
  );
}

const components = { Day, DayButton, Chevron };

function nameOf(month: Date): string {
  return monthName(fromPickerDate(month));
}
