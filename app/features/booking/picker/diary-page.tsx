import type { RefObject } from 'react';
import { interpolate } from '#app/platform/format/interpolate.ts';
import { parseClockTime, placeOfZone } from '#app/platform/time/time-words.ts';
import { TORONTO } from '#app/platform/time/wall-time.ts';
import { FieldError, Mark } from '#app/ui/field.tsx';
import type { BookingWords } from '../booking.content.ts';
import { useBookingWords } from '../booking-words.ts';
import { type DayAvailability, describeSlot, type Slot, timeOf } from '../slots/slot.ts';
import { dayAndDate } from './month.ts';

type Line = { slot: Slot; isTaken: boolean };
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
  error,
  headingRef,
  onChoose,
}: {
  id: string;
  day: DayAvailability;
  time: string | undefined;
  error: string | undefined;
  headingRef?: RefObject<HTMLHeadingElement | null>;
  /** Without it the radio buttons are uncontrolled. */
  onChoose?: (time: string) => void;
}) {
  const { form, calendar: words } = useBookingWords();
  const { weekday, monthDay } = dayAndDate(day.date);
  const count = day.free.length;
  return (
    <fieldset
      id={`${id}-time`}
      className="diary"
      aria-describedby={error ? `${id}-time-error` : undefined}
    >
      <legend className="label">
        {form.fields.appointmentTime.label}
        <Mark />
      </legend>
      <h3 className="diary-day" ref={headingRef} tabIndex={-1} id={`${id}-day`}>
        <span>{`${weekday}, ${monthDay}`}</span>
        <small>{count === 1 ? words.freeCountOne : interpolate(words.freeCount, { count })}</small>
      </h3>
      <div className="diary-halves">
        {groupLines(words, day).map((group) => (
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
  line: { slot, isTaken },
  isChosen,
  onChoose,
}: {
  id: string;
  line: Line;
  isChosen: boolean;
  onChoose: ((time: string) => void) | undefined;
}) {
  const words = useBookingWords().calendar;
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
      {slot.visitor && (
        <span className="slot-local">{`${slot.visitor.time} ${slot.visitor.place}`}</span>
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
function groupLines(words: BookingWords['calendar'], day: DayAvailability): Group[] {
  const lines: Line[] = [
    ...day.free.map((slot) => ({ slot, isTaken: false })),
    ...day.taken.map((slot) => ({ slot, isTaken: true })),
  ].sort((a, b) => (a.slot.startsAt < b.slot.startsAt ? -1 : 1));
  const isShifted = lines.some(({ slot }) => slot.visitor && slot.visitor.date !== slot.date);
  const groups = new Map<string, Line[]>();
  for (const line of lines) {
    const heading = isShifted ? visitorDay(words, line.slot) : halfOfDay(words, line.slot);
    groups.set(heading, [...(groups.get(heading) ?? []), line]);
  }
  return Array.from(groups, ([heading, group]) => ({ heading, lines: group }));
}

function visitorDay(
  words: BookingWords['calendar'],
  { date, visitor = { place: 'Toronto', date, time: '' } }: Slot,
): string {
  const { weekday, monthDay } = dayAndDate(visitor.date);
  return interpolate(words.visitorDay, {
    date: `${weekday}, ${monthDay}`,
    place: visitor.place,
  });
}

function halfOfDay(words: BookingWords['calendar'], slot: Slot): string {
  return (parseClockTime(slot.time) ?? 0) < NOON ? words.morning : words.afternoon;
}

/** In which zone the times are, and how those of the shown zone stand to them, by one of them. */
export function ZoneNote({ slot, shown }: { slot: Slot | undefined; shown: string }) {
  const words = useBookingWords().calendar;
  if (!slot) return null;
  const visitorWords = slot.visitor ? words.visitorZoneNote : words.sameZoneNote;
  return (
    <p className="form-note">
      {shown === TORONTO
        ? words.zoneNote
        : interpolate(visitorWords, { time: timeOf(placeOfZone(shown)) })}
    </p>
  );
}

/**
 * The chosen time in words, in both zones. Each text that changes has an element of its own: in a
 * page that the browser has translated, React can replace the text of an element, but not its own node.
 */
export function Choice({ slot }: { slot: Slot }) {
  const words = useBookingWords().calendar;
  const { toronto, visitor } = describeSlot(slot);
  return (
    <p>
      <span>{interpolate(words.choice, { moment: toronto })}</span>{' '}
      {visitor && <strong>{interpolate(words.choiceVisitor, { moment: visitor })}</strong>}
    </p>
  );
}
