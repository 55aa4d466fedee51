import { data, Form, redirect } from 'react-router';
import {
  addCalendar,
  type CalendarSummary,
  describeCalendars,
  disconnectCalendar,
  ownAddressesArea,
  refreshCalendars,
  setOwnAddresses,
} from '#app/features/booking/busy/busy-calendars.server.ts';
import { getAppContext, getRequestInfo } from '#app/platform/app-context.server.ts';
import { interpolate } from '#app/platform/format/interpolate.ts';
import type { FieldErrors } from '#app/platform/forms/field-errors.ts';
import { readFormPost } from '#app/platform/forms/form-post.server.ts';
import { cleanLine } from '#app/platform/forms/text-fields.ts';
import { parseEmailAddress } from '#app/platform/outbox/address.ts';
import { Button } from '#app/ui/button.tsx';
import { Field } from '#app/ui/field.tsx';
import { PageLink } from '#app/ui/page-link.tsx';
import { recordAudit } from '../audit/audit.server.ts';
import { AdminPage, Card, Facts, shortMoment } from '../shell/admin-page.tsx';
import { Notice } from '../shell/notice.tsx';
import type { Route } from './+types/calendars.route.ts';
import { calendarsNotices, calendarsWords as words } from './calendars.content.ts';

const MOST_NAME_CHARS = 60;
const MOST_ADDRESSES = 10;

export function meta() {
  return [{ title: `${words.title} | Admin` }, { name: 'robots', content: 'noindex' }];
}

export async function loader({ context }: Route.LoaderArgs) {
  const app = getAppContext(context);
  const { addresses } = await app.settings.get(ownAddressesArea);
  return { calendars: await describeCalendars(app), addresses: addresses.join(', ') };
}

export async function action({ request, context }: Route.ActionArgs) {
  const app = getAppContext(context);
  const info = getRequestInfo(context);
  const { values } = await readFormPost(request);
  switch (values.intent) {
    case 'add': {
      const name = cleanLine(values.name ?? '');
      const url = cleanLine(values.url ?? '');
      const errors: FieldErrors = {
        ...(name === '' || name.length > MOST_NAME_CHARS ? { name: words.errors.name } : {}),
        ...(url === '' ? { url: words.errors.url } : {}),
      };
      // The address is a secret, so it isn't sent back with the errors.
      if (Object.keys(errors).length > 0) return data({ errors, name }, 422);
      const outcome = await addCalendar(app, { name, url });
      if (outcome.kind === 'refused') return data({ errors: { url: outcome.reason }, name }, 422);
      await recordAudit(app, info, 'busy-calendar', outcome.id, { change: 'added' });
      return redirect('/admin/calendars?done=added', 303);
    }
    case 'remove': {
      const id = values.id ?? '';
      if (!(await disconnectCalendar(app, id))) throw data(null, 404);
      await recordAudit(app, info, 'busy-calendar', id, { change: 'removed' });
      return redirect('/admin/calendars?done=removed', 303);
    }
    case 'addresses': {
      const typed = (values.addresses ?? '').split(/[\s,;]+/).filter(Boolean);
      if (typed.length > MOST_ADDRESSES || !typed.every((one) => parseEmailAddress(one))) {
        const errors: FieldErrors = { addresses: words.addresses.error };
        return data({ errors, addresses: values.addresses }, 422);
      }
      await setOwnAddresses(app, typed);
      await recordAudit(app, info, 'busy-calendar', 'addresses', { change: 'addresses' });
      return redirect('/admin/calendars?done=addresses', 303);
    }
    case 'read':
      await refreshCalendars(app);
      return redirect('/admin/calendars?done=read', 303);
    default:
      throw data(null, 400);
  }
}

/** The owner's connected calendars, whose busy times make slots unavailable. */
export default function CalendarsPage({ loaderData, actionData }: Route.ComponentProps) {
  const { calendars, addresses } = loaderData;
  const errors: FieldErrors = actionData?.errors ?? {};
  return (
    <AdminPage
      title={words.title}
      lead={words.lead}
      actions={<PageLink to="/admin/booking-rules">{words.rules}</PageLink>}
    >
      <Notice words={calendarsNotices} problem={actionData && words.problem} />
      <div className="admin-pair">
        <div className="admin-stack">
          {calendars.length === 0 && <p className="text-muted">{words.none}</p>}
          {calendars.map((calendar) => (
            <CalendarCard key={calendar.id} calendar={calendar} />
          ))}
          {calendars.length > 0 && (
            <Form method="post">
              <Button type="submit" name="intent" value="read" variant="secondary" small>
                {words.readAgain}
              </Button>
            </Form>
          )}
        </div>
        <div className="admin-stack">
          <Card title={words.add.title}>
            <Form method="post" className="admin-stack" key={calendars.length} noValidate>
              <p>{words.add.text}</p>
              <Field
                id="calendar-name"
                name="name"
                label={words.add.name}
                help={words.add.nameHelp}
                defaultValue={actionData && 'name' in actionData ? actionData.name : undefined}
                error={errors.name}
              />
              <Field
                kind="url"
                id="calendar-url"
                name="url"
                label={words.add.url}
                help={words.add.urlHelp}
                autoComplete="off"
                error={errors.url}
              />
              <div>
                <Button type="submit" name="intent" value="add" small>
                  {words.add.submit}
                </Button>
              </div>
            </Form>
          </Card>
          <Card title={words.addresses.title}>
            <Form method="post" className="admin-stack" noValidate>
              <Field
                id="calendar-addresses"
                name="addresses"
                label={words.addresses.label}
                help={words.addresses.help}
                defaultValue={
                  actionData && 'addresses' in actionData ? actionData.addresses : addresses
                }
                error={errors.addresses}
              />
              <div>
                <Button type="submit" name="intent" value="addresses" variant="secondary" small>
                  {words.addresses.submit}
                </Button>
              </div>
            </Form>
          </Card>
        </div>
      </div>
    </AdminPage>
  );
}

function CalendarCard({ calendar }: { calendar: CalendarSummary }) {
  const { id, name, host, checkedAt, readAt, problem, left, next } = calendar;
  const moment = (at: string | null) => (at ? shortMoment(at) : words.never);
  return (
    <Card title={`${name} (${host})`}>
      <Facts
        facts={[
          [words.status, problem ?? words.fine],
          [words.checked, moment(checkedAt)],
          [words.read, moment(readAt)],
          ...(left ? [[words.left, <LeftOut key="left" {...left} />] as const] : []),
          [words.next, next.length === 0 ? words.nothing : <NextTimes key="next" next={next} />],
        ]}
      />
      <Form method="post">
        <input type="hidden" name="id" value={id} />
        <Button
          type="submit"
          name="intent"
          value="remove"
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

/** What was left out of the last reading; everything else of the calendar counts. */
function LeftOut({ count, texts }: NonNullable<CalendarSummary['left']>) {
  return (
    <ul>
      {texts.map((text) => (
        <li key={text}>{text}</li>
      ))}
      {count > texts.length && <li>{interpolate(words.more, { count: count - texts.length })}</li>}
    </ul>
  );
}

function NextTimes({ next }: { next: CalendarSummary['next'] }) {
  return (
    <ul>
      {next.map(({ startsAt, endsAt }) => (
        <li key={startsAt}>
          {interpolate(words.span, { from: shortMoment(startsAt), to: shortMoment(endsAt) })}
        </li>
      ))}
    </ul>
  );
}
