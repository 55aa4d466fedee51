import { data } from 'react-router';
import {
  addCalendar,
  disconnectCalendar,
  setOwnAddresses,
} from '#app/features/booking/busy/busy-calendars.server.ts';
import { endFeed, makeFeedAddress } from '#app/features/booking/feed/calendar-feed.server.ts';
import { blockTime, unblockTime } from '#app/features/booking/rules/blocked-times.server.ts';
import type { BookingRules } from '#app/features/booking/rules/booking-rules.ts';
import {
  changeRules,
  type RulesOutcome,
  removeCallKind,
  saveCallKind,
} from '#app/features/booking/rules/change-rules.server.ts';
import { cleanLine } from '#app/platform/forms/text-fields.ts';
import { parseEmailAddress } from '#app/platform/outbox/address.ts';
import {
  type AdminPost,
  adminAction,
  confirm,
  done,
  refuse,
} from '../shell/admin-action.server.ts';
import {
  type bookingRulesNotices,
  ruleNumbers,
  ruleSwitches,
  ruleTexts,
} from './booking-rules.content.ts';
import { fieldsOfHours, hoursOfFields } from './weekly-hours.form.tsx';

/** The values of the form that saves the rules, hours included. */
export function fieldsOfRules({
  kinds,
  blocked,
  hours,
  ...rules
}: BookingRules): Record<string, string> {
  const fields = Object.entries(rules).map(([name, value]) => [
    name,
    typeof value === 'boolean' ? (value ? 'on' : '') : String(value ?? ''),
  ]);
  return Object.fromEntries([...fields, ...fieldsOfHours(hours)]);
}

function rulesOfFields(values: Readonly<Record<string, string>>) {
  const rules: Record<string, unknown> = { hours: hoursOfFields(values) };
  const textOf = (name: string) => cleanLine(values[name] ?? '') || undefined;
  for (const name in ruleTexts) rules[name] = textOf(name);
  for (const name in ruleNumbers) rules[name] = Number(textOf(name));
  for (const name in ruleSwitches) rules[name] = values[name] === 'on';
  if (textOf('maxCallsPerDay') === undefined) rules.maxCallsPerDay = undefined;
  return rules;
}

/** Answers the forms of the screen: those of the rules, of the call types and of the calendars. */
export const rulesAction = adminAction({
  async rules(post) {
    const { app, values } = post;
    return answer(post, await changeRules(app, rulesOfFields(values), values.confirmed));
  },
  async 'save-kind'(post) {
    const { app, values } = post;
    return answer(post, await saveCallKind(app, values.id || undefined, values));
  },
  async 'remove-kind'(post) {
    return answer(post, await removeCallKind(post.app, post.values.id ?? ''));
  },
  async block(post) {
    const { app, values, audit } = post;
    const outcome = await blockTime(app, values);
    if (outcome.kind === 'invalid') return refuse(post, outcome.errors);
    await audit('booking-rules', 'block', { time: outcome.key });
    const week = `/admin/bookings?view=week&week=${encodeURIComponent(values.from ?? '')}`;
    return done(week, outcome.calls > 0 ? 'blocked-with-calls' : 'blocked');
  },
  async unblock({ app, values, audit }) {
    await unblockTime(app, values.key ?? '');
    await audit('booking-rules', 'unblock', { time: values.key });
    return back('saved');
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
    return back('saved');
  },
  async 'add-calendar'({ app, values, audit }) {
    const name = cleanLine(values.name ?? '') || 'Calendar';
    const outcome = await addCalendar(app, { name, url: cleanLine(values.url ?? '') });
    // The secret address of a calendar isn't sent back.
    const typed = { values: { ...values, url: '' } };
    if (outcome.kind === 'refused') return refuse(typed, { url: outcome.reason });
    await audit('busy-calendar', outcome.id, { change: 'added' });
    return back('saved');
  },
  async 'remove-calendar'({ app, values, audit }) {
    const { id = '' } = values;
    if (!(await disconnectCalendar(app.db, id))) throw data(null, 404);
    await audit('busy-calendar', id, { change: 'removed' });
    return back('saved');
  },
  async addresses(post) {
    const typed = (post.values.addresses ?? '').split(/[\s,;]+/).filter(Boolean);
    if (!typed.every((one) => parseEmailAddress(one))) {
      return refuse(post, { addresses: 'Enter email addresses, separated by commas.' });
    }
    await setOwnAddresses(post.app, typed);
    await post.audit('busy-calendar', 'addresses', { change: 'addresses' });
    return back('saved');
  },
});

/** Logs a change of the rules, asks before people are emailed, or says what is wrong. */
async function answer(post: AdminPost, outcome: RulesOutcome) {
  const { values, audit } = post;
  if (outcome.kind === 'invalid') return refuse(post, outcome.errors);
  // The answer repeats the post.
  if (outcome.kind === 'to-confirm') return data({ values, toTell: outcome.toTell });
  const { told } = outcome;
  await audit('booking-rules', values.intent, { id: values.id, told });
  return back(told > 0 ? 'told' : 'saved');
}

/** Leads to the screen with a notice. */
function back(notice: keyof typeof bookingRulesNotices) {
  return done('/admin/booking-rules', notice);
}
