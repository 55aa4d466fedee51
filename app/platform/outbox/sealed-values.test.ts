import { afterEach, expect, test } from 'vitest';
import { createSecretBox } from '#app/platform/settings/secret-box.server.ts';
import { openTestApp, type TestApp } from '#test/test-app.ts';
import { enqueue, readProps } from './outbox.server.ts';

let app: TestApp;
afterEach(() => app.close());

test('the secret link of a call is kept encrypted, and opens with the key of the site alone', async () => {
  app = await openTestApp();
  const { db, now, settings } = app.context;
  const props = { manageUrl: 'https://site.example/bookings/secret-link' };
  await enqueue(db, {
    channel: 'mail',
    template: 'booking-confirmation',
    to: 'kim@example.com',
    props,
    dedupeKey: 'booking-confirmation:1:0',
    sealedBy: settings.secrets,
    now: now(),
  });
  const row = await db.selectFrom('outbox').select('props').executeTakeFirstOrThrow();
  expect(row.props).not.toContain('secret-link');
  expect(readProps(settings.secrets, row.props)).toEqual(props);
  expect(() => readProps(createSecretBox('another key'), row.props)).toThrow();
});
