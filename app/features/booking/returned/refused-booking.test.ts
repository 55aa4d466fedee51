import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type FakeBrowser, installFakeBrowser, jsonAnswer } from '#test/fake-browser.ts';
import { returnedBookingWords } from '../booking.content.ts';
import type { RefusedBooking } from './refused-booking.ts';

const slot = (date: string, time: string, utcHour: number) => ({
  date,
  time,
  startsAt: `${date}T${utcHour}:00:00.000Z`,
  endsAt: `${date}T${utcHour}:30:00.000Z`,
});
const news: RefusedBooking = {
  kind: 'returned',
  id: 'k1',
  path: '/api/bookings',
  createdAt: 0,
  status: 409,
  error: 'Taken.',
  body: {
    ...{ name: 'Ana Roy', email: 'ana@example.com', resent: true },
    ...{ appointmentDate: '2026-11-24', appointmentTime: '9:00 AM' },
  },
};

let browser: FakeBrowser;
const sent: unknown[][] = [];
beforeEach(() => {
  vi.resetModules();
  sent.length = 0;
  browser = installFakeBrowser();
  vi.stubGlobal('location', { origin: 'https://www.example.com', pathname: '/' });
  vi.doMock('@emailjs/browser', () => ({
    init: () => {},
    send: async (...args: unknown[]) => sent.push(args),
  }));
  vi.useFakeTimers({ now: new Date('2026-11-20T15:00:00Z') });
});
afterEach(() => {
  vi.doUnmock('@emailjs/browser');
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('the free times that are nearest to the one asked for are offered, in order', async () => {
  browser.answer(async (path) => {
    expect(path).toContain('from=2026-11-20&to=2026-12-22');
    const days = [
      { date: '2026-11-23', free: [slot('2026-11-23', '9:00 AM', 14)], taken: [] },
      {
        date: '2026-11-24',
        free: [slot('2026-11-24', '11:00 AM', 16), slot('2026-11-24', '4:00 PM', 21)],
        taken: [],
      },
      { date: '2026-11-30', free: [slot('2026-11-30', '9:00 AM', 14)], taken: [] },
    ];
    return jsonAnswer(200, { success: true, data: { days, next: null } });
  });
  const { findNearest } = await import('./refused-booking.ts');
  const times = (await findNearest(news))?.map(({ date, time }) => `${date} ${time}`);
  expect(times).toEqual(['2026-11-23 9:00 AM', '2026-11-24 11:00 AM', '2026-11-24 4:00 PM']);
});

test('the refusal is emailed once by the browser’s service if the owner has configured it', async () => {
  browser.localStorage.setItem(
    'resendQueue',
    JSON.stringify([{ ...news, attempts: 1, state: 'returned', createdAt: Date.now() }]),
  );
  const { emailRefusal } = await import('./refused-booking.ts');
  const nearest = [slot('2026-11-24', '11:00 AM', 16)] as never;
  await emailRefusal(news, nearest, returnedBookingWords.email);
  expect(sent).toEqual([]);
  browser.localStorage.setItem(
    'emailSettings',
    JSON.stringify({
      ...{ serviceId: 'service_1', publicKey: 'key_1' },
      ...{ contactTemplateId: 'template_c', bookingTemplateId: 'template_b' },
    }),
  );
  await emailRefusal(news, nearest, returnedBookingWords.email);
  await emailRefusal(news, nearest, returnedBookingWords.email);
  expect(sent).toHaveLength(1);
  expect(sent[0]?.slice(0, 2)).toEqual(['service_1', 'template_b']);
  expect(sent[0]?.[2]).toMatchObject({
    email: 'ana@example.com',
    appointment_date: 'Tuesday, November 24, 2026',
    appointment_details: expect.stringContaining(
      'Nearest available times: Tuesday, November 24, 2026 at 11:00 AM',
    ),
  });
});
