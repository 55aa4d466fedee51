import type { MouseEvent } from 'react';
import {
  type HoursSpan,
  minutesOfSpan,
  type WeekdayName,
} from '#app/features/booking/rules/weekly-hours.ts';
import { upperFirst } from '#app/platform/format/first-letter.ts';
import type { FieldErrors } from '#app/platform/forms/field-errors.ts';
import { formatClockTime, formatTimeField, parseTimeField } from '#app/platform/time/time-words.ts';
import { Button } from '#app/ui/button.tsx';
import { FieldError } from '#app/ui/field.tsx';

const WORKDAYS = ['tuesday', 'wednesday', 'thursday', 'friday'] as const;
const WEEK = ['monday', ...WORKDAYS, 'saturday', 'sunday'] as const;
const MOST_SPANS = 10;
const DAY_MINUTES = 24 * 60;

/** The fields of a day's hours: `monday-from-0`, `monday-to-0`. */
export function fieldsOfSpans(day: WeekdayName, spans: readonly HoursSpan[]) {
  return Object.fromEntries(
    spans.flatMap((span, at) => {
      const { from, to } = minutesOfSpan(span);
      return [
        [`${day}-from-${at}`, formatTimeField(from)],
        [`${day}-to-${at}`, formatTimeField(to % DAY_MINUTES)],
      ];
    }),
  );
}

/** The hours of a day that were posted, earliest first; undefined if a row has only one time. */
export function spansOfFields(
  day: WeekdayName,
  values: Readonly<Record<string, string>>,
): HoursSpan[] | undefined {
  const spans: { from: number; to: number }[] = [];
  for (let at = 0; at < MOST_SPANS; at++) {
    const [from = '', to = ''] = [values[`${day}-from-${at}`], values[`${day}-to-${at}`]];
    if (from === '' && to === '') continue;
    const [start, end] = [parseTimeField(from), parseTimeField(to)];
    if (start === undefined || end === undefined) return undefined;
    spans.push({ from: start, to: end });
  }
  return spans
    .sort((a, b) => a.from - b.from)
    .map(({ from, to }) => ({ from: formatClockTime(from), to: formatClockTime(to) }));
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
  errors: FieldErrors;
}) {
  const countOf = (day: WeekdayName) =>
    Array.from({ length: MOST_SPANS }).filter((_, at) => values[`${day}-from-${at}`]).length;
  const rows = Math.min(MOST_SPANS, Math.max(...WEEK.map(countOf)) + 1);
  return WEEK.map((day) => {
    const error = errors[day] ?? (day === WEEK[0] ? errors.hours : undefined);
    const name = upperFirst(day);
    const row = (at: number) => (
      <div key={at} className="admin-row">
        {(['from', 'to'] as const).map((end) => (
          <label key={end} htmlFor={`rules-${day}-${end}-${at}`}>
            <span className="sr-only">{name}, </span>
            {end === 'from' ? 'From' : 'to'}{' '}
            <input
              type="time"
              className="input"
              id={`rules-${day}-${end}-${at}`}
              name={`${day}-${end}-${at}`}
              defaultValue={values[`${day}-${end}-${at}`]}
              aria-invalid={error ? true : undefined}
              aria-describedby={error ? `rules-${day}-error` : undefined}
            />
          </label>
        ))}
      </div>
    );
    const shown = Math.max(1, countOf(day));
    const all = Array.from({ length: rows }, (_, at) => row(at));
    return (
      <fieldset key={day} className="admin-hours">
        <legend className="label">{name}</legend>
        {all.slice(0, shown)}
        <FieldError id={`rules-${day}`} error={error} />
        {shown < rows && (
          <details>
            <summary>Add a break on {name}</summary>
            {all.slice(shown)}
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
function copyToWorkdays({ currentTarget }: MouseEvent<HTMLButtonElement>): void {
  const fields = currentTarget.form?.elements;
  if (!fields) return;
  for (const source of [...fields]) {
    if (!(source instanceof HTMLInputElement) || !source.name.startsWith('monday-')) continue;
    for (const day of WORKDAYS) {
      const target = fields.namedItem(source.name.replace('monday', day));
      if (!(target instanceof HTMLInputElement)) continue;
      target.value = source.value;
      if (source.value) target.closest('details')?.setAttribute('open', '');
      target.dispatchEvent(new Event('input', { bubbles: true }));
    }
  }
}
