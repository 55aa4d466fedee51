import { data, Form, redirect } from 'react-router';
import * as v from 'valibot';
import { CalendarMoment } from '#app/drawings/calendar-moment.tsx';
import { getAppContext, getRequestInfo } from '#app/platform/app-context.server.ts';
import { interpolate } from '#app/platform/format/interpolate.ts';
import {
  formError,
  readFormPost,
  repeatedPostKey,
  validationError,
  withOutageFallback,
} from '#app/platform/forms/form-post.server.ts';
import { FormSignals } from '#app/platform/forms/form-signals.tsx';
import { SubmissionStatus } from '#app/platform/forms/submission-status.tsx';
import { canEmailVisitors } from '#app/platform/outbox/mail-settings.server.ts';
import { pageMeta } from '#app/platform/seo/page-meta.ts';
import { siteUrlOf } from '#app/platform/seo/site-url.ts';
import { addDays, parseCalendarDate } from '#app/platform/time/calendar-date.ts';
import { dateAt, TORONTO } from '#app/platform/time/wall-time.ts';
import { Button, ButtonLink } from '#app/ui/button.tsx';
import { ErrorSummary } from '#app/ui/error-summary.tsx';
import { Field } from '#app/ui/field.tsx';
import { PageHeader } from '#app/ui/page-header.tsx';
import { bookingReasons, booking as bookingWords } from '../booking.content.ts';
import { callPlaceWords } from '../call-words.content.ts';
import { bookingRulesArea } from '../rules/booking-rules.ts';
import { offeredKind } from '../rules/call-kinds.ts';
import { bookingPath, DEFAULT_KIND } from '../rules/offered-call.server.ts';
import type { Route } from './+types/earlier.route.ts';
import { earlierPage as words } from './earlier.content.ts';
import { askForDay, earlierFormSchema } from './earlier-requests.server.ts';
import '../booking.css';

const ID = 'earlier';

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(siteUrlOf(matches), words.head, '/book/earlier');
}

export async function loader({ request, context }: Route.LoaderArgs) {
  const app = getAppContext(context);
  const query = new URL(request.url).searchParams;
  const rules = await app.settings.get(bookingRulesArea);
  const { id, title, minutes, place } = offeredKind(rules, query.get('kind') ?? DEFAULT_KIND);
  const today = dateAt(app.now(), TORONTO);
  return {
    isDone: query.has('done'),
    canEmail: await canEmailVisitors(app),
    call: { id, words: interpolate(words.call, { title, minutes }) },
    // Sent by the loader, because texts that the page imports become part of its scripts.
    phone:
      place === 'phone'
        ? { label: bookingWords.fields.phone.label, help: callPlaceWords.phoneHelp.phone }
        : undefined,
    bookHref: bookingPath(rules, id),
    date: parseCalendarDate(query.get('date') ?? '') ?? '',
    ...{ today, lastDay: addDays(today, rules.horizonDays) },
  };
}

export async function action({ request, context }: Route.ActionArgs) {
  const app = getAppContext(context);
  const info = getRequestInfo(context);
  const post = await readFormPost(request);
  const { title } = words.toasts.failed;
  const parsed = v.safeParse(earlierFormSchema, post.values);
  if (!parsed.success) return validationError(post, words.toasts, parsed.issues);
  const outage = { title, description: bookingReasons.storageDown };
  return withOutageFallback(post, outage, async () => {
    const key = post.idempotencyKey ?? repeatedPostKey(info.ip, parsed.output, app.now());
    const outcome = await askForDay(app, info, parsed.output, key);
    switch (outcome.kind) {
      case 'waiting':
        return redirect(outcome.donePath, 303);
      case 'closed-day':
      case 'too-late': {
        const { invalid, tooLate } = words.fields.date;
        const description = outcome.kind === 'too-late' ? tooLate : invalid;
        return formError(post, {
          ...{ kind: 'invalid', title, description },
          errors: { date: description },
        });
      }
      case 'phone-needed': {
        const description = bookingReasons.phoneNeeded;
        return formError(post, {
          ...{ kind: 'invalid', title, description },
          errors: { phone: description },
        });
      }
      case 'no-such-kind':
      case 'too-many-requests':
        return formError(
          post,
          {
            ...{ kind: 'refused', title },
            description:
              outcome.kind === 'no-such-kind' ? bookingReasons.noSuchKind : words.tooManyRequests,
          },
          { status: 422 },
        );
      case 'key-reused':
        return formError(
          { ...post, idempotencyKey: undefined },
          { kind: 'refused', title, description: bookingReasons.keyReused },
          { status: 422 },
        );
      case 'too-many':
        return formError(
          post,
          { kind: 'refused', title, description: bookingReasons.tooMany },
          { retryAfterSeconds: outcome.retryAfterSeconds },
        );
      default:
        throw data(outcome satisfies never, 500);
    }
  });
}

/** The form to ask for a time on a day without free times, in case a call is cancelled. */
export default function EarlierPage({ loaderData, actionData: result }: Route.ComponentProps) {
  const typed = result?.values ?? {};
  const errors: Record<string, string> = result?.errors ?? {};
  const { date, name, email } = words.fields;
  const { call, phone, bookHref } = loaderData;
  if (loaderData.isDone) {
    return (
      <>
        <PageHeader
          title={words.done.title}
          lead={loaderData.canEmail ? words.done.text : words.done.withoutEmail}
        />
        <section className="wrap booking-page" aria-label={words.done.title}>
          <div className="button-row">
            <ButtonLink href={bookHref}>{words.done.book}</ButtonLink>
          </div>
        </section>
      </>
    );
  }
  return (
    <>
      <PageHeader
        title={words.title}
        lead={words.lead}
        picture={<CalendarMoment />}
        pictureOn="wide"
      />
      <section className="wrap booking-page" aria-label={words.title}>
        <Form method="post" className="form" noValidate aria-label={words.title}>
          <p>{call.words}</p>
          <input type="hidden" name="kind" value={call.id} />
          <ErrorSummary form={ID} title={words.errorSummaryTitle} errors={errors} />
          <FormSignals id={ID} errors={errors} result={result} />
          <Field
            kind="date"
            id={`${ID}-date`}
            name="date"
            label={date.label}
            required
            min={loaderData.today}
            max={loaderData.lastDay}
            defaultValue={typed.date ?? loaderData.date}
            error={errors.date}
          />
          <Field
            id={`${ID}-name`}
            name="name"
            label={name.label}
            required
            autoComplete="name"
            defaultValue={typed.name}
            error={errors.name}
          />
          <Field
            id={`${ID}-email`}
            name="email"
            kind="email"
            label={email.label}
            required
            autoComplete="email"
            defaultValue={typed.email}
            error={errors.email}
          />
          {phone && (
            <Field
              id={`${ID}-phone`}
              name="phone"
              kind="tel"
              label={phone.label}
              help={phone.help}
              required
              autoComplete="tel"
              defaultValue={typed.phone}
              error={errors.phone}
            />
          )}
          <p className="form-note">{words.notice}</p>
          <Button type="submit">{words.submit}</Button>
          <SubmissionStatus submission={{ state: 'idle' }} result={result} />
        </Form>
      </section>
    </>
  );
}
