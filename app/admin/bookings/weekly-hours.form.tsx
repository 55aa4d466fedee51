import type { MouseEvent } from 'react';
import type { WeeklyHours } from '#app/features/booking/rules/weekly-hours.ts';
import { upperFirst } from '#app/platform/format/first-letter.ts';
import {
  formatClockTime,
  formatTimeField,
  parseClockTime,
  parseTimeField,
} from '#app/platform/time/time-words.ts';
import { Button } from '#app/ui/button.tsx';
import { describedBy, FieldError } from '#app/ui/field.tsx';

const WORKDAYS = ['tuesday', 'wednesday', 'thursday', 'friday'] as const;
const WEEK = ['monday', ...WORKDAYS, 'saturday', 'sunday'] as const;
const ENDS = ['from', 'to'] as const;
/** One more than a day can have. */
const ROWS = [0, 1, 2, 3, 4, 5, 6, 7, 8];

/** The fields of the hours by name: `monday-from-0`, `monday-to-0`. */
export function fieldsOfHours(hours: WeeklyHours) {
  return WEEK.flatMap((day) =>
    hours[day].flatMap((span, at) =>
      ENDS.map((end) => [`${day}-${end}-${at}`, formatTimeField(parseClockTime(span[end]) ?? 0)]),
    ),
  );
}

/** The hours that were posted; a row with only one time becomes null, which is refused. */
export function hoursOfFields(values: Readonly<Record<string, string>>) {
  const spansOf = (day: string) =>
    ROWS.flatMap((at) => {
      const [from = '', to = ''] = [values[`${day}-from-${at}`], values[`${day}-to-${at}`]];
      if (from === '' && to === '') return [];
      const [start, end] = [parseTimeField(from), parseTimeField(to)];
      if (start === undefined || end === undefined) return [null];
      return [{ from: formatClockTime(start), to: formatClockTime(end) }];
    });
  return Object.fromEntries(WEEK.map((day) => [day, spansOf(day)]));
}

/**
 * When calls take place: for each weekday, rows of from and to. Each day has as many rows as the
 * fullest one and one more; those it doesn't use yet are folded away.
 */
export function WeeklyHoursFields({
  values,
  errors,
}: {
  values: Readonly<Record<string, string | undefined>>;
  errors: Readonly<Record<string, string>>;
}) {
  const used = (day: string) => ROWS.filter((at) => values[`${day}-from-${at}`]).length;
  const rows = Math.max(...WEEK.map(used)) + 1;
  return WEEK.map((day) => {
    const id = `rules-${day}`;
    const fields = ROWS.slice(0, rows).map((at) => (
      <div key={at} className="admin-row">
        {ENDS.map((end) => (
          <label key={end} htmlFor={`${id}-${end}-${at}`}>
            {upperFirst(end)}{' '}
            <input
              type="time"
              className="input"
              id={`${id}-${end}-${at}`}
              name={`${day}-${end}-${at}`}
              defaultValue={values[`${day}-${end}-${at}`]}
            />
          </label>
        ))}
      </div>
    ));
    const shown = Math.max(1, used(day));
    return (
      <fieldset
        key={day}
        className="admin-hours"
        aria-describedby={describedBy(id, undefined, errors[day])}
      >
        <legend className="label">{upperFirst(day)}</legend>
        {fields.slice(0, shown)}
        <FieldError id={id} error={errors[day]} />
        {shown < rows && (
          <details>
            <summary>Add a break on {upperFirst(day)}</summary>
            {fields.slice(shown)}
          </details>
        )}
        {day === 'monday' && (
          <div className="needs-script">
            <Button variant="quiet" small onClick={copyToWorkdays}>
              Copy to Weekdays
            </Button>
          </div>
        )}
      </fieldset>
    );
  });
}

/** Fills in Tuesday to Friday what stands in Monday's fields. */
function copyToWorkdays({ currentTarget: { form } }: MouseEvent<HTMLButtonElement>): void {
  for (const source of form?.querySelectorAll<HTMLInputElement>('[name^="monday-"]') ?? []) {
    for (const day of WORKDAYS) {
      const target = form?.elements.namedItem(source.name.replace('monday', day));
      if (!(target instanceof HTMLInputElement)) continue;
      target.value = source.value;
      if (source.value) target.closest('details')?.setAttribute('open', '');
      target.dispatchEvent(new Event('input', { bubbles: true }));
    }
  }
}
