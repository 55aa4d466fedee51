import fc from 'fast-check';
import { parse } from 'valibot';
import { bookCall } from '#app/features/booking/booking.server.ts';
import { bookingPayloadSchema } from '#app/features/booking/booking-payload.schema.ts';
import {
  cancelBooking,
  rescheduleBooking,
} from '#app/features/booking/manage/booking-changes.server.ts';
import {
  type BookingRules,
  bookingRulesArea,
  DEFAULT_BOOKING_RULES,
} from '#app/features/booking/rules/booking-rules.ts';
import type { CalendarDate } from '#app/platform/time/calendar-date.ts';
import { networkOfRacer } from './booking-race.ts';
import type { TestApp } from './test-app.ts';

/** The expected state, kept in plain maps: no SQL, no time arithmetic. */
export type Model = {
  /** Active calls: each taken slot ('2026-11-24 9:00 AM') and the person who has it. */
  active: Map<string, string>;
  /** Every booking that was ever accepted, in the order of `ids`. */
  calls: { slot: string; isActive: boolean; changes: number }[];
  closed: Set<string>;
};

/** The system under test: an app, and the ids of its bookings in the order of creation. */
export type Real = { app: TestApp; ids: string[] };

type Step = fc.AsyncCommand<Model, Real>;

// Few days and times, so that the steps often conflict. All are weeks after the test clock's time.
const DATES = ['2026-11-24', '2026-11-25', '2026-11-26'];
const TIMES = ['9:00 AM', '9:30 AM', '1:00 PM', '4:30 PM'];
const slotOf = (date: string, time: string) => `${date} ${time}`;
let people = 0;

class Book implements Step {
  readonly date: string;
  readonly time: string;
  constructor(date: string, time: string) {
    this.date = date;
    this.time = time;
  }
  check = () => true;
  async run(model: Model, { app, ids }: Real) {
    people += 1;
    const call = parse(bookingPayloadSchema, {
      name: 'Model',
      email: `model-${people}@example.com`,
      appointmentDate: this.date,
      appointmentTime: this.time,
    });
    // One network alone would use up its emails of the day.
    const info = { requestId: 'model', ip: networkOfRacer(people), nonce: '' };
    const outcome = await bookCall(app.context, info, call, `model-${people}`);
    const slot = slotOf(this.date, this.time);
    const expected = model.closed.has(this.date)
      ? 'slot-closed'
      : model.active.has(slot)
        ? 'slot-taken'
        : 'booked';
    same(outcome.kind, expected, this);
    if (outcome.kind === 'slot-taken') {
      for (const free of outcome.nearest) {
        const other = slotOf(free.date, free.time);
        same(model.active.has(other) || model.closed.has(free.date), false, this);
      }
    }
    if (outcome.kind !== 'booked') return;
    ids.push(outcome.data.id);
    model.active.set(slot, outcome.data.id);
    model.calls.push({ slot, isActive: true, changes: 0 });
  }
  toString = () => `book ${this.date} ${this.time}`;
}

class Cancel implements Step {
  readonly which: number;
  constructor(which: number) {
    this.which = which;
  }
  check = (model: Readonly<Model>) => model.calls.length > 0;
  async run(model: Model, { app, ids }: Real) {
    const at = this.which % model.calls.length;
    const call = model.calls[at];
    const id = ids[at] ?? '';
    const outcome = await cancelBooking(app.context, { id }, { by: 'visitor' });
    same(outcome.kind, call?.isActive ? 'cancelled' : 'already-cancelled', this);
    if (!call?.isActive) return;
    call.isActive = false;
    model.active.delete(call.slot);
  }
  toString = () => `cancel ${this.which}`;
}

class Move implements Step {
  readonly which: number;
  readonly date: string;
  readonly time: string;
  constructor(which: number, date: string, time: string) {
    this.which = which;
    this.date = date;
    this.time = time;
  }
  check = (model: Readonly<Model>) => model.calls.length > 0;
  async run(model: Model, { app, ids }: Real) {
    const at = this.which % model.calls.length;
    const call = model.calls[at];
    const id = ids[at] ?? '';
    const slot = slotOf(this.date, this.time);
    const outcome = await rescheduleBooking(
      app.context,
      { id },
      { appointmentDate: this.date as CalendarDate, appointmentTime: this.time },
    );
    const expected = !call?.isActive
      ? 'already-cancelled'
      : call.slot === slot
        ? 'unchanged'
        : model.closed.has(this.date)
          ? 'slot-closed'
          : model.active.has(slot)
            ? 'slot-taken'
            : 'moved';
    same(outcome.kind, expected, this);
    if (outcome.kind !== 'moved' || !call) return;
    model.active.delete(call.slot);
    model.active.set(slot, id);
    call.slot = slot;
    call.changes += 1;
  }
  toString = () => `move ${this.which} to ${this.date} ${this.time}`;
}

/** Closing a day keeps its calls; it only accepts no new ones. */
class SetClosed implements Step {
  readonly date: string;
  readonly isClosed: boolean;
  constructor(date: string, isClosed: boolean) {
    this.date = date;
    this.isClosed = isClosed;
  }
  check = () => true;
  async run(model: Model, { app }: Real) {
    if (this.isClosed) model.closed.add(this.date);
    else model.closed.delete(this.date);
    const blocked = [...model.closed].map((date) => ({
      kind: 'days' as const,
      from: date as CalendarDate,
      to: date as CalendarDate,
      isReasonPublic: false,
    })) satisfies BookingRules['blocked'];
    await app.context.settings.set(bookingRulesArea, { ...DEFAULT_BOOKING_RULES, blocked });
  }
  toString = () => `${this.isClosed ? 'close' : 'open'} ${this.date}`;
}

const date = fc.constantFrom(...DATES);
const time = fc.constantFrom(...TIMES);
const which = fc.nat(30);

/** Sequences of up to `maxSteps` steps by the owner and visitors. */
export function bookingSteps(maxSteps: number) {
  return fc.commands(
    [
      fc.tuple(date, time).map(([day, hour]) => new Book(day, hour)),
      fc.tuple(date, time).map(([day, hour]) => new Book(day, hour)),
      which.map((at) => new Cancel(at)),
      fc.tuple(which, date, time).map(([at, day, hour]) => new Move(at, day, hour)),
      fc.tuple(date, fc.boolean()).map(([day, isClosed]) => new SetClosed(day, isClosed)),
    ],
    { maxCommands: maxSteps },
  );
}

/** Runs one sequence from an empty calendar and then compares the database with the model. */
export async function runBookingSteps(app: TestApp, steps: Iterable<Step>): Promise<void> {
  const { db, settings } = app.context;
  await db.deleteFrom('bookings').execute();
  await db.deleteFrom('outbox').execute();
  await db.deleteFrom('idempotency_keys').execute();
  await settings.set(bookingRulesArea, DEFAULT_BOOKING_RULES);
  const model: Model = { active: new Map(), calls: [], closed: new Set() };
  const real: Real = { app, ids: [] };
  await fc.asyncModelRun(() => ({ model, real }), steps);
  const rows = await db.selectFrom('bookings').selectAll().execute();
  const active = rows.filter((row) => row.status === 'active');
  const found = active.map((row) => `${slotOf(row.toronto_date, row.toronto_time)} ${row.id}`);
  same(
    found.sort().join('\n'),
    [...model.active]
      .map((pair) => pair.join(' '))
      .sort()
      .join('\n'),
  );
  same(rows.length, model.calls.length);
  for (const [at, call] of model.calls.entries()) {
    const row = rows.find((candidate) => candidate.id === real.ids[at]);
    same(row?.sequence, call.changes + (call.isActive ? 0 : 1));
  }
  // Reminders are queued for active calls only, and for their current time.
  const reminders = await db
    .selectFrom('outbox')
    .select('dedupe_key')
    .where('template', '=', 'booking-reminder')
    .where('state', '=', 'queued')
    .execute();
  same(
    reminders
      .map((row) => row.dedupe_key)
      .sort()
      .join('\n'),
    active
      .flatMap((row) =>
        ['day', 'hour'].map((name) => `booking-reminder:${row.id}:${row.sequence}:${name}`),
      )
      .sort()
      .join('\n'),
  );
}

function same(found: unknown, expected: unknown, step?: Step): void {
  if (found === expected) return;
  throw new Error(`${step ? `${step.toString()}: ` : ''}expected ${expected}, found ${found}`);
}
