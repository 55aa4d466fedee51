import { data, Form, redirect } from 'react-router';
import {
  readWaitingList,
  removeRequest,
} from '#app/features/booking/earlier/earlier-requests.server.ts';
import { readBookingRules } from '#app/features/booking/rules/booking-rules.server.ts';
import { nameCall } from '#app/features/booking/rules/call-kinds.ts';
import { getAppContext, getRequestInfo } from '#app/platform/app-context.server.ts';
import { interpolate } from '#app/platform/format/interpolate.ts';
import { readFormPost } from '#app/platform/forms/form-post.server.ts';
import type { CalendarDate } from '#app/platform/time/calendar-date.ts';
import { formatLongDate } from '#app/platform/time/long-date.ts';
import { Button } from '#app/ui/button.tsx';
import { EmptyState } from '#app/ui/empty-state.tsx';
import { PageLink } from '#app/ui/page-link.tsx';
import { Table } from '#app/ui/table.tsx';
import { recordAudit } from '../audit/audit.server.ts';
import { AdminPage, shortMoment, When } from '../shell/admin-page.tsx';
import { Notice } from '../shell/notice.tsx';
import type { Route } from './+types/waiting.route.ts';
import { waitingNotices, waitingWords as words } from './waiting.content.ts';

export function meta() {
  return [{ title: `${words.title} | Admin` }, { name: 'robots', content: 'noindex' }];
}

export async function loader({ context }: Route.LoaderArgs) {
  const app = getAppContext(context);
  const rules = await readBookingRules(app);
  const waiting = await readWaitingList(app);
  return { waiting: waiting.map((row) => ({ ...row, call: nameCall(rules, row.kind) })) };
}

export async function action({ request, context }: Route.ActionArgs) {
  const app = getAppContext(context);
  const { values } = await readFormPost(request);
  const id = values.id ?? '';
  if (!(await removeRequest(app, id))) throw data(null, 404);
  await recordAudit(app, getRequestInfo(context), 'waiting-removed', id);
  return redirect('/admin/bookings/waiting?done=removed', 303);
}

/** The people who want an earlier time, in the order in which they asked. */
export default function WaitingPage({ loaderData: { waiting } }: Route.ComponentProps) {
  return (
    <AdminPage
      title={words.title}
      lead={words.lead}
      actions={<PageLink to="/admin/bookings">{words.back}</PageLink>}
    >
      <Notice words={waitingNotices} />
      {waiting.length === 0 ? (
        <EmptyState title={words.empty.title}>{words.empty.text}</EmptyState>
      ) : (
        <Table
          stacks
          caption={words.title}
          captionHidden
          columns={Object.entries(words.columns).map(([name, header]) => ({
            // The button has the same words, so the heading is for screen readers only.
            header: name === 'remove' ? <span className="sr-only">{header}</span> : header,
          }))}
          rows={waiting.map((row) => ({
            id: row.id,
            cells: [
              row.booking_id ? (
                <PageLink key="who" to={`/admin/bookings/${row.booking_id}`}>
                  {row.name}
                </PageLink>
              ) : (
                `${row.name}, ${row.email}`
              ),
              <When key="since" at={row.created_at} />,
              row.booked_at
                ? interpolate(words.earlier, { moment: shortMoment(row.booked_at) })
                : interpolate(words.day, {
                    call: row.call,
                    date: formatLongDate(row.wanted_date as CalendarDate),
                  }),
              <Form method="post" key="remove">
                <input type="hidden" name="id" value={row.id} />
                <Button
                  type="submit"
                  variant="quiet"
                  small
                  aria-label={`${words.remove} ${row.name}`}
                >
                  {words.remove}
                </Button>
              </Form>,
            ],
          }))}
        />
      )}
    </AdminPage>
  );
}
