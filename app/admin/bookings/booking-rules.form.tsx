import { Form } from 'react-router';
import { interpolate } from '#app/platform/format/interpolate.ts';
import type { FieldErrors } from '#app/platform/forms/field-errors.ts';
import { formatLongDate } from '#app/platform/time/long-date.ts';
import { Button } from '#app/ui/button.tsx';
import { Checkbox } from '#app/ui/choice.tsx';
import { Field } from '#app/ui/field.tsx';
import { PageLink } from '#app/ui/page-link.tsx';
import { Card } from '../shell/admin-page.tsx';
import type { Route } from './+types/booking-rules.route.ts';
import { bookingRulesWords } from './booking-rules.content.ts';
import { WeeklyHoursFields } from './weekly-hours.form.tsx';

const { rules: words, holidays: holidayWords } = bookingRulesWords;

type TextFieldName =
  | 'startEveryMinutes'
  | 'maxCallsPerDay'
  | 'bufferBeforeMinutes'
  | 'bufferAfterMinutes'
  | 'minimumNoticeMinutes'
  | 'horizonDays'
  | 'changeNoticeHours'
  | 'meetingLink';
type RulesPage = Route.ComponentProps['loaderData'];

/** One form with every rule but the blocked times. */
export function BookingRulesForm({
  stored,
  hours,
  holidays,
  blocksHolidays,
  officeHours,
  errors,
}: {
  /** The field values: the stored rules, or what a refused post contained. */
  stored: RulesPage['fields'];
  hours: Readonly<Record<string, string>>;
  holidays: RulesPage['holidays'];
  /** Whether the stored rules block them, whatever is ticked. */
  blocksHolidays: boolean;
  /** The hours that the site shows for the office, which the rules don't change. */
  officeHours: string;
  errors: FieldErrors;
}) {
  const field = (name: TextFieldName) => ({
    id: `rules-${name}`,
    name,
    label: words[name],
    defaultValue: stored[name],
    error: errors[name],
  });
  const box = (name: keyof RulesPage['fields'], label: string) => (
    <Checkbox
      id={`rules-${name}`}
      name={name}
      label={label}
      defaultChecked={stored[name] === 'on'}
    />
  );
  return (
    <Form method="post" className="admin-stack" noValidate key={JSON.stringify([stored, hours])}>
      <Card title={words.hours.title}>
        <p>{words.hours.text}</p>
        <p>
          {interpolate(words.hours.office, { hours: officeHours })}{' '}
          <PageLink to="/admin/business">{words.hours.officeLink}</PageLink>
        </p>
        <WeeklyHoursFields values={{ ...stored, ...hours }} errors={errors} />
        <div className="form-pair">
          <Field inputMode="numeric" {...field('startEveryMinutes')} />
          <Field inputMode="numeric" optionalNote={words.optional} {...field('maxCallsPerDay')} />
          <Field inputMode="numeric" {...field('bufferBeforeMinutes')} />
          <Field inputMode="numeric" {...field('bufferAfterMinutes')} />
        </div>
      </Card>
      <Card title={words.title}>
        <div className="form-pair">
          <Field inputMode="numeric" {...field('minimumNoticeMinutes')} />
          <Field inputMode="numeric" {...field('horizonDays')} />
          <Field
            inputMode="numeric"
            help={words.changeNoticeHelp}
            {...field('changeNoticeHours')}
          />
        </div>
        <Field kind="url" help={words.meetingLinkHelp} {...field('meetingLink')} />
      </Card>
      <Card title={holidayWords.title}>
        {box('observeOntarioHolidays', holidayWords.ontario)}
        {box('observeCivicHoliday', holidayWords.civic)}
        {box('observeTruthAndReconciliationDay', holidayWords.truth)}
        <h3>{holidayWords.coming}</h3>
        {!blocksHolidays && <p>{holidayWords.off}</p>}
        <ul>
          {holidays.map(({ date, name }) => (
            <li key={date}>
              {name}: {formatLongDate(date)}
            </li>
          ))}
        </ul>
      </Card>
      <div className="admin-row admin-save">
        <Button type="submit" name="intent" value="rules">
          {words.save}
        </Button>
      </div>
    </Form>
  );
}
