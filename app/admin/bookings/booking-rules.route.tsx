import type { ReactNode } from 'react';
import {
  describeCalendars,
  ownAddressesArea,
} from '#app/features/booking/busy/busy-calendars.server.ts';
import { readFeedSince } from '#app/features/booking/feed/calendar-feed.server.ts';
import { listBlockedTimes } from '#app/features/booking/rules/blocked-times.server.ts';
import { readBookingRules } from '#app/features/booking/rules/booking-rules.server.ts';
import { listStartTimes } from '#app/features/booking/rules/booking-rules.ts';
import { getAppContext } from '#app/platform/app-context.server.ts';
import { FilterLinks } from '#app/ui/filter-links.tsx';
import { getLogin } from '../session/session.server.ts';
import { hasTwoFactor } from '../session/two-factor.server.ts';
import { adminMeta } from '../shell/admin-meta.ts';
import { AdminPage } from '../shell/admin-page.tsx';
import { Notice } from '../shell/notice.tsx';
import { Question } from '../shell/post-form.tsx';
import type { Route } from './+types/booking-rules.route.ts';
import { BlockedTimes } from './blocked-times.tsx';
import { bookingRulesNotices } from './booking-rules.content.ts';
import { BookingRulesForm, CalendarFeedForm, type RulesAnswer } from './booking-rules.form.tsx';
import { fieldsOfRules, rulesAction } from './booking-rules.server.ts';
import { Calendars } from './calendars.tsx';
import { CallKindForm } from './call-kinds.tsx';
import { WhoIsTold } from './who-is-told.tsx';

const parts = { rules: 'Rules', kinds: 'Call types', calendars: 'Connected calendars' };

export const meta = adminMeta('Booking rules');

export async function loader({ request, context }: Route.LoaderArgs) {
  const app = getAppContext(context);
  const rules = await readBookingRules(app);
  const { addresses } = await app.settings.get(ownAddressesArea);
  return {
    fields: fieldsOfRules(rules),
    kinds: rules.kinds,
    slotTimes: listStartTimes(rules),
    blocks: await listBlockedTimes(app),
    /** To be blocked, as chosen in the week. */
    day: new URL(request.url).searchParams.get('day') ?? '',
    feedSince: await readFeedSince(app),
    asksForCode: hasTwoFactor(getLogin(context).account),
    calendars: await describeCalendars(app),
    addresses: addresses.join(', '),
  };
}

export const action = rulesAction;

/** When visitors can book, what they can book, and the owner's own calendars. */
export default function BookingRulesPage({ loaderData, actionData }: Route.ComponentProps) {
  const answered = actionData as RulesAnswer | undefined;
  const { toTell, values, errors } = answered ?? {};
  const part = { screen: loaderData, answered };
  return (
    <AdminPage
      title="Booking rules"
      lead="When visitors can book, what, and which of your calendars count. Changes apply right away."
    >
      <Notice
        words={bookingRulesNotices}
        problem={errors && { title: 'Not saved', description: 'Check the marked fields.' }}
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
          <WhoIsTold toTell={toTell} />
        </Question>
      )}
      <FilterLinks
        label="Booking rules"
        current=""
        options={Object.entries(parts).map(([value, label]) => ({
          value,
          label,
          href: `/admin/booking-rules#${value}`,
        }))}
      />
      <Section part="rules">
        <BookingRulesForm {...part} />
        <div className="admin-stack">
          <BlockedTimes {...part} />
          <CalendarFeedForm {...part} />
        </div>
      </Section>
      <Section
        part="kinds"
        lead="What visitors can book. All types share one calendar, so no two calls overlap."
      >
        <div className="admin-stack">
          {loaderData.kinds.map((kind) => (
            <CallKindForm key={JSON.stringify(kind)} kind={kind} answered={answered} />
          ))}
        </div>
        <CallKindForm key={loaderData.kinds.length} answered={answered} />
      </Section>
      <Section
        part="calendars"
        lead="Visitors can’t book while one of your own calendars says you’re busy."
      >
        <Calendars {...part} />
      </Section>
    </AdminPage>
  );
}

/** One of the three parts of the screen, in two columns. */
function Section({
  part,
  lead,
  children,
}: {
  part: keyof typeof parts;
  lead?: string;
  children: ReactNode;
}) {
  return (
    <section id={part} className="admin-stack" aria-labelledby={`${part}-title`}>
      <h2 id={`${part}-title`}>{parts[part]}</h2>
      {lead && <p className="text-muted">{lead}</p>}
      <div className="admin-pair">{children}</div>
    </section>
  );
}
