import { data } from 'react-router';
import type { ToastWords } from '#app/content-types.ts';
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
import { checkAccount } from '../session/account-check.server.ts';
import { adminAction, done } from '../shell/admin-action.server.ts';
import {
  type bookingRulesNotices,
  bookingRulesWords,
  calendarsWords,
  callKindsWords,
} from './booking-rules.content.ts';
import { fieldsOfSpans, spansOfFields } from './weekly-hours.form.tsx';

const MOST_NAME_CHARS = 60;
const MOST_ADDRESSES = 10;

const NUMBERS = [
  'startEveryMinutes',
  'maxCallsPerDay',
  'bufferBeforeMinutes',
  'bufferAfterMinutes',
  'minimumNoticeMinutes',
  'horizonDays',
  'changeNoticeHours',
] as const;
const SWITCHES = [
  'observeOntarioHolidays',
  'observeCivicHoliday',
  'observeTruthAndReconciliationDay',
] as const;

type FormName = 'rules' | 'block' | 'feed' | 'kind' | 'question' | 'calendar' | 'addresses';

/** What the screen shows instead of saving, or a new address, which it shows once. */
type Shown = {
  errors?: FieldErrors;
  problem?: ToastWords;
  toTell?: PeopleToTell;
  feedAddress?: string;
};

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
  async rules({ app, values, audit }) {
    const outcome = await changeRules(app, rulesOfFields(values), values.confirmed);
    if (outcome.kind === 'invalid') return refuse('rules', values, outcome.errors);
    if (outcome.kind === 'to-confirm') return ask('rules', values, outcome.toTell);
    const { told } = outcome;
    await audit('booking-rules', 'rules', { told });
    return back(told > 0 ? 'told' : 'rules');
  },
  async block({ app, values, audit }) {
    const outcome = await blockTime(app, values);
    if (outcome.kind === 'invalid') return refuse('block', values, outcome.errors);
    const notice = outcome.calls > 0 ? 'blocked-with-calls' : 'blocked';
    await audit('booking-rules', 'block', { time: outcome.key });
    return back(notice, values.week);
  },
  async unblock({ app, values, audit }) {
    await unblockTime(app, values.key ?? '');
    await audit('booking-rules', 'unblock', { time: values.key });
    return back('unblocked', values.week);
  },
  async 'make-feed'({ app, info, login, values, audit }) {
    const unsure = await checkAccount(app, info, login, values);
    if (unsure) return refuse('feed', values, unsure.errors, unsure.status);
    const feedAddress = await makeFeedAddress(app);
    await audit('calendar-feed', 'made');
    return show('feed', {}, { feedAddress }, 200);
  },
  async 'end-feed'({ app, audit }) {
    await endFeed(app);
    await audit('calendar-feed', 'ended');
    return back('feed-ended');
  },
  async 'save-kind'({ app, values, audit }) {
    const outcome = await saveCallKind(app, values.id || undefined, values);
    if (outcome.kind === 'invalid') return refuse('kind', values, outcome.errors);
    if (outcome.kind === 'to-confirm') return ask('kind', values, outcome.toTell);
    const { id, told } = outcome;
    await audit('booking-rules', 'kind', { id, told });
    return back(told > 0 ? 'told' : 'kind-saved');
  },
  async 'remove-kind'({ app, values, audit }) {
    const { id = '' } = values;
    const outcome = await removeCallKind(app, id);
    if (outcome.kind === 'used') {
      return show('kind', { id }, { problem: callKindsWords.used });
    }
    if (outcome.kind === 'invalid') return refuse('kind', { id }, outcome.errors);
    await audit('booking-rules', 'kind-removed', { id });
    return back('kind-removed');
  },
  async question({ app, values, audit }) {
    const question = cleanLine(values.question ?? '') || undefined;
    const outcome = await changeRules(app, { question });
    if (outcome.kind === 'invalid') return refuse('question', values, outcome.errors);
    await audit('booking-rules', 'question');
    return back('kind-saved');
  },
  async 'add-calendar'({ app, values, audit }) {
    const name = cleanLine(values.name ?? '');
    const url = cleanLine(values.url ?? '');
    const errors: FieldErrors = {};
    if (name === '' || name.length > MOST_NAME_CHARS) errors.name = calendarsWords.errors.name;
    if (url === '') errors.url = calendarsWords.errors.url;
    if (Object.keys(errors).length > 0) return refuse('calendar', values, errors);
    const outcome = await addCalendar(app, { name, url });
    if (outcome.kind === 'refused') return refuse('calendar', values, { url: outcome.reason });
    const { id } = outcome;
    await audit('busy-calendar', id, { change: 'added' });
    return back('calendar-added');
  },
  async 'remove-calendar'({ app, values, audit }) {
    const { id = '' } = values;
    if (!(await disconnectCalendar(app.db, id))) throw data(null, 404);
    await audit('busy-calendar', id, { change: 'removed' });
    return back('calendar-removed');
  },
  async addresses({ app, values, audit }) {
    const typed = (values.addresses ?? '').split(/[\s,;]+/).filter(Boolean);
    if (typed.length > MOST_ADDRESSES || !typed.every((one) => parseEmailAddress(one))) {
      return refuse('addresses', values, { addresses: calendarsWords.addresses.error });
    }
    await setOwnAddresses(app, typed);
    await audit('busy-calendar', 'addresses', { change: 'addresses' });
    return back('addresses');
  },
  async 'read-calendars'({ app }) {
    await refreshCalendars(app);
    return back('calendars-read');
  },
});

function refuse(form: FormName, values: Record<string, string>, errors: FieldErrors, status = 422) {
  return show(form, values, { errors, problem: bookingRulesWords.problem }, status);
}

/** Asks before people are emailed; the answer repeats the post. */
function ask(form: FormName, values: Record<string, string>, toTell: PeopleToTell) {
  return show(form, values, { toTell }, 200);
}

function show(
  form: FormName,
  values: Record<string, string>,
  { errors = {}, problem, toTell, feedAddress }: Shown,
  status = 422,
) {
  // Passwords and the secret address of a calendar aren't sent back.
  const { current: _current, code: _code, url: _url, ...typed } = values;
  return data({ form, values: typed, errors, problem, toTell, feedAddress }, status);
}

/** Leads to the screen with a notice, or to the week that showed the form. */
function back(notice: keyof typeof bookingRulesNotices, weekText = '') {
  const week = parseDayField(weekText);
  return done(week ? `/admin/bookings?view=week&week=${week}` : '/admin/booking-rules', notice);
}
