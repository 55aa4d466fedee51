import { Alert } from '#app/ui/alert.tsx';
import { Field } from '#app/ui/field.tsx';
import { PageLink } from '#app/ui/page-link.tsx';
import { Facts, shortMoment } from '../shell/admin-page.tsx';
import { formFields, refusedOf } from '../shell/form-fields.ts';
import { FormCard } from '../shell/post-form.tsx';
import type { RulesPartProps } from './booking-rules.form.tsx';

const words = {
  name: { label: 'Name', help: 'For your own use, such as “Personal”.' },
  url: {
    label: 'Secret address',
    help: 'Google Calendar: Settings, your calendar, Secret address in iCal format. Outlook: Settings, Shared calendars, Publish a calendar, ICS link.',
  },
  addresses: {
    label: 'Addresses under which you’re invited',
    help: 'Events that you declined under one of them are free. Separate them with commas.',
  },
};

/** The owner's connected calendars, whose busy times make slots unavailable. */
export function Calendars({ screen: { calendars, addresses }, answered }: RulesPartProps) {
  const { values, errors } = refusedOf(answered, 'add-calendar', 'addresses');
  const field = formFields({ form: 'calendar', words, values: { addresses, ...values }, errors });
  return (
    <>
      <div className="admin-stack">
        {calendars.length === 0 && <p className="text-muted">No calendar is connected yet.</p>}
        {calendars.map(({ id, name, host, readAt, problem, left }) => (
          <FormCard
            key={id}
            title={`${name} (${host})`}
            fields={{ id }}
            intent="remove-calendar"
            variant="quiet"
            submit={`Disconnect ${name}`}
          >
            <Facts
              facts={[
                ['Status', problem ?? 'Working'],
                ['Last read', readAt ? shortMoment(readAt) : 'Never'],
                ['Couldn’t be read', left && `${left.count}: ${left.texts.join(', ')}`],
              ]}
            />
          </FormCard>
        ))}
      </div>
      <div className="admin-stack">
        <FormCard
          key={calendars.length}
          title="Connect a calendar"
          intent="add-calendar"
          submit="Connect Calendar"
        >
          <p>
            Only the times are kept: titles, guests and places aren’t. Events marked as free don’t
            count.
          </p>
          <Field {...field('name')} maxLength={60} />
          <Field kind="url" autoComplete="off" {...field('url')} />
        </FormCard>
        <FormCard title="Your email addresses" intent="addresses" submit="Save Addresses">
          <Field {...field('addresses')} />
        </FormCard>
      </div>
    </>
  );
}

/** Warnings about connected calendars that can't be read at the moment. */
export function CalendarAlerts({
  problems,
}: {
  problems: readonly { id: string; name: string; problem: string }[];
}) {
  return problems.map(({ id, name, problem }) => (
    <Alert key={id} tone="warn" title={`${name}: your calendar can’t be read`}>
      <p>
        {problem} Visitors could book a call while you’re busy.{' '}
        <PageLink to="/admin/booking-rules#calendars">Open connected calendars</PageLink>
      </p>
    </Alert>
  ));
}
