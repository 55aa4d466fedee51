import { expect, test } from 'vitest';
import { builtInFacts } from '#app/facts/facts.ts';
import type { SlotOffer } from '#database/schema.ts';
import { describeEvents } from './person-events.server.ts';

test('a time that the person gave up is no offer', () => {
  const offer = (id: string, status: SlotOffer['status']) => ({
    ...{ id, request_id: 'r', status },
    ...{ starts_at: '2026-11-10T14:00:00.000Z', ends_at: '2026-11-10T14:30:00.000Z' },
    ...{ toronto_date: '2026-11-10', toronto_time: '9:00 AM' },
    ...{ expires_at: '2026-11-02T15:30:00.000Z', created_at: '2026-11-02T15:00:00.000Z' },
  });
  const nothing = {
    ...{ submissions: [], notes: [], tags: [], bookings: [], earlierRequests: [] },
    ...{ signups: [], consents: [], deliveries: [] },
  };
  const person = {
    ...nothing,
    offeredTimes: [offer('own', 'given-up'), offer('other', 'declined')],
  } as unknown as Parameters<typeof describeEvents>[1];
  expect(describeEvents(builtInFacts, person).map(({ id }) => id)).toEqual(['other']);
});
