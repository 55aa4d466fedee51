import fc from 'fast-check';
import { afterEach, describe, expect, test } from 'vitest';
import { hideTokens } from '#app/platform/format/hide-tokens.ts';
import { randomToken } from '#app/platform/ids.ts';
import { secretToken } from '#app/platform/secret-links/secret-links.server.ts';
import { createSecretBox } from '#app/platform/settings/secret-box.server.ts';
import { publishedPaths } from '#app/published-paths.ts';
import { readAllRows } from '#test/stored-rows.ts';
import { openTestApp, type TestApp } from '#test/test-app.ts';

// Forms stand on the pages of secret links too (in the footer), and name the page they are on. Where
// it is stored, exported or sent to a webhook, it must not open anything.

const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';

describe('a form on the page of a secret link', () => {
  let app: TestApp;
  afterEach(() => app.close());

  test('stores the page without the token, from the form and from the referrer', async () => {
    app = await openTestApp('sqlite');
    const token = randomToken();
    const more = { page: `/bookings/${token}` };
    const headers = {
      'User-Agent': FIREFOX,
      Referer: `http://localhost:3000/newsletter/preferences/${token}`,
    };
    const person = { name: 'Kim', email: 'kim@example.com', message: 'Please call.' };
    const day = { appointmentDate: '2026-11-10', appointmentTime: '10:00 AM' };
    for (const [path, body] of [
      ['/api/contact', person],
      ['/api/bookings', { ...person, ...day }],
      ['/api/newsletter/subscribe', { email: 'lee@example.com', source: 'newsletter_signup' }],
    ] as const) {
      const answer = await app.post(path, { ...body, ...more }, headers);
      expect([path, answer.status < 300]).toEqual([path, true]);
    }
    const { db } = app.context;
    const pages = await db.selectFrom('submissions').select('page').execute();
    expect(pages).toEqual([{ page: '/bookings/…' }]);
    const landings = await db.selectFrom('origins').select('landing').distinct().execute();
    expect(landings).toEqual([{ landing: '/newsletter/preferences/…' }]);
    const rows = [...(await readAllRows(db)).values()].flat();
    expect(rows.length).toBeGreaterThan(5);
    expect(rows.filter((row) => row.includes(token))).toEqual([]);
  });
});

test('no token is left in a path, and every public path stays as it is', () => {
  const secrets = createSecretBox('a secret of this test only');
  fc.assert(
    fc.property(fc.string(), (id) => {
      const token = secretToken(secrets, 'manage', id);
      expect(hideTokens(`/newsletter/preferences/${token}`)).toBe('/newsletter/preferences/…');
    }),
  );
  for (let at = 0; at < 1000; at++) {
    expect(hideTokens(`/bookings/${randomToken()}/invite.ics`)).toBe('/bookings/…/invite.ics');
  }
  for (const path of publishedPaths) expect(hideTokens(path)).toBe(path);
  expect(hideTokens(`/${'a'.repeat(9000)}`)).toBe('/…');
  expect(hideTokens('/a/'.repeat(500))).toHaveLength(200);
});
