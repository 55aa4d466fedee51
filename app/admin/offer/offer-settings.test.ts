import { afterEach, beforeEach, expect, test } from 'vitest';
import { builtInFacts } from '#app/facts/facts.ts';
import { everySection } from '#app/facts/sections.ts';
import type { AdminBrowser } from '#test/admin-browser.ts';
import { openOwnerApp } from '#test/owner-app.ts';
import { publishFacts } from '#test/sample-business.ts';
import { describeOnBothDatabases, type TestApp } from '#test/test-app.ts';
import {
  offerNotices,
  offerNoticesWhileOff,
  offerSettingsWordsOf,
} from './offer-settings.content.ts';

const offerSettingsWords = offerSettingsWordsOf(builtInFacts);

const { errors, preview } = offerSettingsWords;
const page = '/admin/offer';
const deadline = { intent: 'save', ends: 'deadline', date: '2026-12-01', time: '17:00', seats: '' };

describeOnBothDatabases('the settings of the launch offer', (engine) => {
  let app: TestApp;
  let owner: AdminBrowser;
  beforeEach(async () => {
    ({ app, owner } = await openOwnerApp(engine));
  });
  afterEach(() => app.close());

  const offer = async () => (await (await app.request('/api/offer')).json()).data;

  test('a deadline is a day and a time in Toronto, and can be taken back', async () => {
    expect((await owner.post(page, { ...deadline, seats: '4' })).status).toBe(303);
    expect(await offer()).toMatchObject({ deadline: '2026-12-01T22:00:00.000Z', seatsLeft: 4 });
    const shown = await (await owner.get(page)).text();
    expect(shown).toContain('The offer ends on Tuesday, December 1, 2026 at 5:00 PM Toronto time.');
    expect(shown).toContain('value="17:00"');
    // Daylight saving time: the same local time is an hour earlier in UTC.
    await owner.post(page, { ...deadline, date: '2027-07-01' });
    expect(await offer()).toMatchObject({ deadline: '2027-07-01T21:00:00.000Z', seatsLeft: null });
    // The form shows the stored day again: that doesn't choose it.
    await owner.post(page, { ...deadline, ends: 'open', date: '2027-07-01' });
    expect(await offer()).toMatchObject({ state: 'open', deadline: null });
  });

  test('a day that is typed in chooses the deadline, also without a script', async () => {
    await owner.post(page, { ...deadline, ends: 'open' });
    expect(await offer()).toMatchObject({ deadline: '2026-12-01T22:00:00.000Z' });
    await owner.post(page, { ...deadline, ends: 'open', date: '' });
    expect((await offer()).deadline).toBeNull();
  });

  test('ends at once by a button, and a new deadline opens it again', async () => {
    await owner.post(page, { ...deadline, seats: '7' });
    expect((await owner.post(page, { intent: 'end' })).headers.get('Location')).toContain('ended');
    expect(await offer()).toEqual({ state: 'ended', because: 'deadline' });
    expect(await (await owner.get(page)).text()).toContain(preview.ended);
    await owner.post(page, deadline);
    expect((await offer()).state).toBe('open');
  });

  test('invalid values are refused beside their fields, and what was typed stays', async () => {
    const cases: [Record<string, string>, string][] = [
      [{ date: '2026-11-01' }, errors.past],
      [{ date: '2026-11-02', time: '10:00' }, errors.past],
      [{ date: '' }, errors.date],
      [{ date: '2026-11-31' }, errors.date],
      [{ time: '' }, errors.time],
      [{ time: '24:00' }, errors.time],
      [{ seats: '21' }, errors.seats],
      [{ seats: '1.5' }, errors.seats],
      [{ ends: '' }, errors.ends],
    ];
    for (const [change, message] of cases) {
      const answer = await owner.post(page, { ...deadline, ...change });
      const text = await answer.text();
      expect([answer.status, text.includes(message)], JSON.stringify(change)).toEqual([422, true]);
      expect(text).toContain(`value="${change.date ?? deadline.date}"`);
    }
    expect((await offer()).deadline).toBeNull();
  });

  test('the audit log says who set what', async () => {
    await owner.post(page, deadline);
    await owner.post(page, { intent: 'end' });
    const log = await app.context.db.selectFrom('audit_log').selectAll().execute();
    const entries = log.filter((entry) => entry.action === 'offer');
    expect(entries.map((entry) => entry.subject).sort()).toEqual(['ended', 'settings']);
    expect(JSON.stringify(entries)).toContain('2026-12-01T22:00:00.000Z');
  });

  test('while it is turned off under Site, nothing is said of a page that nobody sees', async () => {
    await publishFacts(app, { sections: { ...everySection, offer: false } });
    const saved = await owner.post(page, deadline);
    const shown = await (await owner.get(saved.headers.get('Location') ?? page)).text();
    expect(shown).toContain(preview.offText);
    expect(shown).toContain(`href="${preview.site.href}"`);
    expect(shown).toContain(offerNoticesWhileOff.saved.description);
    const untrue = [`>${preview.ended}<`, offerNotices.saved.description, 'href="/special-offer"'];
    for (const words of untrue) expect(shown).not.toContain(words);
    expect(shown).not.toMatch(/updates? right away/);
    expect((await app.request('/special-offer')).status).toBe(404);
    expect(await (await app.request('/pricing')).text()).not.toContain('id="launch-package"');
    // What was saved applies as soon as it is turned on.
    await publishFacts(app, { sections: everySection });
    expect(await offer()).toMatchObject({ state: 'open', deadline: '2026-12-01T22:00:00.000Z' });
    const after = await (await owner.get(page)).text();
    expect(after).not.toContain(preview.offText);
    expect(after).toContain('href="/special-offer"');
  });
});
