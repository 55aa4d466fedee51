import type { CalendarSummary } from '#app/features/booking/busy/busy-calendars.server.ts';
import { interpolate } from '#app/platform/format/interpolate.ts';
import { Alert } from '#app/ui/alert.tsx';
import { Field } from '#app/ui/field.tsx';
import { PageLink } from '#app/ui/page-link.tsx';
import { Facts, shortMoment } from '../shell/admin-page.tsx';
import { formFields } from '../shell/form-fields.ts';
import { ButtonForm, FormCard } from '../shell/post-form.tsx';
import { calendarsWords as words } from './booking-rules.content.ts';
import { type RulesPartProps, RulesSection } from './booking-rules.form.tsx';

/** The owner's connected calendars, whose busy times make slots unavailable. */
export function CalendarsPart({ screen: { calendars, addresses }, answered }: RulesPartProps) {
  const added = answered?.form === 'calendar' ? answered : undefined;
  const typed = answered?.form === 'addresses' ? answered : undefined;
  const field = formFields({
    form: 'calendar',
    words: words.fields,
    values: { name: added?.values.name, addresses: typed?.values.addresses ?? addresses },
    errors: { ...added?.errors, ...typed?.errors },
  });
  return (
    <RulesSection part="calendars" lead={words.lead}>
      <div className="admin-stack">
        {calendars.length === 0 && <p className="text-muted">{words.none}</p>}
        {calendars.map((calendar) => (
          <CalendarCard key={calendar.id} calendar={calendar} />
        ))}
        {calendars.length > 0 && <ButtonForm intent="read-calendars">{words.readAgain}</ButtonForm>}
      </div>
      <div className="admin-stack">
        <FormCard
          key={calendars.length}
          title={words.add.title}
          intent="add-calendar"
          submit={words.add.submit}
        >
          <p>{words.add.text}</p>
          <Field {...field('name')} />
          <Field kind="url" autoComplete="off" {...field('url')} />
        </FormCard>
        <FormCard title={words.addresses.title} intent="addresses" submit={words.addresses.submit}>
          <Field {...field('addresses')} />
        </FormCard>
      </div>
    </RulesSection>
  );
}

function CalendarCard({ calendar }: { calendar: CalendarSummary }) {
  const { id, name, host, checkedAt, readAt, problem, left, next } = calendar;
  const moment = (at: string | null) => (at ? shortMoment(at) : words.never);
  const leftOut = left && left.count - left.texts.length;
  const unread = [
    ...(left?.texts ?? []),
    leftOut ? interpolate(words.more, { count: leftOut }) : '',
  ];
  const busy = next.map(({ startsAt, endsAt }) =>
    interpolate(words.span, { from: shortMoment(startsAt), to: shortMoment(endsAt) }),
  );
  return (
    <FormCard
      title={`${name} (${host})`}
      fields={{ id }}
      intent="remove-calendar"
      variant="quiet"
      submit={
        <>
          {words.remove} <span className="sr-only">{name}</span>
        </>
      }
    >
      <Facts
        facts={[
          [words.status, problem ?? words.fine],
          [words.checked, moment(checkedAt)],
          [words.read, moment(readAt)],
          [words.left, left && <Lines key="left" lines={unread} />],
          [words.next, next.length === 0 ? words.nothing : <Lines key="next" lines={busy} />],
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
  const { alert } = words;
  return problems.map(({ id, name, problem, readAt }) => (
    <Alert key={id} tone="warn" title={interpolate(alert.title, { name })}>
      <p>
        {readAt
          ? interpolate(alert.text, { problem, moment: shortMoment(readAt) })
          : interpolate(alert.unread, { problem })}{' '}
        <PageLink to="/admin/booking-rules#calendars">{alert.open}</PageLink>
      </p>
    </Alert>
  ));
}
