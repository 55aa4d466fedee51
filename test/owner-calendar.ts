import type { AdminBrowser } from './admin-browser.ts';
import type { TestApp } from './test-app.ts';

const weekPage = '/admin/bookings?view=week&week=2026-11-12';

/** What the owner sees of the calendar, and visitors who book. */
export function ownerCalendar(app: () => TestApp, owner: () => AdminBrowser) {
  const book = async (email: string, appointmentDate: string, appointmentTime: string) => {
    const answer = await app().post('/api/bookings', {
      ...{ name: `Caller ${email.split('@')[0]}`, email, appointmentDate, appointmentTime },
      source: 'assessment_booking',
    });
    return (await answer.json()).data.id as string;
  };

  const read = (path: string) => owner().read(path);

  /** The text of each day of a week page, by date. */
  const week = async (path = weekPage) => {
    const sections = (await read(path)).split('<section class="admin-week-day"').slice(1);
    return sections.map((section) =>
      (section.split('</section>')[0] ?? '')
        .replace(/^[^>]*>/, '')
        .replace(/<[^>]+>/g, ' ')
        .replace(/\s+/g, ' ')
        .trim(),
    );
  };

  const freeOn = async (day: string) => {
    const answer = await app().request(`/api/bookings/availability?from=${day}&to=${day}`);
    const [found] = (await answer.json()).data.days;
    return found.free.map((slot: { time: string }) => slot.time) as string[];
  };

  const audit = async () =>
    (await app().context.db.selectFrom('audit_log').select('action').execute()).map(
      ({ action }) => action,
    );

  return { book, read, week, freeOn, audit };
}
