import type { CalendarSummary } from '#app/features/booking/busy/busy-calendars.server.ts';
import { Alert } from '#app/ui/alert.tsx';
import { Field } from '#app/ui/field.tsx';
import { PageLink } from '#app/ui/page-link.tsx';
import { Facts, shortMoment } from '../shell/admin-page.tsx';
import { formFields, refusedOf } from '../shell/form-fields.ts';
import { ButtonForm, FormCard } from '../shell/post-form.tsx';
import { calendarsWords as words } from './booking-rules.content.ts';
import { type RulesPartProps, RulesSection } from './booking-rules.form.tsx';

/** The owner's connected calendars, whose busy times make slots unavailable. */
export function CalendarsPart({ screen: { calendars, addresses }, answered }: RulesPartProps) {
  const { values, errors } = refusedOf(answered, 'add-calendar', 'addresses');
  const field = formFields({
    form: 'calendar',
    words: words.fields,
    values: { name: values?.name, addresses: values?.addresses ?? addresses },
    errors,
  });
  return (
    <RulesSection
      part="calendars"
      lead="Visitors can’t book while one of your own calendars says you’re busy."
    >
      <div className="admin-stack">
        {calendars.length === 0 && <p className="text-muted">{words.none}</p>}
        {calendars.map((calendar) => (
          <CalendarCard key={calendar.id} calendar={calendar} />
        ))}
        {calendars.length > 0 && <ButtonForm intent="read-calendars">Read All Again</ButtonForm>}
      </div>
      <div className="admin-stack">
        <FormCard
          key={calendars.length}
          title="Connect a calendar"
          intent="add-calendar"
          submit="Connect Calendar"
        >
          <p>{words.add}</p>
          <Field {...field('name')} />
          <Field kind="url" autoComplete="off" {...field('url')} />
        </FormCard>
        <FormCard title="Your email addresses" intent="addresses" submit="Save Addresses">
          <Field {...field('addresses')} />
        </FormCard>
      </div>
    </RulesSection>
  );
}

function CalendarCard({ calendar }: { calendar: CalendarSummary }) {
  const { id, name, host, checkedAt, readAt, problem, left, next } = calendar;
  const leftOut = left ? left.count - left.texts.length : 0;
  const unread = [...(left?.texts ?? []), leftOut > 0 ? `And ${leftOut} more` : ''];
  const busy = next.map(
    ({ startsAt, endsAt }) => `${shortMoment(startsAt)} to ${shortMoment(endsAt)}`,
  );
  return (
    <FormCard
      title={`${name} (${host})`}
      fields={{ id }}
      intent="remove-calendar"
      variant="quiet"
      submit={
        <>
          Disconnect <span className="sr-only">{name}</span>
        </>
      }
    >
      <Facts
        facts={[
          ['Status', problem ?? 'Working'],
          ['Last checked', checkedAt ? shortMoment(checkedAt) : 'Never'],
          ['Last read', readAt ? shortMoment(readAt) : 'Never'],
          ['Couldn’t be read', left && <Lines key="left" lines={unread} />],
          [
            'Next busy times',
            busy.length === 0 ? words.nothing : <Lines key="next" lines={busy} />,
          ],
        ]}
      />
    </FormCard>
  );
}

function Lines({ lines }: { lines: readonly string[] }) {
  return (
    <ul>
      {lines.filter(Boolean).map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
}

/** Warnings about connected calendars that can't be read at the moment. */
export function CalendarAlerts({
  problems,
}: {
  problems: readonly { id: string; name: string; problem: string; readAt: string | null }[];
}) {
  return problems.map(({ id, name, problem, readAt }) => (
    <Alert key={id} tone="warn" title={`${name}: your calendar can’t be read`}>
      <p>
        {problem}{' '}
        {readAt
          ? `The busy times last read on ${shortMoment(readAt)} still apply, but events added since then may be missing.`
          : 'Its busy times aren’t known: visitors could book a call while you’re busy.'}{' '}
        <PageLink to="/admin/booking-rules#calendars">Open connected calendars</PageLink>
      </p>
    </Alert>
  ));
}
