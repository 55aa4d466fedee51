import type { RefObject } from 'react';
import { interpolate } from '#app/platform/format/interpolate.ts';
import { parseClockTime } from '#app/platform/time/time-words.ts';
import { FieldError, Mark } from '#app/ui/field.tsx';
import type { BookingWords } from '../booking.content.ts';
import type { DayAvailability, Slot } from '../slots/availability.schema.ts';
import { dayAndDate } from './days.ts';

type Line = { slot: Slot; isTaken: boolean };

const NOON = 12 * 60;

/**
 * The times of a day as radio buttons, styled as a page of a diary. Taken slots are marked on their
 * lines, and so is the visitor's own call once a time is chosen.
 */
export function DiaryPage({
  id,
  words: { form, calendar: words },
  day,
  time,
  error,
  headingRef,
}: {
  id: string;
  words: BookingWords;
  /** Without a day there is only the paper. */
  day: DayAvailability | undefined;
  /** The time that a refused post had chosen. */
  time: string;
  error: string | undefined;
  headingRef: RefObject<HTMLParagraphElement | null>;
}) {
  const count = day?.free.length ?? 0;
  const date = day && dayAndDate(day.date);
  return (
    <fieldset
      id={`${id}-time`}
      className="diary"
      tabIndex={-1}
      aria-describedby={error ? `${id}-time-error` : undefined}
    >
      <legend className="label">
        {form.fields.appointmentTime.label}
        <Mark />
      </legend>
      {date && (
        <p className="diary-day" ref={headingRef} tabIndex={-1}>
          <span>{`${date.weekday}, ${date.monthDay}`}</span>
          <small>
            {count === 1 ? words.freeCountOne : interpolate(words.freeCount, { count })}
          </small>
        </p>
      )}
      {day && <p className="form-note">{zoneNote(words, day)}</p>}
      <div className="diary-halves">
        {groupLines(words, day).map(([heading, lines]) => (
          <fieldset key={heading} className="diary-half">
            <legend className="diary-heading">{heading}</legend>
            {lines.map(({ slot, isTaken }) => (
              <label key={slot.time} className="slot" data-taken={isTaken || undefined}>
                <input
                  type="radio"
                  name="appointmentTime"
                  value={slot.time}
                  disabled={isTaken}
                  defaultChecked={!isTaken && slot.time === time}
                />
                <span className="slot-time">{slot.time}</span>
                {slot.visitor && (
                  <span className="slot-local">{`${slot.visitor.time} ${slot.visitor.place}`}</span>
                )}
                {isTaken ? (
                  <span className="slot-taken">{words.taken}</span>
                ) : (
                  <span className="slot-entry" aria-hidden="true" data-entry={words.entry} />
                )}
              </label>
            ))}
          </fieldset>
        ))}
      </div>
      <FieldError id={`${id}-time`} error={error} />
    </fieldset>
  );
}

/** Which clock shows the times, and which one is shown beside it. */
function zoneNote(words: BookingWords['calendar'], { free, taken }: DayAvailability): string {
  const { place } = (free[0] ?? taken[0])?.visitor ?? {};
  if (!place) return words.zoneNote;
  const time = place === 'UTC' ? place : `${place} time`;
  return interpolate(words.visitorZoneNote, { time });
}

/**
 * Groups the times into morning and afternoon. Slots that are on another day in the visitor's zone
 * get that day as their heading, so that nobody books the wrong day.
 */
function groupLines(
  words: BookingWords['calendar'],
  day: DayAvailability | undefined,
): [heading: string, lines: Line[]][] {
  const lines: Line[] = [
    ...(day?.free ?? []).map((slot) => ({ slot, isTaken: false })),
    ...(day?.taken ?? []).map((slot) => ({ slot, isTaken: true })),
  ].sort((a, b) => (a.slot.startsAt < b.slot.startsAt ? -1 : 1));
  const isShifted = lines.some(({ slot }) => slot.visitor && slot.visitor.date !== slot.date);
  const groups = new Map<string, Line[]>();
  for (const line of lines) {
    const heading = isShifted ? visitorDay(words, line.slot) : halfOfDay(words, line.slot);
    groups.set(heading, [...(groups.get(heading) ?? []), line]);
  }
  return [...groups];
}

function visitorDay(words: BookingWords['calendar'], { date, visitor }: Slot): string {
  const { weekday, monthDay } = dayAndDate(visitor?.date ?? date);
  const place = visitor?.place ?? 'Toronto';
  return interpolate(words.visitorDay, { date: `${weekday}, ${monthDay}`, place });
}

function halfOfDay(words: BookingWords['calendar'], slot: Slot): string {
  return (parseClockTime(slot.time) ?? 0) < NOON ? words.morning : words.afternoon;
}
