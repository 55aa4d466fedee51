import { data, redirect } from 'react-router';
import {
  endFeed,
  makeFeedAddress,
  readFeedSince,
} from '#app/features/booking/feed/calendar-feed.server.ts';
import { blockWords } from '#app/features/booking/rules/blocked-times.content.ts';
import {
  blockTime,
  listBlockedTimes,
  unblockTime,
} from '#app/features/booking/rules/blocked-times.server.ts';
import {
  listComingHolidays,
  readBookingRules,
} from '#app/features/booking/rules/booking-rules.server.ts';
import { listStartTimes } from '#app/features/booking/rules/booking-rules.ts';
import { changeRules } from '#app/features/booking/rules/change-rules.server.ts';
import { WEEKDAYS } from '#app/features/booking/rules/weekly-hours.ts';
import { getAppContext, getRequestInfo } from '#app/platform/app-context.server.ts';
import type { FieldErrors } from '#app/platform/forms/field-errors.ts';
import { readFormPost } from '#app/platform/forms/form-post.server.ts';
import { cleanLine } from '#app/platform/forms/text-fields.ts';
import { parseDayField } from '#app/platform/time/calendar-date.ts';
import { PageLink } from '#app/ui/page-link.tsx';
import { recordAudit } from '../audit/audit.server.ts';
import { checkAccount } from '../session/account-check.server.ts';
import { getLogin } from '../session/session.server.ts';
import { hasTwoFactor } from '../session/two-factor.server.ts';
import { AdminPage, Card } from '../shell/admin-page.tsx';
import { Notice } from '../shell/notice.tsx';
import type { Route } from './+types/booking-rules.route.ts';
import { BlockForm } from './block.form.tsx';
import { BlockedList } from './blocked-list.tsx';
import { bookingRulesNotices, bookingRulesWords as words } from './booking-rules.content.ts';
import { BookingRulesForm } from './booking-rules.form.tsx';
import { CalendarFeedForm, NewFeedAddress } from './calendar-feed.form.tsx';
import { ConfirmEmails } from './confirm-emails.form.tsx';
import { fieldsOfSpans, spansOfFields } from './weekly-hours.form.tsx';

export function meta() {
  return [{ title: `${words.title} | Admin` }, { name: 'robots', content: 'noindex' }];
}

export async function loader({ context }: Route.LoaderArgs) {
  const app = getAppContext(context);
  const { company } = app.facts();
  const rules = await readBookingRules(app);
  const box = (isOn: boolean) => (isOn ? 'on' : '');
  return {
    fields: {
      minimumNoticeMinutes: String(rules.minimumNoticeMinutes),
      horizonDays: String(rules.horizonDays),
      changeNoticeHours: String(rules.changeNoticeHours),
      meetingLink: rules.meetingLink ?? '',
      startEveryMinutes: String(rules.startEveryMinutes),
      bufferBeforeMinutes: String(rules.bufferBeforeMinutes),
      bufferAfterMinutes: String(rules.bufferAfterMinutes),
      maxCallsPerDay: String(rules.maxCallsPerDay ?? ''),
      observeOntarioHolidays: box(rules.observeOntarioHolidays),
      observeCivicHoliday: box(rules.observeCivicHoliday),
      observeTruthAndReconciliationDay: box(rules.observeTruthAndReconciliationDay),
    },
    hours: Object.assign(
      {},
      ...WEEKDAYS.map((day) => fieldsOfSpans(day, rules.hours[day])),
    ) as Record<string, string>,
    slotTimes: listStartTimes(rules),
    blocks: await listBlockedTimes(app),
    feedSince: await readFeedSince(app),
    asksForCode: hasTwoFactor(getLogin(context).account),
    holidays: await listComingHolidays(app),
    officeHours: company.officeHours.display,
  };
}

export async function action({ request, context }: Route.ActionArgs) {
  const app = getAppContext(context);
  const info = getRequestInfo(context);
  const { values } = await readFormPost(request);
  const refuse = (form: 'rules' | 'block' | 'feed', errors: FieldErrors, status = 422) => {
    const { current: _current, code: _code, ...typed } = values;
    return data({ form, errors, values: typed, feedAddress: undefined, toTell: undefined }, status);
  };
  switch (values.intent) {
    case 'rules': {
      const outcome = await changeRules(app, rulesOf(values), values.confirmed);
      if (outcome.kind === 'invalid') return refuse('rules', outcome.errors);
      if (outcome.kind === 'to-confirm') {
        const { toTell } = outcome;
        return data({ form: 'rules' as const, errors: {}, values, feedAddress: undefined, toTell });
      }
      const { told } = outcome;
      await recordAudit(app, info, 'booking-rules', 'rules', { told });
      return done(told > 0 ? 'rules-told' : 'rules');
    }
    case 'block': {
      const outcome = await blockTime(app, values);
      if (outcome.kind === 'invalid') return refuse('block', outcome.errors);
      await recordAudit(app, info, 'booking-rules', 'block', { time: outcome.key });
      return done(outcome.calls > 0 ? 'blocked-with-calls' : 'blocked', values.week);
    }
    case 'unblock':
      await unblockTime(app, values.key ?? '');
      await recordAudit(app, info, 'booking-rules', 'unblock', { time: values.key });
      return done('unblocked', values.week);
    case 'make-feed': {
      const unsure = await checkAccount(app, info, getLogin(context), values);
      if (unsure) return refuse('feed', unsure.errors, unsure.status);
      const feedAddress = await makeFeedAddress(app);
      await recordAudit(app, info, 'calendar-feed', 'made');
      return data({ form: undefined, errors: {}, values: {}, feedAddress, toTell: undefined }, 200);
    }
    case 'end-feed':
      await endFeed(app);
      await recordAudit(app, info, 'calendar-feed', 'ended');
      return done('feed-ended');
    default:
      throw data(null, 400);
  }
}

/** Redirects to the rules, or to the week that showed the form. */
function done(notice: keyof typeof bookingRulesNotices, weekText = '') {
  const week = parseDayField(weekText);
  const back = week ? `/admin/bookings?view=week&week=${week}&` : '/admin/booking-rules?';
  return redirect(`${back}done=${notice}`, 303);
}

function rulesOf(values: Record<string, string>) {
  const number = (name: string) => Number(values[name]?.trim() || Number.NaN);
  const maxCallsPerDay = values.maxCallsPerDay?.trim();
  return {
    hours: Object.fromEntries(WEEKDAYS.map((day) => [day, spansOfFields(day, values) ?? null])),
    startEveryMinutes: number('startEveryMinutes'),
    bufferBeforeMinutes: number('bufferBeforeMinutes'),
    bufferAfterMinutes: number('bufferAfterMinutes'),
    maxCallsPerDay: maxCallsPerDay ? Number(maxCallsPerDay) : undefined,
    minimumNoticeMinutes: number('minimumNoticeMinutes'),
    horizonDays: number('horizonDays'),
    changeNoticeHours: number('changeNoticeHours'),
    meetingLink: cleanLine(values.meetingLink ?? '') || undefined,
    observeOntarioHolidays: values.observeOntarioHolidays === 'on',
    observeCivicHoliday: values.observeCivicHoliday === 'on',
    observeTruthAndReconciliationDay: values.observeTruthAndReconciliationDay === 'on',
  };
}

export default function BookingRulesPage({ loaderData, actionData }: Route.ComponentProps) {
  const { blocks, slotTimes } = loaderData;
  const refused = (form: 'rules' | 'block' | 'feed') =>
    actionData?.form === form ? actionData : undefined;
  const { values: typed, errors = {} } = refused('rules') ?? {};
  const toTell = actionData?.toTell;
  const block = refused('block');
  const feedErrors: FieldErrors = refused('feed')?.errors ?? {};
  return (
    <AdminPage
      title={words.title}
      lead={words.lead}
      actions={
        <>
          <PageLink to="/admin/call-kinds">{words.kinds}</PageLink>
          <PageLink to="/admin/calendars">{words.calendars}</PageLink>
          <PageLink to="/admin/bookings?view=week">{words.week}</PageLink>
        </>
      }
    >
      <Notice
        words={bookingRulesNotices}
        problem={actionData?.form && !toTell ? words.problem : undefined}
        result={actionData?.feedAddress ? words.feed.created : undefined}
      />
      {toTell && <ConfirmEmails toTell={toTell} values={typed ?? {}} page="/admin/booking-rules" />}
      {actionData?.feedAddress && (
        <NewFeedAddress key={actionData.feedAddress} address={actionData.feedAddress} />
      )}
      <div className="admin-pair">
        <BookingRulesForm
          stored={typed ? { ...emptyOf(loaderData.fields), ...typed } : loaderData.fields}
          hours={typed ?? loaderData.hours}
          holidays={loaderData.holidays}
          blocksHolidays={loaderData.fields.observeOntarioHolidays === 'on'}
          officeHours={loaderData.officeHours}
          errors={errors}
        />
        <div className="admin-stack">
          <Card title={words.blocked.title}>
            <BlockedList blocks={blocks} />
          </Card>
          <Card title={blockWords.title} id="block">
            <BlockForm
              key={blocks.length}
              slotTimes={slotTimes}
              week={block?.values.week}
              values={block?.values}
              errors={block?.errors}
            />
          </Card>
          <CalendarFeedForm
            since={loaderData.feedSince}
            asksForCode={loaderData.asksForCode}
            errors={feedErrors}
          />
        </div>
      </div>
    </AdminPage>
  );
}

/** Empty values for all fields: a post leaves out checkboxes that aren't ticked. */
function emptyOf<Fields extends Record<string, string>>(fields: Fields): Fields {
  return Object.fromEntries(Object.keys(fields).map((name) => [name, ''])) as Fields;
}
