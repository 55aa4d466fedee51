import {
  describeCalendars,
  ownAddressesArea,
} from '#app/features/booking/busy/busy-calendars.server.ts';
import { readFeedSince } from '#app/features/booking/feed/calendar-feed.server.ts';
import { listBlockedTimes } from '#app/features/booking/rules/blocked-times.server.ts';
import {
  listComingHolidays,
  readBookingRules,
} from '#app/features/booking/rules/booking-rules.server.ts';
import { listStartTimes } from '#app/features/booking/rules/booking-rules.ts';
import { bookingPath } from '#app/features/booking/rules/offered-call.server.ts';
import { getAppContext } from '#app/platform/app-context.server.ts';
import { FilterLinks } from '#app/ui/filter-links.tsx';
import { getLogin } from '../session/session.server.ts';
import { hasTwoFactor } from '../session/two-factor.server.ts';
import { adminMeta } from '../shell/admin-meta.ts';
import { AdminPage } from '../shell/admin-page.tsx';
import { Notice } from '../shell/notice.tsx';
import { Question } from '../shell/post-form.tsx';
import type { Route } from './+types/booking-rules.route.ts';
import { bookingRulesNotices, bookingRulesWords as words } from './booking-rules.content.ts';
import { type RulesAnswer, RulesPart } from './booking-rules.form.tsx';
import { fieldsOfRules, rulesAction } from './booking-rules.server.ts';
import { CalendarsPart } from './calendars.tsx';
import { KindsPart } from './call-kinds.tsx';
import { WhoIsTold } from './call-list.tsx';

export const meta = adminMeta(words.title);

export async function loader({ context }: Route.LoaderArgs) {
  const app = getAppContext(context);
  const rules = await readBookingRules(app);
  const { addresses } = await app.settings.get(ownAddressesArea);
  return {
    fields: fieldsOfRules(rules),
    slotTimes: listStartTimes(rules),
    blocks: await listBlockedTimes(app),
    feedSince: await readFeedSince(app),
    asksForCode: hasTwoFactor(getLogin(context).account),
    holidays: await listComingHolidays(app),
    officeHours: app.facts().company.officeHours.display,
    question: rules.question ?? '',
    kinds: rules.kinds.map((kind) => ({ ...kind, path: bookingPath(rules, kind.id) })),
    calendars: await describeCalendars(app),
    addresses: addresses.join(', '),
  };
}

export const action = rulesAction;

/** When visitors can book, what they can book, and the owner's own calendars. */
export default function BookingRulesPage({ loaderData, actionData }: Route.ComponentProps) {
  const { toTell, feedAddress, values, errors } = (actionData ?? {}) as RulesAnswer;
  return (
    <AdminPage
      title={words.title}
      lead="When visitors can book, what, and which of your calendars count. Changes apply right away."
    >
      <Notice
        words={bookingRulesNotices}
        problem={
          errors && {
            title: 'Not saved',
            description: errors.used ?? 'Check the marked fields.',
          }
        }
        result={feedAddress ? words.feed.created : undefined}
      />
      {toTell && (
        <Question
          title="Save the new place or link?"
          fields={{ ...values, confirmed: String(toTell.emails) }}
          intent={values?.intent ?? ''}
          submit="Save and Tell Them"
          keep={{ href: '/admin/booking-rules', label: 'Change Nothing' }}
        >
          <p>
            Nothing is saved yet. Everyone whose upcoming call gets a new place or link is told,
            with an updated invitation.
          </p>
          <WhoIsTold people={toTell.people} byPhone={toTell.byPhone} />
        </Question>
      )}
      <FilterLinks
        label={words.title}
        current=""
        options={(['rules', 'kinds', 'calendars'] as const).map((part) => ({
          value: part,
          label: words.parts[part],
          href: `/admin/booking-rules#${part}`,
        }))}
      />
      <RulesPart screen={loaderData} answered={actionData} />
      <KindsPart screen={loaderData} answered={actionData} />
      <CalendarsPart screen={loaderData} answered={actionData} />
    </AdminPage>
  );
}
