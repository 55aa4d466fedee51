import { expect, test } from 'vitest';
import { describeDeadline } from '#app/platform/time/time-words.ts';
import { bookingHold } from './booking-hold.email.tsx';
import { dailySummary } from './daily-summary.email.tsx';
import { waitlistNotice } from './waitlist.email.tsx';

test('what is held, is held until a time on a day', () => {
  const night = new Date('2026-11-24T05:12:00Z');
  expect(describeDeadline(night)).toBe('Tuesday, November 24, 2026 at 12:12 AM Toronto time');
  const withDay = /^Monday, November 23, 2026 at \d+:\d\d AM Toronto time$/;
  expect(bookingHold.preview.heldUntil).toMatch(withDay);
});

test('the sample of the daily summary names as many messages as it counts', () => {
  const { summary } = dailySummary.preview;
  expect(summary?.messages).toHaveLength(summary?.newMessages ?? 0);
});

test('the sample of a waitlist email leads elsewhere than to the page of the item', () => {
  expect(waitlistNotice.preview.itemPath).toMatch(/^https:\/\/www\.example\.com\/get\//);
});
