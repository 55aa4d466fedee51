import { expect, test } from 'vitest';
import { slowCalendar } from '#test/calendar-samples.ts';
import { busyProblems } from './busy.content.ts';
import { readBusyTimesApart } from './busy-times-process.server.ts';

const WITHIN = {
  from: Date.parse('2026-11-01T00:00:00Z'),
  to: Date.parse('2026-12-01T00:00:00Z'),
  zone: 'America/Toronto',
  ownHost: 'example.com',
  ownAddresses: [],
};

const calendarOf = (...events: string[]) =>
  [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    ...events.map((event) => `BEGIN:VEVENT\r\n${event}\r\nEND:VEVENT`),
    'END:VCALENDAR',
  ].join('\r\n');

test('no more than one calendar is read at a time', async () => {
  const ended: number[] = [];
  const start = performance.now();
  const readOne = async () => {
    await readBusyTimesApart(slowCalendar(), WITHIN, { limitMs: 300 });
    ended.push(performance.now() - start);
  };
  await Promise.all([readOne(), readOne(), readOne()]);
  // Together, all would end after 300 ms.
  expect(ended[2]).toBeGreaterThan(850);
});

// In a thread, this would end the whole site.
test('one that needs too much memory ends only its own process', async () => {
  const many = Array.from(
    { length: 20_000 },
    (_, at) => `UID:${at}\r\nDTSTART:20261105T140000Z\r\nSUMMARY:${'x'.repeat(100)}`,
  );
  const read = await readBusyTimesApart(calendarOf(...many), WITHIN, { megabytes: 16 });
  expect(read).toEqual({ kind: 'unreadable', reason: busyProblems.damaged });
});
