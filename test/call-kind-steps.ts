import ICAL from 'ical.js';
import { makeFeedAddress } from '#app/features/booking/feed/calendar-feed.server.ts';
import { readProps } from '#app/platform/outbox/outbox.server.ts';
import type { TestApp } from './test-app.ts';

/** Pages and bookings of the call types, and the emails about them. */
export function callKindSteps(app: () => TestApp) {
  const textOf = async (path: string) =>
    (await (await app().request(path)).text()).replaceAll('<!-- -->', '');

  const book = (fields: Record<string, string>) =>
    app().post('/api/bookings', {
      ...{ name: 'Ana', email: `${Math.random()}@example.com`, appointmentDate: '2026-11-10' },
      ...fields,
    });

  const mails = async (template: string) => {
    const rows = await app()
      .context.db.selectFrom('outbox')
      .selectAll()
      .where('template', '=', template)
      .where('state', '=', 'queued')
      .orderBy('created_at')
      .orderBy('id')
      .execute();
    return rows.map(({ recipient, props }): Record<string, unknown> => {
      const said = readProps(app().context.settings.secrets, props) as Record<string, unknown>;
      return { to: recipient, ...said };
    });
  };

  async function readFeed() {
    const address = await makeFeedAddress(app().context);
    const text = await textOf(new URL(address).pathname);
    return new ICAL.Component(ICAL.parse(text))
      .getAllSubcomponents('vevent')
      .map((event) => new ICAL.Event(event));
  }

  return { textOf, book, mails, readFeed };
}
