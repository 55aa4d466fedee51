import { Drawing } from '#app/drawings/drawing.tsx';
import { useFacts } from '#app/facts/use-facts.ts';
import { getAppContext } from '#app/platform/app-context.server.ts';
import { interpolate } from '#app/platform/format/interpolate.ts';
import type { FieldErrors } from '#app/platform/forms/field-errors.ts';
import { formAction } from '#app/platform/forms/form-action.server.ts';
import { FormSignals } from '#app/platform/forms/form-signals.tsx';
import { publicFields } from '#app/platform/forms/public-fields.ts';
import { SubmissionStatus } from '#app/platform/forms/submission-status.tsx';
import { Island } from '#app/platform/islands/island.tsx';
import { canEmailVisitors } from '#app/platform/outbox/mail-settings.server.ts';
import { pageMeta } from '#app/platform/seo/page-meta.ts';
import { factsOf, siteUrlOf } from '#app/platform/seo/site-url.ts';
import { parseCalendarDate } from '#app/platform/time/calendar-date.ts';
import { Button, ButtonLink } from '#app/ui/button.tsx';
import { ErrorSummary } from '#app/ui/error-summary.tsx';
import { Field } from '#app/ui/field.tsx';
import { PageHeader } from '#app/ui/page-header.tsx';
import { bookingWordsOf } from '../booking.content.ts';
import { callPlaceWords } from '../call-words.content.ts';
import { readSlotView } from '../picker/slot-view.server.ts';
import { readBookingRules } from '../rules/booking-rules.server.ts';
import { offeredKind } from '../rules/call-kinds.ts';
import { bookingPath, DEFAULT_KIND } from '../rules/offered-call.server.ts';
import type { Route } from './+types/earlier.route.ts';
import { earlierPage as words } from './earlier.content.ts';
import earlierDay from './earlier-day.island.tsx';
import { earlierForm, earlierFormSchema } from './earlier-requests.server.ts';
import '../booking.css';

const ID = 'earlier';

export function meta({ matches }: Route.MetaArgs) {
  const facts = factsOf(matches);
  return pageMeta(facts, siteUrlOf(matches), words.head, '/book/earlier');
}

export async function loader({ request, context }: Route.LoaderArgs) {
  const app = getAppContext(context);
  const query = new URL(request.url).searchParams;
  const rules = await readBookingRules(app);
  const { id, title, minutes, place } = offeredKind(rules, query.get('kind') ?? DEFAULT_KIND);
  const view = await readSlotView(context, query, minutes);
  return {
    isDone: query.has('done'),
    canEmail: await canEmailVisitors(app),
    call: { id, words: interpolate(words.call, { title, minutes }) },
    needsPhone: place === 'phone',
    bookHref: bookingPath(rules, id),
    view: { ...view, date: parseCalendarDate(query.get('date') ?? '') },
  };
}

export const action = formAction(earlierForm, {
  schema: earlierFormSchema,
  toPayload: (fields) => fields,
});

/** The form to ask for a time on a day without free times, in case a call is cancelled. */
export default function EarlierPage({ loaderData, actionData: result }: Route.ComponentProps) {
  const bookingWords = bookingWordsOf(useFacts());
  const { form } = bookingWords;
  const typed = result?.values ?? {};
  const errors: FieldErrors = result?.errors ?? {};
  const field = publicFields({ id: ID, words: form, typed, errors });
  const { call, needsPhone, bookHref, view } = loaderData;
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
        picture={<Drawing name="calendar-moment" />}
        pictureOn="wide"
      />
      <section className="wrap booking-page" aria-label={words.title}>
        <form method="post" className="form" noValidate aria-label={words.title}>
          <p>{call.words}</p>
          <input type="hidden" name="kind" value={call.id} />
          <ErrorSummary form={ID} title={words.errorSummaryTitle} errors={errors} />
          <FormSignals id={ID} errors={errors} result={result} />
          <div id={`${ID}-appointmentDate`} tabIndex={-1}>
            <noscript>
              {/* First, because the first value of a name counts. */}
              <Field
                kind="date"
                id={`${ID}-day`}
                name="appointmentDate"
                label={words.day.label}
                required
                min={view.availability.today}
                max={view.availability.lastDay}
                defaultValue={typed.appointmentDate ?? view.date}
                error={errors.appointmentDate}
              />
            </noscript>
            <div className="needs-script">
              <Island
                of={earlierDay}
                props={{
                  id: ID,
                  words: bookingWords,
                  label: words.day.label,
                  kind: call.id,
                  view,
                  typed,
                  errors,
                }}
                when="load"
              />
            </div>
          </div>
          <Field {...field('name', 'required')} />
          <Field {...field('email', 'required')} help={undefined} />
          {needsPhone && (
            <Field {...field('phone', 'required')} help={callPlaceWords.phoneHelp.phone} />
          )}
          <p className="form-note">{words.notice}</p>
          <Button type="submit">{words.submit}</Button>
          <SubmissionStatus submission={{ state: 'idle' }} result={result} />
        </form>
      </section>
    </>
  );
}
