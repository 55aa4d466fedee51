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
import type { BookingWords } from './booking.content.ts';
import { bookingFormSchema } from './booking.schema.ts';
import type { BookedCall } from './booking.server.ts';
import { type Answers, bookingSubmission } from './booking-submission.ts';
import { BookingWordsContext } from './booking-words.ts';
import { BookedHeading, type BookedSlot, CalendarHelper } from './invites/calendar-helper.tsx';
import { focusSlotField, SlotChoice } from './picker/slot-choice.tsx';
import { type LostSlot, lostSlotOf, SlotOffers } from './picker/slot-offers.tsx';
import type { SlotView } from './picker/slot-view.server.ts';
import { useZoneChoice, ZoneForm } from './picker/zone-choice.tsx';
import type { OfferedCall } from './rules/call-kinds.ts';
import './booking.css';

const ID = 'booking';

export type BookingFormProps = {
  words: BookingWords;
  call: OfferedCall;
  /** Path of the page that the form is on. */
  page: string;
  /** The free times, if the server rendered the page for this request. */
  view?: SlotView | undefined;
  result?: PostResult | undefined;
};

/**
 * Books a call: with scripts through `/api/bookings`, else with a post to `/book`.
 */
export function BookingForm({ words: allWords, call, page, view, result }: BookingFormProps) {
  const { form: words } = allWords;
  const zone = useZoneChoice(view);
  const [round, setRound] = useState(0);
  const [toAdd, setToAdd] = useState<BookedSlot>();
  const [booked, setBooked] = useState<{ call: BookedSlot; aboutEmail: string }>();
  const [lost, setLost] = useState(lostSlotOf(result));
  const [refusals, setRefusals] = useState(0);
  const box = useRef<HTMLDivElement>(null);
  const { formProps, errors, submission, isSending } = useFormSubmission({
    name: ID,
    schema: bookingFormSchema(words),
    words: {
      toasts: { ...words.toasts, sent: call.words.sent, backup: call.words.backup },
      inlineApiError: words.inlineApiError,
    },
    result,
    call: (input) => bookingSubmission(input, call, page, zone.zone),
    describeSent: (data: BookedCall, input) => describeUnconfirmed(words, data, input),
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
    const managePath = new URL(manageUrl).pathname;
    const slot = { startsAt, endsAt, date, time, visitor };
    const added = { ...slot, title, location, name, company, managePath };
    setBooked({ call: added, aboutEmail: describeEmail(words, data, email) });
    setToAdd(added);
  }

  const typed = result?.values ?? {};
  const field = formFields({ id: ID, words, typed, errors });
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
    <BookingWordsContext value={allWords}>
      <div className="booking" ref={box}>
        {booked && <BookedHeading {...booked} takesFocus={toAdd === undefined} />}
        <form
          method="post"
          action={query(view?.date ? { date: view.date } : {})}
          aria-label={call.words.title}
          {...formProps}
        >
          <ErrorSummary
            form={ID}
            title={words.errorSummaryTitle}
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
            <legend>{words.detailsTitle}</legend>
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
                optionalNote={words.optionalMark}
                defaultValue={typed.answer}
                error={errors.answer}
              />
            )}
            <p className="form-note">
              {words.privacyNote.text}{' '}
              <a href={words.privacyNote.link.href}>{words.privacyNote.link.label}</a>
            </p>
          </fieldset>
          <CallBriefNote key={`brief-${round}`} words={words.brief} />
          <Button type="submit" busy={isSending} busyLabel={words.submitting}>
            {call.words.submit}
          </Button>
          {isLost ? (
            <SlotOffers id={ID} lost={lost} />
          ) : (
            <SubmissionStatus
              submission={submission}
              result={result}
              reference={
                submission.state === 'sent' && submission.data.status === 'booked'
                  ? describeEmail(words, submission.data, submission.email)
                  : undefined
              }
            />
          )}
        </form>
        <ZoneForm id={ID} href={query(view?.date ? { date: view.date } : {})} />
        <CalendarHelper id={`${ID}-helper`} call={toAdd} onClose={() => setToAdd(undefined)} />
      </div>
    </BookingWordsContext>
  );
}

/** A sentence about the confirmation email. */
function describeEmail(
  words: BookingWords['form'],
  { emailNotice }: BookedCall,
  email: string,
): string {
  return emailNotice?.description ?? interpolate(words.sentMore, { email });
}

/** The link targets of the error summary: the group of days, and the group of times. */
const FIELD_IDS: Record<string, string> = {
  appointmentDate: `${ID}-date`,
  appointmentTime: `${ID}-time`,
};

/** The message for a call that has to be confirmed, which must not say that the call is booked. */
function describeUnconfirmed(
  words: BookingWords['form'],
  data: BookedCall,
  { appointmentDate, appointmentTime }: Answers,
) {
  if (data.status === 'booked') return undefined;
  const { title, description } = data.emailNotice ?? words[data.status];
  const values = { date: formatLongDate(appointmentDate), time: appointmentTime };
  return { title, description: interpolate(description, values) };
}

/** Shows which tool result is sent with the booking, with a button to remove it. */
function CallBriefNote({ words }: { words: BookingWords['form']['brief'] }) {
  const [brief, setBrief] = useState<CarriedNote>();
  useEffect(() => setBrief(readCarriedNote()), []);
  if (!brief) return null;
  return (
    <details className="border-l-4 border-signal pl-4">
      <summary>{interpolate(words.title, { title: brief.title })}</summary>
      <p className="mt-2 whitespace-pre-line text-sm text-muted">{brief.text}</p>
      <Button
        variant="quiet"
        small
        onClick={() => {
          clearCarriedNote();
          setBrief(undefined);
        }}
      >
        {words.remove}
      </Button>
    </details>
  );
}
