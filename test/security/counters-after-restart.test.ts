import { beforeAll, expect, test } from 'vitest';
import type { RenderPage } from '#server/http-app.ts';
import { ADMIN_PASSWORD, prepareQuickPassword, tryToLogIn } from '#test/admin-browser.ts';
import { createPageRenderer } from '#test/page-renderer.ts';
import { describeOnBothDatabases, openTestApp, type TestApp } from '#test/test-app.ts';

let renderPage: RenderPage;
beforeAll(async () => {
  renderPage = await createPageRenderer();
});

// A restart or an update must not give an attacker fresh limits.
describeOnBothDatabases('what was counted before a restart', (engine) => {
  const env = { ADMIN_PASSWORD, TRUST_PROXY: '1', SUBMISSIONS_PER_TEN_MINUTES: '5' };
  const from = (address: string) => ({ 'X-Forwarded-For': address });

  test('still counts after it: logins, messages, calls, codes and emails', async () => {
    const before = await openTestApp(engine, { renderPage, env });
    await prepareQuickPassword(before);
    const { database, dataDir } = before.context.config;
    expect(await tryEverything(before, 10, '2026-11-10')).toEqual({
      logins: [...Array(10).fill(401)],
      messages: [...Array(5).fill(201), ...Array(5).fill(429)],
      calls: [...Array(5).fill(201), 429],
      codes: [...Array(5).fill(422), 429],
    });
    const emails = await countEmails(before);
    await before.stop();

    const url = database.engine === 'postgres' ? { DATABASE_URL: database.url } : {};
    const after = await openTestApp(engine, {
      renderPage,
      env: { ...env, DATA_DIR: dataDir, ...url },
    });
    expect(await tryEverything(after, 2, '2026-11-11')).toEqual({
      logins: [429, 429],
      messages: [429, 429],
      calls: [...Array(6).fill(429)],
      codes: [...Array(6).fill(429)],
    });
    // The budget of the address is used up, whatever the network.
    const again = { name: 'A', email: 'one@example.com', message: 'Once more' };
    expect((await after.post('/api/contact', again, from('203.0.113.9'))).status).toBe(201);
    expect(await countEmails(after)).toBe(emails);
    await after.close();
    await before.close();
  });

  async function tryEverything(app: TestApp, attempts: number, appointmentDate: string) {
    const [logins, messages, calls, codes]: number[][] = [[], [], [], []];
    for (let at = 0; at < attempts; at++) {
      const options = { headers: from('192.0.2.1') };
      logins?.push((await tryToLogIn(app, `wrong ${at}`, options)).status);
      const message = { name: 'A', email: 'one@example.com', message: `Message ${at}` };
      messages?.push((await app.post('/api/contact', message, from('192.0.2.2'))).status);
    }
    const times = ['9:00 AM', '10:00 AM', '11:00 AM', '1:00 PM', '2:00 PM', '3:00 PM'];
    for (const appointmentTime of times) {
      const call = { name: 'A', email: `${appointmentTime.replace(/\W/g, '')}@example.com` };
      const day = { appointmentDate, appointmentTime };
      calls?.push((await app.post('/api/bookings', { ...call, ...day }, from('192.0.2.3'))).status);
    }
    for (let at = 0; at < 6; at++) {
      const guess = { email: 'one@example.com', code: String(100_000 + at) };
      codes?.push((await app.post('/api/newsletter/confirm', guess, from('192.0.2.4'))).status);
    }
    return { logins, messages, calls, codes };
  }

  async function countEmails(app: TestApp): Promise<number> {
    const rows = await app.context.db
      .selectFrom('outbox')
      .select('id')
      .where('recipient', '=', 'one@example.com')
      .where('state', '<>', 'cancelled')
      .execute();
    return rows.length;
  }
});
