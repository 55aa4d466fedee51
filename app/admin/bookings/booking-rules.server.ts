import { data } from 'react-router';
import {
  addCalendar,
  disconnectCalendar,
  refreshCalendars,
  setOwnAddresses,
} from '#app/features/booking/busy/busy-calendars.server.ts';
import { endFeed, makeFeedAddress } from '#app/features/booking/feed/calendar-feed.server.ts';
import { blockTime, unblockTime } from '#app/features/booking/rules/blocked-times.server.ts';
import type { BookingRules } from '#app/features/booking/rules/booking-rules.ts';
import {
  changeRules,
  type PeopleToTell,
  removeCallKind,
  saveCallKind,
} from '#app/features/booking/rules/change-rules.server.ts';
import { WEEKDAYS } from '#app/features/booking/rules/weekly-hours.ts';
import type { FieldErrors } from '#app/platform/forms/field-errors.ts';
import { cleanLine } from '#app/platform/forms/text-fields.ts';
import { parseEmailAddress } from '#app/platform/outbox/address.ts';
import { parseDayField } from '#app/platform/time/calendar-date.ts';
import {
  type AdminPost,
  adminAction,
  confirm,
  done,
  refuse,
} from '../shell/admin-action.server.ts';
import {
  type bookingRulesNotices,
  calendarsWords,
  callKindsWords,
  ruleFields,
  ruleSwitches,
} from './booking-rules.content.ts';
import { fieldsOfSpans, spansOfFields } from './weekly-hours.form.tsx';

const MOST_NAME_CHARS = 60;
const MOST_ADDRESSES = 10;

const NUMBERS = (Object.keys(ruleFields) as (keyof typeof ruleFields)[]).filter(
  (name) => name !== 'meetingLink',
);
const SWITCHES = Object.keys(ruleSwitches) as (keyof typeof ruleSwitches)[];

/** The values of the form that saves the rules, hours included. */
export function fieldsOfRules(rules: BookingRules): Record<string, string> {
  return Object.assign(
    { meetingLink: rules.meetingLink ?? '' },
    ...NUMBERS.map((name) => ({ [name]: String(rules[name] ?? '') })),
    ...SWITCHES.map((name) => ({ [name]: rules[name] ? 'on' : '' })),
    ...WEEKDAYS.map((day) => fieldsOfSpans(day, rules.hours[day])),
  );
}

function rulesOfFields(values: Readonly<Record<string, string>>) {
  const numberOf = (name: (typeof NUMBERS)[number]) => {
    const text = values[name]?.trim();
    return text || name !== 'maxCallsPerDay' ? Number(text || Number.NaN) : undefined;
  };
  return {
    hours: Object.fromEntries(WEEKDAYS.map((day) => [day, spansOfFields(day, values) ?? null])),
    meetingLink: cleanLine(values.meetingLink ?? '') || undefined,
    ...Object.fromEntries(NUMBERS.map((name) => [name, numberOf(name)])),
    ...Object.fromEntries(SWITCHES.map((name) => [name, values[name] === 'on'])),
  };
}

/** Answers the forms of the screen: those of the rules, of the call types and of the calendars. */
export const rulesAction = adminAction({
  async rules(post) {
    const { app, values, audit } = post;
    const outcome = await changeRules(app, rulesOfFields(values), values.confirmed);
    if (outcome.kind === 'invalid') return refuse(post, outcome.errors);
    if (outcome.kind === 'to-confirm') return ask(post, outcome.toTell);
    const { told } = outcome;
    await audit('booking-rules', 'rules', { told });
    return back(told > 0 ? 'told' : 'rules');
  },
  async block(post) {
    const { app, values, audit } = post;
    const outcome = await blockTime(app, values);
    if (outcome.kind === 'invalid') return refuse(post, outcome.errors);
    await audit('booking-rules', 'block', { time: outcome.key });
    return back(outcome.calls > 0 ? 'blocked-with-calls' : 'blocked', values.week);
  },
  async unblock({ app, values, audit }) {
    await unblockTime(app, values.key ?? '');
    await audit('booking-rules', 'unblock', { time: values.key });
    return back('unblocked', values.week);
  },
  async 'make-feed'(post) {
    const unsure = await confirm(post);
    if (unsure) return unsure;
    const feedAddress = await makeFeedAddress(post.app);
    await post.audit('calendar-feed', 'made');
    return data({ feedAddress });
  },
  async 'end-feed'({ app, audit }) {
    await endFeed(app);
    await audit('calendar-feed', 'ended');
    return back('feed-ended');
  },
  async 'save-kind'(post) {
    const { app, values, audit } = post;
    const outcome = await saveCallKind(app, values.id || undefined, values);
    if (outcome.kind === 'invalid') return refuse(post, outcome.errors);
    if (outcome.kind === 'to-confirm') return ask(post, outcome.toTell);
    const { id, told } = outcome;
    await audit('booking-rules', 'kind', { id, told });
    return back(told > 0 ? 'told' : 'kind-saved');
  },
  async 'remove-kind'(post) {
    const { app, audit } = post;
    const { id = '' } = post.values;
    const only = { values: { intent: 'remove-kind', id } };
    const outcome = await removeCallKind(app, id);
    if (outcome.kind === 'used') return refuse(only, { used: callKindsWords.used });
    if (outcome.kind === 'invalid') return refuse(only, outcome.errors);
    await audit('booking-rules', 'kind-removed', { id });
    return back('kind-removed');
  },
  async question(post) {
    const question = cleanLine(post.values.question ?? '') || undefined;
    const outcome = await changeRules(post.app, { question });
    if (outcome.kind === 'invalid') return refuse(post, outcome.errors);
    await post.audit('booking-rules', 'question');
    return back('kind-saved');
  },
  async 'add-calendar'({ app, values, audit }) {
    // The secret address of a calendar isn't sent back.
    const typed = { values: { ...values, url: '' } };
    const name = cleanLine(values.name ?? '');
    const url = cleanLine(values.url ?? '');
    const errors: FieldErrors = {};
    if (name === '' || name.length > MOST_NAME_CHARS) errors.name = calendarsWords.errors.name;
    if (url === '') errors.url = calendarsWords.errors.url;
    if (Object.keys(errors).length > 0) return refuse(typed, errors);
    const outcome = await addCalendar(app, { name, url });
    if (outcome.kind === 'refused') return refuse(typed, { url: outcome.reason });
    await audit('busy-calendar', outcome.id, { change: 'added' });
    return back('calendar-added');
  },
  async 'remove-calendar'({ app, values, audit }) {
    const { id = '' } = values;
    if (!(await disconnectCalendar(app.db, id))) throw data(null, 404);
    await audit('busy-calendar', id, { change: 'removed' });
    return back('calendar-removed');
  },
  async addresses(post) {
    const typed = (post.values.addresses ?? '').split(/[\s,;]+/).filter(Boolean);
    if (typed.length > MOST_ADDRESSES || !typed.every((one) => parseEmailAddress(one))) {
      return refuse(post, { addresses: calendarsWords.errors.addresses });
    }
    await setOwnAddresses(post.app, typed);
    await post.audit('busy-calendar', 'addresses', { change: 'addresses' });
    return back('addresses');
  },
  async 'read-calendars'({ app }) {
    await refreshCalendars(app);
    return back('calendars-read');
  },
});

/** Asks before people are emailed; the answer repeats the post. */
function ask({ values }: AdminPost, toTell: PeopleToTell) {
  return data({ values, toTell });
}

/** Leads to the screen with a notice, or to the week that showed the form. */
function back(notice: keyof typeof bookingRulesNotices, weekText = '') {
  const week = parseDayField(weekText);
  return done(week ? `/admin/bookings?view=week&week=${week}` : '/admin/booking-rules', notice);
}
