import { useEffect, useRef, useState } from 'react';
import {
  type CarriedNote,
  clearCarriedNote,
  readCarriedNote,
} from '#app/platform/browser/carried-note.ts';
import { interpolate } from '#app/platform/format/interpolate.ts';
import { FormSignals } from '#app/platform/forms/form-signals.tsx';
import type { PostResult } from '#app/platform/forms/post-result.ts';
import { publicFields } from '#app/platform/forms/public-fields.ts';
import { SubmissionStatus } from '#app/platform/forms/submission-status.tsx';
import { useFormSubmission } from '#app/platform/forms/use-form-submission.ts';
import { Button } from '#app/ui/button.tsx';
import { ErrorSummary } from '#app/ui/error-summary.tsx';
import { Field } from '#app/ui/field.tsx';
import type { BookingWords } from './booking.content.ts';
import { bookingFormSchema } from './booking.schema.ts';
import type { BookedCall } from './booking.server.ts';
import { bookingSubmission } from './booking-submission.ts';
import { focusSlotField, SlotChoice } from './picker/slot-choice.tsx';
import { lostSlotOf, SlotOffers } from './picker/slot-offers.tsx';
import type { SlotView } from './picker/slot-view.server.ts';
import type { OfferedCall } from './rules/offered-call.server.ts';
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
 * Books a call: with scripts through `/api/bookings`, else with a post to `/book`. Either way the page
 * of the call follows, which says what was booked.
 */
export function BookingForm({ words, call, page, view, result }: BookingFormProps) {
  const { form } = words;
  const [refusals, setRefusals] = useState(0);
  const box = useRef<HTMLDivElement>(null);
  const { formProps, errors, submission, isSending } = useFormSubmission({
    name: ID,
    schema: bookingFormSchema(form),
    words: {
      toasts: { ...form.toasts, sent: call.words.sent, backup: call.words.backup },
      inlineApiError: form.inlineApiError,
    },
    result,
    call: (input) => bookingSubmission(input, call, page),
    nextPage: ({ manageUrl, status }: BookedCall) =>
      new URL(manageUrl).pathname + (status === 'booked' ? '?booked' : ''),
    onSent: clearCarriedNote,
    onQueued: clearCarriedNote,
    onRefused: (status) => status === 409 && setRefusals(refusals + 1),
    onInvalid: ({ appointmentDate, appointmentTime }) => {
      if (appointmentDate ?? appointmentTime) setRefusals(refusals + 1);
    },
    focusField: (field) => focusSlotField(box.current, field),
  });

  const typed = result?.values ?? {};
  const field = publicFields({ id: ID, words: form, typed, errors });
  const hrefOf = (query: Record<string, string>) => {
    const parameters = new URLSearchParams(query);
    if (call.id !== 'assessment') parameters.set('kind', call.id);
    return `/book?${parameters}`;
  };
  const lost = lostSlotOf(submission, result);
  return (
    <div className="booking" ref={box}>
      <form
        method="post"
        action={hrefOf(view?.date ? { date: view.date } : {})}
        aria-label={call.words.title}
        {...formProps}
      >
        <ErrorSummary
          form={ID}
          title={form.errorSummaryTitle}
          errors={errors}
          idOf={(field) => FIELD_IDS[field]}
        />
        <FormSignals id={ID} errors={errors} result={result} />
        <SlotChoice
          id={ID}
          words={words}
          kind={call.id}
          view={view}
          typed={typed}
          errors={errors}
          refusals={refusals}
          hrefOf={hrefOf}
        />
        <fieldset className="booking-person">
          <legend>{form.detailsTitle}</legend>
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
              optionalNote={form.optionalMark}
              defaultValue={typed.answer}
              error={errors.answer}
            />
          )}
          <p className="form-note">
            {form.privacyNote.text}{' '}
            <a href={form.privacyNote.link.href}>{form.privacyNote.link.label}</a>
          </p>
        </fieldset>
        {submission.state !== 'queued' && <CallBriefNote words={form.brief} />}
        <Button type="submit" busy={isSending} busyLabel={form.submitting}>
          {call.words.submit}
        </Button>
        {lost ? (
          <SlotOffers id={ID} words={words.offers} lost={lost} />
        ) : (
          <SubmissionStatus submission={submission} result={result} />
        )}
      </form>
    </div>
  );
}

/** The link targets of the error summary: the group of days, and the group of times. */
const FIELD_IDS: Record<string, string> = {
  appointmentDate: `${ID}-date`,
  appointmentTime: `${ID}-time`,
};

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
