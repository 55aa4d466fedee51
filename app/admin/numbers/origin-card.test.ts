import { afterEach, beforeEach, expect, test } from 'vitest';
import type { AdminBrowser } from '#test/admin-browser.ts';
import { openOwnerApp } from '#test/owner-app.ts';
import type { TestApp } from '#test/test-app.ts';

const BROWSER = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/140.0';

let app: TestApp;
let owner: AdminBrowser;
beforeEach(async () => {
  ({ app, owner } = await openOwnerApp('sqlite'));
});
afterEach(() => app.close());

const view = (query: string, referer: string) =>
  app.context.visits.count({
    path: '/pricing',
    query,
    ip: 'unknown',
    headers: { 'user-agent': BROWSER, referer },
  });
const factsOn = async (path: string) => {
  const page = await owner.read(path);
  const card = page.slice(page.indexOf('<h2>Where they came from</h2>'));
  const rows = card
    .slice(0, card.indexOf('</section>'))
    .matchAll(/<dt>(.*?)<\/dt><dd>(.*?)<\/dd>/g);
  return Object.fromEntries([...rows].map(([, name, value]) => [name, value]));
};

test('is said in plain words on its page', async () => {
  view('utm_source=Spring&utm_medium=email&utm_campaign=Owners', 'https://www.linkedin.com/feed/');
  const headers = { 'User-Agent': BROWSER };
  const person = { name: 'Ana Roy', email: 'ana@example.org' };
  const message = { ...person, message: 'Hello there', source: 'contact_form' };
  const sent = await app.post('/api/contact', message, headers);
  const { id } = (await sent.json()).data as { id: string };
  expect(await factsOn(`/admin/inbox/${id}`)).toEqual({
    'Came from': 'linkedin.com',
    'Campaign source': 'spring',
    'Campaign medium': 'email',
    'Campaign name': 'owners',
    'First page': '/pricing',
    'Form they sent': 'Contact page',
  });
  // Nothing is known of a browser that asks not to be tracked.
  const hidden = await app.post('/api/contact', message, { ...headers, DNT: '1' });
  const other = (await hidden.json()).data.id;
  expect(await owner.read(`/admin/inbox/${other}`)).toContain('Not known: ');
  const slot = { appointmentDate: '2026-11-10', appointmentTime: '9:00 AM' };
  await app.post('/api/bookings', { ...person, ...slot, source: 'assessment_booking' }, headers);
  const [call] = await app.context.db.selectFrom('bookings').select('id').execute();
  expect(await factsOn(`/admin/bookings/${call?.id}`)).toMatchObject({
    'Came from': 'linkedin.com',
    'First page': '/pricing',
    'Form they sent': 'Booking form',
  });
});
