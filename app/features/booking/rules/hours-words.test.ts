import { beforeAll, expect, test } from 'vitest';
import type { RenderPage } from '#server/http-app.ts';
import { spansOf } from '#test/default-slots.ts';
import { createPageRenderer } from '#test/page-renderer.ts';
import { openTestApp } from '#test/test-app.ts';
import { bookingRulesArea, DEFAULT_BOOKING_RULES } from './booking-rules.ts';
import { describeHours } from './hours-words.ts';
import type { WeeklyHours } from './weekly-hours.ts';

const CLOSED: WeeklyHours = {
  sunday: [],
  monday: [],
  tuesday: [],
  wednesday: [],
  thursday: [],
  friday: [],
  saturday: [],
};
let renderPage: RenderPage;
beforeAll(async () => {
  renderPage = await createPageRenderer();
});

function withHours(hours: Partial<Record<keyof WeeklyHours, string>>) {
  const spans = Object.entries(hours).map(([day, text]) => [day, spansOf(text)]);
  return { ...DEFAULT_BOOKING_RULES, hours: { ...CLOSED, ...Object.fromEntries(spans) } };
}

test.each([
  [
    { monday: '9:00 AM to 12:00 PM', tuesday: '9:00 AM to 12:00 PM' },
    'on Mondays and Tuesdays between 9:00 AM and 12:00 PM',
  ],
  [
    { tuesday: '1:00 PM to 5:00 PM', saturday: '10:00 AM to 12:00 PM' },
    'on Tuesdays and Saturdays',
  ],
  [
    {
      wednesday: '9:00 AM to 10:00 AM',
      thursday: '9:00 AM to 10:00 AM',
      friday: '9:00 AM to 10:00 AM',
    },
    'from Wednesday to Friday between',
  ],
] as const)('the hours %j become the words "%s"', (hours, words) => {
  expect(describeHours(withHours(hours))).toContain(words);
});

test('a day on which a long call does not fit is not named for it', () => {
  const rules = withHours({ monday: '9:00 AM to 12:00 PM', tuesday: '9:00 AM to 9:30 AM' });
  expect(describeHours(rules, 15)).toContain('on Mondays and Tuesdays');
  expect(describeHours(rules, 60)).toContain('on Mondays');
  expect(describeHours(rules, 60)).not.toContain('Tuesdays');
});

test('changed hours are what the booking page and a refusal say', async () => {
  const app = await openTestApp('sqlite', { renderPage });
  try {
    await app.context.settings.set(
      bookingRulesArea,
      withHours({ tuesday: '10:00 AM to 12:00 PM' }),
    );
    const html = await (await app.request('/book')).text();
    const page = html.replaceAll(/<\/?span[^>]*>/g, '');
    expect(page).toContain('on Tuesdays between 10:00 AM and 12:00 PM, Toronto time');
    expect(page).not.toContain('Monday to Friday between');
    const slot = { appointmentDate: '2026-11-12', appointmentTime: '10:00 AM' };
    const refused = await app.post('/api/bookings', {
      name: 'Ana',
      email: 'ana@example.com',
      ...slot,
    });
    expect((await refused.json()).error).toContain('on Tuesdays');
  } finally {
    await app.close();
  }
});
