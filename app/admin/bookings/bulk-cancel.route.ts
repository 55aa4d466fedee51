import { redirect } from 'react-router';
import { cancelBooking } from '#app/features/booking/manage/booking-changes.server.ts';
import { getAppContext, getRequestInfo } from '#app/platform/app-context.server.ts';
import { isRowId } from '#app/platform/ids.ts';
import { recordAudit } from '../audit/audit.server.ts';
import type { Route } from './+types/bulk-cancel.route.ts';
import type { callListNotices } from './bookings.content.ts';

/** A page of the list has fewer rows, so a longer selection can't come from the list. */
const MOST_AT_ONCE = 100;

/** Cancels the selected calls and emails each visitor, as after a single cancellation. */
export async function action({ request, context }: Route.ActionArgs) {
  const app = getAppContext(context);
  const info = getRequestInfo(context);
  const form = await request.formData().catch(() => new FormData());
  let done: keyof typeof callListNotices = 'unchanged';
  for (const id of form.getAll('ids').map(String).filter(isRowId).slice(0, MOST_AT_ONCE)) {
    const outcome = await cancelBooking(app, { id }, { by: 'owner' });
    if (outcome.kind !== 'cancelled') continue;
    done = 'cancelled';
    await recordAudit(app, info, 'booking-cancelled', outcome.booking.reference);
  }
  const view = form.get('view') === 'unconfirmed' ? 'unconfirmed' : 'coming';
  return redirect(`/admin/bookings?view=${view}&done=${done}`, 303);
}
