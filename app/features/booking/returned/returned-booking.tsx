import { useEffect, useState } from 'react';
import { saveCarriedNote } from '#app/platform/browser/carried-note.ts';
import { deleteDraft, offerDraft } from '#app/platform/browser/form-draft.ts';
import { forgetResend } from '#app/platform/browser/resend-queue.ts';
import {
  nextKey,
  REPLACED_EVENT,
  type SubmitOutcome,
  submitForm,
} from '#app/platform/browser/submit-form.ts';
import { isRecord } from '#app/platform/browser/web-storage.ts';
import { interpolate } from '#app/platform/format/interpolate.ts';
import { formatLongDate } from '#app/platform/time/long-date.ts';
import { Alert } from '#app/ui/alert.tsx';
import { Button, buttonClass } from '#app/ui/button.tsx';
import type { ReturnedBookingWords } from '../booking.content.ts';
import type { BookedCall } from '../booking.server.ts';
import { dayAndDate } from '../picker/days.ts';
import type { Slot } from '../slots/slot.ts';
import {
  emailRefusal,
  findNearest,
  offeredBy,
  type RefusedBooking,
  typedOf,
} from './refused-booking.ts';

const FORM = 'booking';

/** Whether a queued submission is a booking. */
export function isBookingPath(path: string): boolean {
  return path === '/api/bookings';
}

/**
 * A queued booking whose time was taken before it arrived: what happened, the nearest free times,
 * each of which books with one tap, and everything that was typed.
 */
export function ReturnedBooking({
  words,
  news,
  onDone,
}: {
  words: ReturnedBookingWords;
  news: RefusedBooking;
  onDone: () => void;
}) {
  const typed = typedOf(news);
  // The same key for every attempt: taps in two tabs book one call.
  const key = nextKey(news.id);
  const [nearest, setNearest] = useState<readonly Slot[]>();
  const [sending, setSending] = useState<string>();
  const [fault, setFault] = useState('');
  const [outcome, setOutcome] = useState<Extract<SubmitOutcome, { kind: 'sent' | 'queued' }>>();

  useEffect(() => {
    const { name, email, phone, company, brief } = typedOf(news);
    offerDraft(FORM, nextKey(news.id), { name, email, phone, company });
    const [title = '', ...lines] = brief.split('\n');
    if (title) saveCarriedNote({ title, text: lines.join('\n') });
    void findNearest(news).then((found) => {
      const offered = found ?? offeredBy(news.data);
      setNearest(offered);
      return emailRefusal(news, offered, words.email);
    });
  }, [news, words]);

  useEffect(() => {
    // The form on the page books, too, with the same key; then nothing is left to be done here.
    const close = (event: Event) => {
      if (sending === undefined && (event as CustomEvent).detail === news.id) onDone();
    };
    window.addEventListener(REPLACED_EVENT, close);
    return () => window.removeEventListener(REPLACED_EVENT, close);
  }, [news, sending, onDone]);

  async function book(slot: Slot): Promise<void> {
    setSending(slot.startsAt);
    const { resent, ...body } = news.body as Record<string, unknown>;
    const answer = await submitForm({
      formType: 'booking',
      path: news.path,
      payload: {
        ...body,
        appointmentDate: slot.date,
        appointmentTime: slot.time,
        timestamp: new Date().toISOString(),
      },
      idempotencyKey: key,
    });
    setSending(undefined);
    if (answer.kind === 'sent' || answer.kind === 'queued') {
      forgetResend(news.id);
      deleteDraft(FORM);
      return setOutcome(answer);
    }
    if (answer.kind === 'refused' && answer.status === 409) {
      setFault(interpolate(words.takenAgain, { time: slot.time, date: formatLongDate(slot.date) }));
      return setNearest(offeredBy(answer.data));
    }
    setFault(interpolate(words.failed, { error: answer.error }));
  }

  function forget() {
    forgetResend(news.id);
    deleteDraft(FORM);
    onDone();
  }

  if (outcome?.kind === 'sent') return <BookedLater words={words} data={outcome.data} />;
  const asked = { time: typed.time, date: typed.date ? formatLongDate(typed.date) : '' };
  if (outcome?.kind === 'queued') {
    return <Notice tone="warn" title={words.queued.title} lines={[words.queued.text]} />;
  }
  const facts = [
    [words.labels.name, typed.name],
    [words.labels.email, typed.email],
    [words.labels.phone, typed.phone],
    [words.labels.company, typed.company],
    [words.brief, typed.brief],
  ].filter(([, text]) => text !== '');
  return (
    <Notice
      tone="warn"
      title={words.title}
      lines={[
        news.status === 409
          ? interpolate(words.text, asked)
          : interpolate(words.reason, { ...asked, error: news.error }),
        ...(fault ? [fault] : []),
      ]}
    >
      {nearest === undefined && <p>{words.looking}</p>}
      {nearest?.length === 0 && <p>{words.offers.none}</p>}
      {nearest && nearest.length > 0 && <p>{words.offer}</p>}
      <div className="booking-offers">
        {nearest?.map((slot) => {
          const day = dayAndDate(slot.date);
          return (
            <Button
              key={slot.startsAt}
              variant="secondary"
              busy={sending === slot.startsAt}
              busyLabel={words.booking}
              disabled={sending !== undefined}
              onClick={() => void book(slot)}
            >
              {interpolate(words.offers.book, {
                date: `${day.weekday}, ${day.monthDay}`,
                time: slot.time,
              })}
            </Button>
          );
        })}
      </div>
      <dl className="booking-typed" aria-label={words.details}>
        {facts.map(([label, text]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      <div className="button-row">
        <a className={buttonClass('quiet')} href="/book">
          {words.other}
        </a>
        <Button variant="quiet" onClick={forget}>
          {words.dismiss}
        </Button>
      </div>
    </Notice>
  );
}

/** A queued booking that the server has stored in the meantime. */
export function BookedLater({ words, data }: { words: ReturnedBookingWords; data: unknown }) {
  if (!isRecord(data)) return null;
  const { date, time, status, manageUrl, emailNotice } = data as BookedCall;
  if (status !== 'booked') {
    const { title, description } = emailNotice ?? words.unconfirmed;
    return <Notice tone="warn" title={title} lines={[description]} />;
  }
  const values = { weekday: dayAndDate(date).weekday, date: formatLongDate(date), time };
  return (
    <Notice
      tone="good"
      title={interpolate(words.bookedTitle, values)}
      lines={[
        interpolate(words.bookedText, values),
        ...(emailNotice ? [emailNotice.description] : []),
      ]}
    >
      <a className={buttonClass('secondary')} href={new URL(manageUrl).pathname}>
        {words.manageLink}
      </a>
    </Notice>
  );
}

function Notice({
  tone,
  title,
  lines,
  children,
}: {
  tone: 'good' | 'warn';
  title: string;
  lines: readonly string[];
  children?: React.ReactNode;
}) {
  return (
    <div className="wrap booking-notice">
      <Alert tone={tone} role="alert" title={title}>
        {lines.map((line) => (
          <p key={line}>{line}</p>
        ))}
        {children}
      </Alert>
    </div>
  );
}
