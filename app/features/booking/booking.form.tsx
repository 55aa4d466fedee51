import { useRef, useState } from 'react';
import type { SitePath } from '#app/content-types.ts';
import { clearCarriedNote } from '#app/platform/browser/carried-note.ts';
import { interpolate } from '#app/platform/format/interpolate.ts';
import { formFields } from '#app/platform/forms/form-fields.ts';
import { FormSignals } from '#app/platform/forms/form-signals.tsx';
import type { PostResult } from '#app/platform/forms/post-result.ts';
import { SubmissionStatus } from '#app/platform/forms/submission-status.tsx';
import { useFormSubmission } from '#app/platform/forms/use-form-submission.ts';
import { formatLongDate } from '#app/platform/time/long-date.ts';
import { parseClockTime } from '#app/platform/time/time-words.ts';
import { instantOf, TORONTO } from '#app/platform/time/wall-time.ts';
import { Button } from '#app/ui/button.tsx';
import { ErrorSummary } from '#app/ui/error-summary.tsx';
import { Field } from '#app/ui/field.tsx';
import { asSitePath, PageLink } from '#app/ui/page-link.tsx';
import './booking.css';
import { booking, callWords } from './booking.content.ts';
import { bookingFormSchema } from './booking.schema.ts';
import type { BookedCall } from './booking.server.ts';
import { type Answers, bookingSubmission } from './booking-submission.ts';
import { CallBriefNote } from './call-brief-note.tsx';
import { CalendarHelper } from './invites/calendar-helper.tsx';
import type { CallToAdd } from './invites/calendar-links-list.tsx';
import { focusSlotField, SlotChoice } from './picker/slot-choice.tsx';
import { type LostSlot, lostSlotOf, SlotOffers } from './picker/slot-offers.tsx';
import type { SlotView } from './picker/slot-view.server.ts';
import { useVisitorZone } from './picker/use-visitor-zone.ts';
import type { CallKind } from './rules/booking-rules.ts';

const ID = 'booking';

/**
 * Books a call: with scripts through `/api/bookings`, else with a post to `/book`. `view` holds the
 * free times if the server rendered the page for this request.
 */
export function BookingForm({
  kind = 'assessment',
  page,
  view,
  result,
}: {
  kind?: CallKind;
  /** Path of the page that the form is on. */
  page: string;
  view?: SlotView;
  result?: PostResult | undefined;
}) {
  const words = callWords[kind];
  const visitorZone = useVisitorZone();
  const [round, setRound] = useState(0);
  const [toAdd, setToAdd] = useState<CallToAdd>();
  const [lost, setLost] = useState(lostSlotOf(result));
  const box = useRef<HTMLDivElement>(null);
  const { formProps, errors, submission, isSending } = useFormSubmission({
    name: ID,
    schema: bookingFormSchema,
    words: {
      toasts: { ...booking.toasts, sent: words.sent, backup: words.backup },
      inlineApiError: booking.inlineApiError,
    },
    result,
    call: (input) => bookingSubmission(input, kind, page, visitorZone),
    describeSent: (data: BookedCall, input) => describeHold(data, input),
    onSent: (data: BookedCall, input) => {
      if (data.status === 'held') return startAnew();
      finish(input, data.startsAt, asSitePath(new URL(data.manageUrl).pathname));
    },
    onQueued: (input) => finish(input, startOf(input)),
    onRefused: (status, data) => {
      if (status === 409) setLost(data as LostSlot);
    },
    focusField: (field) => focusSlotField(box.current, field),
  });

  /** Lets the visitor choose again, with the current availability. */
  function startAnew() {
    setLost(undefined);
    clearCarriedNote();
    setRound((before) => before + 1);
  }

  function finish(input: Answers, startsAt: string, managePath?: SitePath) {
    startAnew();
    setToAdd({ kind, startsAt, name: input.name, company: input.company, managePath });
  }

  const typed = result?.values ?? {};
  const field = formFields({ id: ID, words: booking, typed, errors });
  const query = (more: Record<string, string>) => {
    const parameters = new URLSearchParams({
      ...(kind === 'consultation' ? { kind } : {}),
      ...more,
    });
    return parameters.size === 0 ? '/book' : `/book?${parameters}`;
  };
  const isLost = lost !== undefined && submission.state !== 'sending';
  return (
    <div className="booking" ref={box}>
      <form
        method="post"
        action={query(view?.date ? { date: view.date } : {})}
        aria-label={words.title}
        {...formProps}
      >
        <ErrorSummary
          id={`${ID}-errors`}
          title={booking.errorSummaryTitle}
          errors={Object.entries(errors).map(([field, message]) => ({
            fieldId: FIELD_IDS[field] ?? `${ID}-${field}`,
            message,
          }))}
        />
        <FormSignals id={ID} result={result} />
        <SlotChoice
          key={`slots-${round}`}
          id={ID}
          view={round === 0 ? view : undefined}
          chosen={
            round === 0
              ? { date: typed.appointmentDate ?? '', time: typed.appointmentTime ?? '' }
              : { date: '', time: '' }
          }
          errors={errors}
          dayHref={query}
        />
        <fieldset className="booking-person">
          <legend>{booking.detailsTitle}</legend>
          <div className="form-pair">
            <Field {...field('name', 'required')} />
            <Field {...field('email', 'required')} />
            <Field {...field('phone', 'optional')} />
            <Field {...field('company', 'optional')} />
          </div>
          <p className="form-note">
            {booking.privacyNote.text}{' '}
            <PageLink to={booking.privacyNote.link.href}>{booking.privacyNote.link.label}</PageLink>
          </p>
        </fieldset>
        <CallBriefNote key={`brief-${round}`} />
        <Button type="submit" busy={isSending} busyLabel={booking.submitting}>
          {words.submit}
        </Button>
        {isLost ? (
          <SlotOffers id={ID} lost={lost} visitorZone={visitorZone} />
        ) : (
          <SubmissionStatus
            submission={submission}
            result={result}
            sent={submission.state === 'sent' ? submission.words : words.sent}
            queued={submission.state === 'queued' ? submission.words : words.backup}
            reference={
              submission.state === 'sent' && submission.data.status !== 'held'
                ? booking.sentMore
                : undefined
            }
          />
        )}
      </form>
      <CalendarHelper
        id={`${ID}-helper`}
        call={toAdd}
        visitorZone={visitorZone}
        onClose={() => setToAdd(undefined)}
      />
    </div>
  );
}

/** The link targets of the error summary: the group of days, and the group of times. */
const FIELD_IDS: Record<string, string> = {
  appointmentDate: `${ID}-date`,
  appointmentTime: `${ID}-time`,
};

/** The message for a held call, which must not say that the call is booked. */
function describeHold(data: BookedCall, { appointmentDate, appointmentTime }: Answers) {
  if (data.status !== 'held') return undefined;
  const { title, description } = booking.held;
  const values = { date: formatLongDate(appointmentDate), time: appointmentTime };
  return { title, description: interpolate(description, values) };
}

function startOf({ appointmentDate, appointmentTime }: Answers): string {
  const minute = parseClockTime(appointmentTime) ?? 0;
  return instantOf(appointmentDate, minute, TORONTO).toISOString();
}
