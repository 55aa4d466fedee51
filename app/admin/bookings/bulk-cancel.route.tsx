import { data, Form, redirect } from 'react-router';
import { cancelBooking, findBooking } from '#app/features/booking/manage/booking-changes.server.ts';
import { getAppContext, getRequestInfo } from '#app/platform/app-context.server.ts';
import { interpolate } from '#app/platform/format/interpolate.ts';
import { isRowId } from '#app/platform/ids.ts';
import { Button } from '#app/ui/button.tsx';
import { EmptyState } from '#app/ui/empty-state.tsx';
import { PageLink } from '#app/ui/page-link.tsx';
import type { Booking } from '#database/schema.ts';
import { recordAudit } from '../audit/audit.server.ts';
import { AdminPage, Card, shortMoment } from '../shell/admin-page.tsx';
import { EmailsWait } from '../shell/emails-wait.tsx';
import { useViewer } from '../shell/use-viewer.ts';
import type { Route } from './+types/bulk-cancel.route.ts';
import { type callListNotices, bookingsWords as words } from './bookings.content.ts';

/** A page of the list has fewer rows, so a longer selection can't come from the list. */
const MOST_AT_ONCE = 100;

export function meta() {
  return [{ title: `${words.bulkCancel.title} | Admin` }, { name: 'robots', content: 'noindex' }];
}

/** The page shows only the answer to a post. */
export function loader() {
  return null;
}

/**
 * Cancels the selected calls and emails each visitor, as after a cancellation on a call's own page.
 * First, it asks: the question says how many people get an email.
 */
export async function action({ request, context }: Route.ActionArgs) {
  const app = getAppContext(context);
  const info = getRequestInfo(context);
  const form = await request.formData().catch(() => new FormData());
  const ids = form.getAll('ids').map(String).filter(isRowId).slice(0, MOST_AT_ONCE);
  const view = form.get('view') === 'unconfirmed' ? 'unconfirmed' : 'coming';
  if (ids.length > 0 && form.get('confirmed') !== String(ids.length)) {
    const calls = await Promise.all(ids.map((id) => findBooking(app, { id })));
    const chosen = calls
      .filter((call) => call !== undefined)
      .map(({ id, name, email, starts_at }) => ({
        ...{ id, name, email: email.toLowerCase(), text: `${shortMoment(starts_at)}, ${name}` },
      }));
    return data({ view, chosen } as const);
  }
  const cancelled: Pick<Booking, 'email'>[] = [];
  for (const id of ids) {
    const outcome = await cancelBooking(app, { id }, { by: 'owner' });
    if (outcome.kind !== 'cancelled') continue;
    cancelled.push(outcome.booking);
    await recordAudit(app, info, 'booking-cancelled', outcome.booking.reference);
  }
  return redirect(`/admin/bookings?view=${view}&done=${noticeOf(cancelled)}`, 303);
}

function noticeOf(cancelled: readonly Pick<Booking, 'email'>[]): keyof typeof callListNotices {
  const [first, second] = cancelled;
  if (!first) return 'unchanged';
  if (second) return 'cancelled';
  return first.email === '' ? 'cancelled-one-by-phone' : 'cancelled-one';
}

export default function BulkCancelPage({ actionData }: Route.ComponentProps) {
  const { bulkCancel } = words;
  const { canEmail } = useViewer();
  if (!actionData) {
    return (
      <AdminPage
        title={bulkCancel.title}
        actions={<PageLink to="/admin/bookings?view=coming">{words.back}</PageLink>}
      >
        <EmptyState title={bulkCancel.none.title}>{bulkCancel.none.text}</EmptyState>
      </AdminPage>
    );
  }
  const { view, chosen } = actionData;
  const addresses = chosen.map(({ email }) => email).filter(Boolean);
  const people = canEmail ? new Set(addresses).size : 0;
  const form = people === 0 ? 'nobody' : people === 1 ? 'one' : 'many';
  const { questions, confirms, text } = bulkCancel[chosen.length === 1 ? 'single' : 'several'];
  const counts = { count: chosen.length, people };
  const byPhone = chosen.filter(({ email }) => email === '').map(({ name }) => name);
  return (
    <AdminPage title={bulkCancel.title}>
      <Card title={interpolate(questions[form], counts)}>
        <ul>
          {chosen.map(({ id, text }) => (
            <li key={id}>{text}</li>
          ))}
        </ul>
        <p>{text}</p>
        {byPhone.length > 0 && (
          <p>{interpolate(bulkCancel.someByPhone, { names: byPhone.join(', ') })}</p>
        )}
        {addresses.length > 0 && <EmailsWait />}
        <Form method="post" className="admin-row">
          <input type="hidden" name="view" value={view} />
          <input type="hidden" name="confirmed" value={chosen.length} />
          {chosen.map(({ id }) => (
            <input key={id} type="hidden" name="ids" value={id} />
          ))}
          <Button type="submit">{interpolate(confirms[form], counts)}</Button>
          <PageLink
            className="button button-quiet button-small"
            to={`/admin/bookings?view=${view}`}
          >
            {bulkCancel.keep}
          </PageLink>
        </Form>
      </Card>
    </AdminPage>
  );
}
