import {
  type ComponentProps,
  type ComponentType,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from 'react';
import { interpolate } from '#app/platform/format/interpolate.ts';
import { type CalendarDate, parseCalendarDate } from '#app/platform/time/calendar-date.ts';
import { Button } from '#app/ui/button.tsx';
import { FieldError, Mark } from '#app/ui/field.tsx';
import { useBookingWords } from '../booking-words.ts';
import { ClosedDays } from './day-words.tsx';
import { Choice, DiaryPage, ZoneNote } from './diary-page.tsx';
import { dayAndDate, firstOfMonth } from './month.ts';
import { MonthLinks } from './month-links.tsx';
import type { SlotCalendar } from './slot-calendar.tsx';
import type { SlotView } from './slot-view.server.ts';
import { useAvailability } from './use-availability.ts';
import { selectedZone, type ZoneChoice, ZoneSelect } from './zone-choice.tsx';

type Calendar = ComponentType<ComponentProps<typeof SlotCalendar>>;

/** Moves the focus to the missing day or time. */
export function focusSlotField(form: HTMLElement | null, name: string): boolean {
  const places: Record<string, string> = {
    appointmentDate: '.cal-day[tabindex="0"], a.cal-day',
    appointmentTime: '.diary input:not(:disabled)',
  };
  const place = places[name];
  const target = place && form?.querySelector<HTMLElement>(place);
  if (!target) return false;
  target.focus();
  return true;
}

/**
 * Chooses a day and a time. The server renders days as links and times as radio buttons. The script
 * replaces the days with the date grid, and loads further months when they are shown.
 */
export function SlotChoice({
  id,
  kind,
  view,
  chosen,
  errors,
  refusals = 0,
  dayHref,
  zone,
}: {
  /** The prefix of the controls' ids. */
  id: string;
  /** The call type whose free times are loaded. */
  kind: string;
  view: SlotView | undefined;
  /** The initial choice, for example from a refused post. */
  chosen: { date: string; time: string };
  errors: { appointmentDate?: string; appointmentTime?: string };
  /** How often the server has refused the chosen slot since the page was loaded. */
  refusals?: number;
  /** The link of a day or a month without scripts. */
  dayHref: (query: { date?: string; month?: string }) => string;
  zone: ZoneChoice;
}) {
  const { form, calendar: words } = useBookingWords();
  const [date, setDate] = useState(parseCalendarDate(chosen.date) ?? view?.date);
  const [time, setTime] = useState<string | undefined>(chosen.time || undefined);
  const [month, setMonth] = useState(view?.month);
  const known = useAvailability(view?.availability, kind, zone);
  const { look, reload, round } = known;
  const heading = useRef<HTMLHeadingElement>(null);
  const box = useRef<HTMLDivElement>(null);
  const Calendar = useCalendar(() => {
    // Until then the choice is only in the DOM.
    const early = box.current?.querySelector<HTMLInputElement>('.diary input:checked');
    if (early) setTime(early.value);
  });
  const shown = month ?? firstOfMonth(known.next?.date ?? known.today);
  const day = date && known.days.get(date);
  const hasDay = day !== undefined && day.free.length + day.taken.length > 0;
  const slot = day?.free.find((candidate) => candidate.time === time);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new round loads the month again
  useEffect(() => {
    if (!Calendar) return;
    look(shown);
    if (date) look(date);
  }, [Calendar, look, shown, date, round]);

  useEffect(() => {
    if (refusals === 0) return;
    // What is shown is older than the answer, which knows that the slot isn't available.
    setTime(undefined);
    reload();
  }, [refusals, reload]);

  useEffect(() => {
    // The form listens to input events to clear errors; a hidden field fires none.
    if (date) {
      const field = box.current?.querySelector('[name=appointmentDate]');
      field?.dispatchEvent(new Event('input', { bubbles: true }));
    }
  }, [date]);

  function chooseDay(next: CalendarDate) {
    setDate(next);
    // A day of the next month can be chosen in the last week of this one.
    setMonth(firstOfMonth(next));
    setTime((before) => (next === date ? before : undefined));
    // After the day is rendered: its heading says which day it is and how much of it is free.
    requestAnimationFrame(() => heading.current?.focus());
  }

  if (known.state === 'failed') {
    return (
      <div className="booking-failed" role="alert">
        <p>{words.failed}</p>
        <Button variant="secondary" onClick={reload}>
          {words.retry}
        </Button>
      </div>
    );
  }

  return (
    <div className="booking-slots" ref={box}>
      <fieldset className="booking-month" id={`${id}-date`} tabIndex={-1}>
        <legend className="label">
          {form.fields.appointmentDate.label}
          <Mark />
        </legend>
        {known.next && (
          <NextAvailable
            slot={known.next}
            onChoose={
              Calendar &&
              (({ date, time }) => {
                setMonth(firstOfMonth(date));
                setDate(date);
                setTime(time);
              })
            }
            href={dayHref({ date: known.next.date })}
          />
        )}
        {known.next === undefined && <p className="booking-next" aria-hidden="true" />}
        {known.next === null && <p className="booking-none">{words.noneFree}</p>}
        {Calendar ? (
          <Calendar
            days={known.days}
            today={known.today}
            lastDay={known.lastDay}
            month={shown}
            selected={date}
            isBusy={known.state === 'loading'}
            onMonth={setMonth}
            onSelect={chooseDay}
          />
        ) : (
          <MonthLinks view={view} selected={date} today={known.today} dayHref={dayHref} />
        )}
        <FieldError id={`${id}-date`} error={errors.appointmentDate} />
        <p className="cal-legend">{words.legend}</p>
        <ClosedDays days={known.days.values()} month={shown} />
      </fieldset>
      <div className="booking-day" id={`${id}-times`}>
        {/* Always rendered, so that the day is posted, and a missing day is reported as an error. */}
        <input type="hidden" name="appointmentDate" value={date ?? ''} />
        {hasDay && day ? (
          <DiaryPage
            id={id}
            day={day}
            time={time}
            error={errors.appointmentTime}
            headingRef={heading}
            onChoose={Calendar ? setTime : undefined}
          />
        ) : (
          <div className="diary diary-empty" id={`${id}-time`} tabIndex={-1}>
            <p className="label">
              {form.fields.appointmentTime.label}
              <Mark />
            </p>
            {known.next !== null && <p className="diary-hint">{words.diaryEmpty}</p>}
            <FieldError id={`${id}-time`} error={errors.appointmentTime} />
          </div>
        )}
        <input type="hidden" name="timeZone" value={zone.zone ?? ''} />
        <ZoneSelect id={id} zone={zone} hasScript={Calendar !== null} />
        {/* Not while the times of a zone that was just chosen are still to come. */}
        {selectedZone(zone) === zone.shown && (
          <ZoneNote slot={day?.free[0] ?? known.next ?? undefined} shown={zone.shown} />
        )}
        <div className="booking-choice" aria-live="polite">
          {slot && <Choice slot={slot} />}
        </div>
      </div>
    </div>
  );
}

function NextAvailable({
  slot,
  href,
  onChoose,
}: {
  slot: { date: CalendarDate; time: string };
  href: string;
  onChoose: ((slot: { date: CalendarDate; time: string }) => void) | null;
}) {
  const words = useBookingWords().calendar;
  const { weekday, monthDay } = dayAndDate(slot.date);
  const [month = '', number = ''] = monthDay.split(' ');
  // Short, so that it stays on one line on a phone.
  const text = interpolate(words.nextAvailable, {
    date: `${weekday.slice(0, 3)}, ${month.slice(0, 3)} ${number}`,
    time: slot.time,
  });
  if (!onChoose) {
    return (
      <a className="booking-next" href={href}>
        {text}
      </a>
    );
  }
  return (
    <button type="button" className="booking-next" onClick={() => onChoose(slot)}>
      {text}
    </button>
  );
}

/** The date grid component, or null as long as its script isn't loaded; `onLoad` runs right before. */
function useCalendar(onLoad: () => void): Calendar | null {
  const [calendar, setCalendar] = useState<{ component: Calendar } | null>(null);
  const load = useEffectEvent(() => {
    import('./slot-calendar.tsx').then(
      ({ SlotCalendar }) => {
        onLoad();
        setCalendar({ component: SlotCalendar });
      },
      () => {},
    );
  });
  useEffect(() => load(), []);
  return calendar?.component ?? null;
}
