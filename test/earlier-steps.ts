import { readProps } from '#app/platform/outbox/outbox.server.ts';
import { FREED, pathOf } from './earlier-samples.ts';
import type { TestApp } from './test-app.ts';

/** What visitors do about an earlier time, and the emails that offer them one. */
export function earlierSteps(app: () => TestApp) {
  const book = async (name: string, slot: object = FREED) => {
    const answer = await app().post('/api/bookings', {
      ...{ name, email: `${name}@example.com`, source: 'assessment_booking' },
      ...slot,
    });
    const { data } = await answer.json();
    return { status: answer.status, id: data?.id as string, path: pathOf(data?.manageUrl) };
  };

  const post = (path: string, fields: Record<string, string>) =>
    app().request(path, { method: 'POST', body: new URLSearchParams(fields), redirect: 'manual' });

  const read = async (path: string) =>
    (await (await app().request(path)).text()).replaceAll('<!-- -->', '').replaceAll('&#x27;', "'");

  const askForDay = (name: string, date = FREED.appointmentDate) =>
    post('/book/earlier', {
      date,
      name,
      email: `${name}@example.com`,
      idempotencyKey: `${name}${date}`,
    });

  /** The links in the emails about an earlier time, in the order in which they were queued. */
  const offers = async () => {
    const rows = await app()
      .context.db.selectFrom('outbox')
      .selectAll()
      .where('template', '=', 'slot-offer')
      .where('state', '=', 'queued')
      .orderBy('id')
      .execute();
    return rows.map((row) => {
      const props = readProps(app().context.settings.secrets, row.props) as { offerUrl: string };
      return { to: row.recipient.split('@')[0] as string, path: pathOf(props.offerUrl), ...props };
    });
  };

  const later = (name: string, day: number) =>
    book(name, { appointmentDate: `2026-11-${day}`, appointmentTime: '2:00 PM' });

  return { book, post, read, askForDay, offers, later };
}
