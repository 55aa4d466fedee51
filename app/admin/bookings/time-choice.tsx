import type { ReactNode } from 'react';
import { formatLongDate } from '#app/platform/time/long-date.ts';
import { formatTimeField, parseClockTime } from '#app/platform/time/time-words.ts';
import { Button } from '#app/ui/button.tsx';
import { Field } from '#app/ui/field.tsx';
import { shortDay } from '../shell/admin-page.tsx';
import type { readTimeChoice } from './time-choice.server.ts';

/** The fields for the time of a call: the free times first, and any other below them. */
export function TimeChoice({
  id,
  choice: { at, days },
  typed,
  error,
}: {
  id: string;
  choice: Awaited<ReturnType<typeof readTimeChoice>>;
  /** What a refused post contained. */
  typed: Readonly<Record<string, string>> | undefined;
  error: string | undefined;
}) {
  const isOffered = days.some(({ date, times }) => times.some((time) => `${date} ${time}` === at));
  const values = typed ?? (isOffered ? { slot: at } : otherTime(at));
  const isOther = Boolean(values.appointmentDate || values.appointmentTime);
  return (
    <>
      <Field
        kind="select"
        id={`${id}-slot`}
        name="slot"
        label="Free times (Toronto)"
        defaultValue={values.slot ?? ''}
        {...(error !== undefined && !isOther && { error })}
      >
        <option value="">
          {days.length === 0 ? 'No time is free in these two weeks' : 'Choose a time'}
        </option>
        {days.map(({ date, times }) => (
          <optgroup key={date} label={formatLongDate(date)}>
            {times.map((time) => (
              <option key={time} value={`${date} ${time}`}>
                {`${shortDay(date)}, ${time}`}
              </option>
            ))}
          </optgroup>
        ))}
      </Field>
      <details open={isOther}>
        <summary>Another time, also outside your hours</summary>
        <div className="form-pair">
          <Field
            kind="date"
            id={`${id}-date`}
            name="appointmentDate"
            label="Date"
            defaultValue={values.appointmentDate}
          />
          <Field
            kind="time"
            id={`${id}-time`}
            name="appointmentTime"
            label="Time (Toronto)"
            defaultValue={values.appointmentTime}
            {...(error !== undefined && isOther && { error })}
          />
        </div>
      </details>
    </>
  );
}

/** Posts the same form once more, for a time that is outside the rules. */
export function AnywayButton({ children }: { children: ReactNode }) {
  return (
    <Button type="submit" name="anyway" value="on" variant="secondary" small>
      {children}
    </Button>
  );
}

function otherTime(at: string): Readonly<Record<string, string>> {
  const [, date, clock = ''] = /^(\S+) (.+)$/.exec(at) ?? [];
  const minutes = parseClockTime(clock);
  if (!date || minutes === undefined) return {};
  return { appointmentDate: date, appointmentTime: formatTimeField(minutes) };
}
