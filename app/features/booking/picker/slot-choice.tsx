import { useEffect, useRef, useState } from 'react';
import {
  type CalendarDate,
  datesFrom,
  parseCalendarDate,
} from '#app/platform/time/calendar-date.ts';
import { Button } from '#app/ui/button.tsx';
import { FieldError, Mark } from '#app/ui/field.tsx';
import type { BookingWords } from '../booking.content.ts';
import { ClosedDays, DayGrid } from './day-grid.tsx';
import { DiaryPage } from './diary-page.tsx';
import type { SlotView } from './slot-view.server.ts';
import { useAvailability } from './use-availability.ts';

/** Moves the focus to the missing day or time. */
export function focusSlotField(form: HTMLElement | null, name: string): boolean {
  const places: Record<string, string> = {
    appointmentDate: 'a.cal-day',
    appointmentTime: '.diary input:not(:disabled)',
  };
  const place = places[name];
  const target = place && form?.querySelector<HTMLElement>(place);
  if (!target) return false;
  target.focus();
  return true;
}

export type SlotChoiceProps = {
  /** The prefix of the controls' ids. */
  id: string;
  words: BookingWords;
  /** Instead of choosing a time, only a day is wished for, which may be full: its label. */
  label?: string;
  /** The call type whose free times are loaded. */
  kind: string;
  view: SlotView | undefined;
  /** What a refused post had chosen. */
  typed?: Record<string, string> | undefined;
  errors: { appointmentDate?: string; appointmentTime?: string };
  /** How often the server has refused the chosen slot since the page was loaded. */
  refusals?: number;
  /** The address of a day or of other days, without scripts. */
  hrefOf: (query: { date: string } | { month: string }) => string;
};

/**
 * Chooses a day and a time: days are links, times radio buttons, which work as they stand. The next
 * available day is chosen from the start, so that its times are there at once.
 */
export function SlotChoice({
  id,
  words,
  label,
  kind,
  view,
  typed = {},
  errors,
  refusals = 0,
  hrefOf,
}: SlotChoiceProps) {
  const [picked, setPicked] = useState(
    parseCalendarDate(typed.appointmentDate ?? '') ?? view?.date,
  );
  const [month, setMonth] = useState(view?.month ?? '');
  const [retries, setRetries] = useState(0);
  // What is shown is older than a refusal, which knows that the slot isn't available.
  const round = refusals + retries;
  const { known, page, zone, hasFailed } = useAvailability(view, { kind, month, round });
  const heading = useRef<HTMLParagraphElement>(null);
  const box = useRef<HTMLDivElement>(null);
  const { today = page.from, next } = known?.facts ?? {};
  const days = known?.days ?? new Map();
  const date = picked ?? (label ? undefined : next?.date);
  const day = date && days.get(date);

  useEffect(() => {
    // The form listens to input events to clear errors; a hidden field fires none.
    const field = picked && box.current?.querySelector('[name=appointmentDate]');
    if (field) field.dispatchEvent(new Event('input', { bubbles: true }));
  }, [picked]);

  function chooseDay(chosen: CalendarDate) {
    setPicked(chosen);
    // After the day is rendered: its heading says which day it is and how much of it is free.
    requestAnimationFrame(() => heading.current?.focus());
  }

  if (hasFailed) {
    return (
      <div className="booking-failed" role="alert">
        <p>{words.calendar.failed}</p>
        <Button variant="secondary" onClick={() => setRetries(retries + 1)}>
          {words.calendar.retry}
        </Button>
      </div>
    );
  }

  return (
    <div className="booking-slots" ref={box} aria-busy={known ? undefined : true}>
      <fieldset className="booking-month" id={`${id}-date`} tabIndex={-1}>
        <legend className="label">
          {label ?? words.form.fields.appointmentDate.label}
          <Mark />
        </legend>
        {!label && next === null && <p>{words.calendar.noneFree}</p>}
        <DayGrid
          words={words.calendar}
          page={page}
          days={days}
          today={today}
          chosen={date}
          hasFullDays={label !== undefined}
          hrefOf={hrefOf}
          onDay={chooseDay}
          onMonth={setMonth}
        />
        <FieldError id={`${id}-date`} error={errors.appointmentDate} />
        <p className="cal-legend">{words.calendar.legend}</p>
        <ClosedDays
          words={words.calendar}
          days={Array.from(datesFrom(page.from, page.to), (shown) => days.get(shown))}
        />
      </fieldset>
      {/* Always rendered, so that the day is posted, and a missing day is reported as an error. */}
      <input type="hidden" name="appointmentDate" value={date ?? ''} />
      <input type="hidden" name="timeZone" value={zone ?? ''} />
      {!label && (
        <div className="booking-day" id={`${id}-times`}>
          <DiaryPage
            key={`${date}-${refusals}`}
            id={id}
            words={words}
            day={day}
            time={refusals === 0 ? (typed.appointmentTime ?? view?.time ?? '') : ''}
            error={errors.appointmentTime}
            headingRef={heading}
          />
        </div>
      )}
    </div>
  );
}
