import type { RefObject } from 'react';
import { interpolate } from '#app/platform/format/interpolate.ts';
import type { CalendarDate } from '#app/platform/time/calendar-date.ts';
import { type Moment, parseClockTime } from '#app/platform/time/time-words.ts';
import { type Clocks, describeMomentBy } from '#app/platform/time/zone-clock.ts';
import { FieldError, Mark } from '#app/ui/field.tsx';
import { booking, calendarWords as words } from '../booking.content.ts';
import type { DayAvailability, Slot } from '../slots/slot.ts';
import { dayAndDate } from './month.ts';

type Line = { slot: Slot; isTaken: boolean; moment: Moment };
type Group = { heading: string; lines: Line[] };

const NOON = 12 * 60;

/**
 * The times of a day as radio buttons, styled as a page of a diary. Taken slots are marked on their
 * lines, and so is the visitor's own call once a time is chosen.
 */
export function DiaryPage({
  id,
  day,
  time,
  clocks,
  error,
  headingRef,
  onChoose,
}: {
  id: string;
  day: DayAvailability;
  time: string | undefined;
  clocks: Clocks;
  error: string | undefined;
  headingRef?: RefObject<HTMLHeadingElement | null>;
  /** Without it the radio buttons are uncontrolled. */
  onChoose?: (time: string) => void;
}) {
  const { weekday, monthDay } = dayAndDate(day.date);
  const count = day.free.length;
  return (
    <fieldset
      id={`${id}-time`}
      className="diary"
      aria-describedby={error ? `${id}-time-error` : undefined}
    >
      <legend className="label">
        {booking.fields.appointmentTime.label}
        <Mark />
      </legend>
      <h3 className="diary-day" ref={headingRef} tabIndex={-1} id={`${id}-day`}>
        <span>
          {weekday}, {monthDay}
        </span>
        <small>{count === 1 ? words.freeCountOne : interpolate(words.freeCount, { count })}</small>
      </h3>
      <div className="diary-halves">
        {groupLines(day, clocks).map((group) => (
          <fieldset key={group.heading} className="diary-half">
            <legend className="diary-heading">{group.heading}</legend>
            {group.lines.map((line) => (
              <SlotLine
                key={line.slot.time}
                id={id}
                line={line}
                isChosen={line.slot.time === time}
                onChoose={onChoose}
              />
            ))}
          </fieldset>
        ))}
      </div>
      <FieldError id={`${id}-time`} error={error} />
    </fieldset>
  );
}

function SlotLine({
  id,
  line: { slot, isTaken, moment },
  isChosen,
  onChoose,
}: {
  id: string;
  line: Line;
  isChosen: boolean;
  onChoose: ((time: string) => void) | undefined;
}) {
  const inputId = `${id}-slot-${parseClockTime(slot.time)}`;
  return (
    <label className="slot" htmlFor={inputId} data-taken={isTaken || undefined}>
      <input
        type="radio"
        id={inputId}
        name="appointmentTime"
        value={slot.time}
        disabled={isTaken}
        {...(onChoose
          ? { checked: isChosen, onChange: () => onChoose(slot.time) }
          : { defaultChecked: isChosen })}
      />
      <span className="slot-time">{slot.time}</span>
      {moment.visitor && (
        <span className="slot-local">
          {moment.visitor.time} {moment.visitor.place}
        </span>
      )}
      {isTaken ? (
        <span className="slot-taken">{words.taken}</span>
      ) : (
        <span className="slot-entry" aria-hidden="true" data-entry={words.entry} />
      )}
    </label>
  );
}

/**
 * Groups the times into morning and afternoon. Slots that are on another day in the visitor's zone
 * get that day as their heading, so that nobody books the wrong day.
 */
function groupLines(day: DayAvailability, clocks: Clocks): Group[] {
  const lines: Line[] = [
    ...day.free.map((slot) => ({ slot, isTaken: false })),
    ...day.taken.map((slot) => ({ slot, isTaken: true })),
  ]
    .sort((a, b) => (a.slot.startsAt < b.slot.startsAt ? -1 : 1))
    .map((line) => ({
      ...line,
      moment: describeMomentBy(new Date(line.slot.startsAt), clocks),
    }));
  const isShifted = lines.some((line) => line.moment.visitor?.dayShift);
  const groups = new Map<string, Line[]>();
  for (const line of lines) {
    const heading = isShifted ? visitorDay(line.moment, day.date) : halfOfDay(line.slot);
    groups.set(heading, [...(groups.get(heading) ?? []), line]);
  }
  return Array.from(groups, ([heading, group]) => ({ heading, lines: group }));
}

function visitorDay({ visitor, toronto }: Moment, fallback: CalendarDate): string {
  const { weekday, monthDay } = dayAndDate(visitor?.date ?? fallback);
  return interpolate(words.visitorDay, {
    date: `${weekday}, ${monthDay}`,
    place: visitor?.place ?? toronto.place,
  });
}

function halfOfDay(slot: Slot): string {
  return (parseClockTime(slot.time) ?? 0) < NOON ? words.morning : words.afternoon;
}
