import { useEffect, useRef, useState } from 'react';
import {
  type CarriedNote,
  clearCarriedNote,
  readCarriedNote,
} from '#app/platform/browser/carried-note.ts';
import { interpolate } from '#app/platform/format/interpolate.ts';
import { formFields } from '#app/platform/forms/form-fields.ts';
import { FormSignals } from '#app/platform/forms/form-signals.tsx';
import type { PostResult } from '#app/platform/forms/post-result.ts';
import { SubmissionStatus } from '#app/platform/forms/submission-status.tsx';
import { useFormSubmission } from '#app/platform/forms/use-form-submission.ts';
import { formatLongDate } from '#app/platform/time/long-date.ts';
import { Button } from '#app/ui/button.tsx';
import { ErrorSummary } from '#app/ui/error-summary.tsx';
import { Field } from '#app/ui/field.tsx';
import { asSitePath, PageLink } from '#app/ui/page-link.tsx';
import { booking } from './booking.content.ts';
import { bookingFormSchema } from './booking.schema.ts';
import type { BookedCall } from './booking.server.ts';
import { type Answers, bookingSubmission } from './booking-submission.ts';
import { BookedHeading, type BookedSlot, CalendarHelper } from './invites/calendar-helper.tsx';
import { focusSlotField, SlotChoice } from './picker/slot-choice.tsx';
import { type LostSlot, lostSlotOf, SlotOffers } from './picker/slot-offers.tsx';
import type { SlotView } from './picker/slot-view.server.ts';
import { useZoneChoice, ZoneForm } from './picker/zone-choice.tsx';
import type { OfferedCall } from './rules/call-kinds.ts';
import './booking.css';

const ID = 'booking';

/**
 * Books a call: with scripts through `/api/bookings`, else with a post to `/book`. `view` holds the
 * free times if the server rendered the page for this request.
 */
export function BookingForm({
  call,
  page,
  view,
  result,
}: {
  call: OfferedCall;
  /** Path of the page that the form is on. */
  page: string;
  view?: SlotView;
  result?: PostResult | undefined;
}) {
  const { words } = call;
  const zone = useZoneChoice(view);
  const [round, setRound] = useState(0);
  const [toAdd, setToAdd] = useState<BookedSlot>();
  const [booked, setBooked] = useState<{ call: BookedSlot; aboutEmail: string }>();
  const [lost, setLost] = useState(lostSlotOf(result));
  const [refusals, setRefusals] = useState(0);
  const box = useRef<HTMLDivElement>(null);
  const { formProps, errors, submission, isSending } = useFormSubmission({
    name: ID,
    schema: bookingFormSchema,
    words: {
      toasts: { ...booking.toasts, sent: words.sent, backup: words.backup },
      inlineApiError: booking.inlineApiError,
    },
    result,
    call: (input) => bookingSubmission(input, call, page, zone.zone),
    describeSent: describeUnconfirmed,
    onSent: (data: BookedCall, input) => {
      if (data.status !== 'booked') return startAnew();
      finish(input, data);
    },
    onQueued: startAnew,
    onRefused: (status, data) => {
      if (status !== 409) return;
      setLost(data as LostSlot);
      setRefusals((before) => before + 1);
    },
    onInvalid: ({ appointmentDate, appointmentTime }) => {
      if (appointmentDate ?? appointmentTime) setRefusals((before) => before + 1);
    },
    focusField: (field) => focusSlotField(box.current, field),
  });

  /** Lets the visitor choose again, with the current availability. */
  function startAnew() {
    setLost(undefined);
    clearCarriedNote();
    setRound((before) => before + 1);
  }

  function finish({ name, company, email }: Answers, data: BookedCall) {
    const { startsAt, endsAt, date, time, visitor, manageUrl } = data;
    const { title, location } = call;
    startAnew();
    const managePath = asSitePath(new URL(manageUrl).pathname);
    const slot = { startsAt, endsAt, date, time, visitor };
    const added = { ...slot, title, location, name, company, managePath };
    setBooked({ call: added, aboutEmail: describeEmail(data, email) });
    setToAdd(added);
  }

  const typed = result?.values ?? {};
  const field = formFields({ id: ID, words: booking, typed, errors });
  const query = (more: Record<string, string>) => {
    const parameters = new URLSearchParams({
      ...(call.id === 'assessment' ? {} : { kind: call.id }),
      ...(zone.chosen && { zone: zone.chosen }),
      ...more,
    });
    return parameters.size === 0 ? '/book' : `/book?${parameters}`;
  };
  const isLost = lost !== undefined && submission.state !== 'sending';
  return (
    <div className="booking" ref={box}>
      {booked && <BookedHeading {...booked} takesFocus={toAdd === undefined} />}
      <form
        method="post"
        action={query(view?.date ? { date: view.date } : {})}
        aria-label={words.title}
        {...formProps}
      >
        <ErrorSummary
          form={ID}
          title={booking.errorSummaryTitle}
          errors={errors}
          idOf={(field) => FIELD_IDS[field]}
        />
        <FormSignals id={ID} errors={errors} result={result} />
        <SlotChoice
          key={`slots-${round}`}
          id={ID}
          kind={call.id}
          view={round === 0 ? view : undefined}
          chosen={
            round === 0
              ? { date: typed.appointmentDate ?? '', time: typed.appointmentTime ?? '' }
              : { date: '', time: '' }
          }
          errors={errors}
          refusals={refusals}
          dayHref={query}
          zone={zone}
        />
        <fieldset className="booking-person">
          <legend>{booking.detailsTitle}</legend>
          <div className="form-pair">
            <Field {...field('name', 'required')} />
            <Field {...field('email', 'required')} />
            <Field
              {...field('phone', call.needsPhone ? 'required' : 'optional')}
              help={call.phoneHelp}
            />
            <Field {...field('company', 'optional')} />
          </div>
          {call.question && (
            <Field
              kind="textarea"
              rows={3}
              id={`${ID}-answer`}
              name="answer"
              label={call.question}
              optionalNote={booking.optionalMark}
              defaultValue={typed.answer}
              error={errors.answer}
            />
          )}
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
          <SlotOffers id={ID} lost={lost} />
        ) : (
          <SubmissionStatus
            submission={submission}
            result={result}
            reference={
              submission.state === 'sent' && submission.data.status === 'booked'
                ? describeEmail(submission.data, submission.email)
                : undefined
            }
          />
        )}
      </form>
      <ZoneForm id={ID} href={query(view?.date ? { date: view.date } : {})} />
      <CalendarHelper id={`${ID}-helper`} call={toAdd} onClose={() => setToAdd(undefined)} />
    </div>
  );
}

/** A sentence about the confirmation email. */
function describeEmail({ emailNotice }: BookedCall, email: string): string {
  return emailNotice?.description ?? interpolate(booking.sentMore, { email });
}

/** The link targets of the error summary: the group of days, and the group of times. */
const FIELD_IDS: Record<string, string> = {
  appointmentDate: `${ID}-date`,
  appointmentTime: `${ID}-time`,
};

/** The message for a call that has to be confirmed, which must not say that the call is booked. */
function describeUnconfirmed(data: BookedCall, { appointmentDate, appointmentTime }: Answers) {
  if (data.status === 'booked') return undefined;
  const { title, description } = data.emailNotice ?? booking[data.status];
  const values = { date: formatLongDate(appointmentDate), time: appointmentTime };
  return { title, description: interpolate(description, values) };
}

/** Shows which tool result is sent with the booking, with a button to remove it. */
export function CallBriefNote() {
  const [brief, setBrief] = useState<CarriedNote>();
  useEffect(() => setBrief(readCarriedNote()), []);
  if (!brief) return null;
  return (
    <details className="border-l-4 border-signal pl-4">
      <summary>{interpolate(booking.brief.title, { title: brief.title })}</summary>
      <p className="mt-2 whitespace-pre-line text-sm text-muted">{brief.text}</p>
      <Button
        variant="quiet"
        small
        onClick={() => {
          clearCarriedNote();
          setBrief(undefined);
        }}
      >
        {booking.brief.remove}
      </Button>
    </details>
  );
}
