import { cancelBooking } from '#app/features/booking/manage/booking-changes.server.ts';
import type { AppContext } from '#app/platform/app-context.server.ts';
import { recordAudit } from '../audit/audit.server.ts';
import { hasWaitingEmails, listUpcomingCalls } from './people.queries.server.ts';
import { changeErasures, erasePerson, laterErasuresArea } from './people.server.ts';

const DAY_MS = 24 * 3_600_000;

/**
 * Erases a person as soon as nothing needs their address any more: their calls are over, or were
 * cancelled here, and the emails about that have left.
 */
export async function eraseLater(
  app: AppContext,
  email: string,
  calls: 'cancel' | 'keep',
): Promise<void> {
  await changeErasures(app.settings, app.db, (emails) => [...emails, email]);
  if (calls === 'keep') return;
  for (const { id } of await listUpcomingCalls(app.db, email, app.now())) {
    await cancelBooking(app, { id }, { by: 'owner' });
  }
}

export async function dropLaterErasure(
  { settings, db }: Pick<AppContext, 'settings' | 'db'>,
  email: string,
): Promise<void> {
  await changeErasures(settings, db, (emails) => emails.filter((one) => one !== email));
}

export async function isErasedLater(
  { settings }: Pick<AppContext, 'settings'>,
  email: string,
): Promise<boolean> {
  return (await settings.get(laterErasuresArea)).emails.includes(email);
}

/** To be called every hour: erases those who have waited long enough. */
export async function eraseWhoAreDue(app: AppContext): Promise<void> {
  const { emails } = await app.settings.get(laterErasuresArea);
  for (const email of emails) {
    const upcoming = await listUpcomingCalls(app.db, email, app.now());
    // An email that hasn't left within a day no longer delays what the person asked for.
    const since = new Date(app.now().getTime() - DAY_MS).toISOString();
    if (upcoming.length > 0 || (await hasWaitingEmails(app.db, email, since))) continue;
    await erasePerson(app, email);
    await recordAudit(app, undefined, 'privacy-erased');
  }
}
