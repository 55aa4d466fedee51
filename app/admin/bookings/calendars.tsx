import { Form } from 'react-router';
import type { CalendarSummary } from '#app/features/booking/busy/busy-calendars.server.ts';
import { interpolate } from '#app/platform/format/interpolate.ts';
import { Alert } from '#app/ui/alert.tsx';
import { Button } from '#app/ui/button.tsx';
import { Field } from '#app/ui/field.tsx';
import { PageLink } from '#app/ui/page-link.tsx';
import { Card, Facts, shortMoment } from '../shell/admin-page.tsx';
import { formFields } from '../shell/form-fields.ts';
import { bookingRulesWords, calendarsWords as words } from './booking-rules.content.ts';
import type { RulesPartProps } from './booking-rules.form.tsx';

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
    <section id="calendars" className="admin-stack" aria-labelledby="calendars-title">
      <h2 id="calendars-title">{bookingRulesWords.parts.calendars}</h2>
      <p className="text-muted">{words.lead}</p>
      <div className="admin-pair">
        <div className="admin-stack">
          {calendars.length === 0 && <p className="text-muted">{words.none}</p>}
          {calendars.map((calendar) => (
            <CalendarCard key={calendar.id} calendar={calendar} />
          ))}
          {calendars.length > 0 && (
            <Form method="post">
              <Button type="submit" name="intent" value="read-calendars" variant="secondary" small>
                {words.readAgain}
              </Button>
            </Form>
          )}
        </div>
        <div className="admin-stack">
          <Card title={words.add.title}>
            <Form method="post" className="admin-stack" key={calendars.length} noValidate>
              <p>{words.add.text}</p>
              <Field {...field('name')} />
              <Field kind="url" autoComplete="off" {...field('url')} />
              <div>
                <Button type="submit" name="intent" value="add-calendar" small>
                  {words.add.submit}
                </Button>
              </div>
            </Form>
          </Card>
          <Card title={words.addresses.title}>
            <Form method="post" className="admin-stack" noValidate>
              <Field {...field('addresses')} />
              <div>
                <Button type="submit" name="intent" value="addresses" variant="secondary" small>
                  {words.addresses.submit}
                </Button>
              </div>
            </Form>
          </Card>
        </div>
      </div>
    </section>
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
    <Card title={`${name} (${host})`}>
      <Facts
        facts={[
          [words.status, problem ?? words.fine],
          [words.checked, moment(checkedAt)],
          [words.read, moment(readAt)],
          [words.left, left && <Lines key="left" lines={unread} />],
          [words.next, next.length === 0 ? words.nothing : <Lines key="next" lines={busy} />],
        ]}
      />
      <Form method="post">
        <input type="hidden" name="id" value={id} />
        <Button
          type="submit"
          name="intent"
          value="remove-calendar"
          variant="quiet"
          small
          aria-label={`${words.remove} ${name}`}
        >
          {words.remove}
        </Button>
      </Form>
    </Card>
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
