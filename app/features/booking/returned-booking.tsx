import { type ReactNode, useEffect } from 'react';
import { saveCarriedNote } from '#app/platform/browser/carried-note.ts';
import { offerDraft } from '#app/platform/browser/form-draft.ts';
import { type DeliveryNews, forgetResend } from '#app/platform/browser/resend-queue.ts';
import { nextKey } from '#app/platform/browser/submit-form.ts';
import { isRecord, textsOf } from '#app/platform/browser/web-storage.ts';
import { interpolate } from '#app/platform/format/interpolate.ts';
import { parseCalendarDate } from '#app/platform/time/calendar-date.ts';
import { formatLongDate } from '#app/platform/time/long-date.ts';
import { Alert } from '#app/ui/alert.tsx';
import { Button, buttonClass } from '#app/ui/button.tsx';
import type { ReturnedBookingWords } from './booking.content.ts';
import type { BookedCall } from './booking.server.ts';
import { dayAndDate } from './picker/days.ts';
import type { Slot } from './slots/availability.schema.ts';

type RefusedBooking = Extract<DeliveryNews, { state: 'returned' }>;

/** Whether a queued submission is a booking. */
export function isBookingPath(path: string): boolean {
  return path === '/api/bookings';
}

/**
 * A queued booking whose time was taken before it arrived: what happened, the nearest free times and
 * everything that was typed, which also stands in the booking form again.
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
  const typed = textsOf(news.body);
  const date = parseCalendarDate(typed.appointmentDate ?? '');
  const asked = { time: typed.appointmentTime ?? '', date: date ? formatLongDate(date) : '' };

  useEffect(() => {
    const { name = '', email = '', phone = '', company = '', brief = '' } = textsOf(news.body);
    // With the key that makes a booking by that form the answer to this refusal.
    offerDraft('booking', nextKey(news.id), { name, email, phone, company });
    const [title = '', ...lines] = brief.split('\n');
    if (title) saveCarriedNote({ title, text: lines.join('\n') });
  }, [news]);

  const hrefOf = (more: Record<string, string>) =>
    `/book?${new URLSearchParams({ ...(typed.kind && { kind: typed.kind }), ...more })}`;
  const facts = (['name', 'email', 'phone', 'company', 'brief'] as const).filter(
    (field) => typed[field],
  );
  return (
    <Notice
      tone="warn"
      title={words.title}
      text={
        news.status === 409
          ? interpolate(words.text, asked)
          : interpolate(words.reason, { ...asked, error: news.error })
      }
    >
      <div className="booking-offers">
        {nearestOf(news).map((slot) => {
          const { weekday, monthDay } = dayAndDate(slot.date);
          return (
            <a
              key={slot.startsAt}
              className={buttonClass('secondary')}
              href={hrefOf({ date: slot.date, time: slot.time })}
            >
              {interpolate(words.choose, { date: `${weekday}, ${monthDay}`, time: slot.time })}
            </a>
          );
        })}
        <a className={buttonClass('quiet')} href={hrefOf({})}>
          {words.other}
        </a>
      </div>
      <dl className="booking-typed" aria-label={words.details}>
        {facts.map((field) => (
          <div key={field}>
            <dt>{words.labels[field]}</dt>
            <dd>{typed[field]}</dd>
          </div>
        ))}
      </dl>
      <Button
        variant="quiet"
        onClick={() => {
          forgetResend(news.id);
          onDone();
        }}
      >
        {words.dismiss}
      </Button>
    </Notice>
  );
}

/** A queued booking that the server has stored in the meantime. */
export function BookedLater({ words, data }: { words: ReturnedBookingWords; data: unknown }) {
  if (!isRecord(data)) return null;
  const { date, time, status, manageUrl, emailNotice } = data as BookedCall;
  if (status !== 'booked') {
    const { title, description } = emailNotice ?? words.unconfirmed;
    return <Notice tone="warn" title={title} text={description} />;
  }
  const values = { weekday: dayAndDate(date).weekday, date: formatLongDate(date), time };
  const text = interpolate(words.bookedText, values);
  return (
    <Notice
      tone="good"
      title={interpolate(words.bookedTitle, values)}
      text={[text, emailNotice?.description].filter(Boolean).join(' ')}
    >
      <a className={buttonClass('secondary')} href={new URL(manageUrl).pathname}>
        {words.manageLink}
      </a>
    </Notice>
  );
}

function Notice(props: {
  tone: 'good' | 'warn';
  title: string;
  text: string;
  children?: ReactNode;
}) {
  const { tone, title, text, children } = props;
  return (
    <div className="wrap booking-notice">
      <Alert tone={tone} role="alert" title={title}>
        <p>{text}</p>
        {children}
      </Alert>
    </div>
  );
}

/** The times that were free when the request was refused and have not passed since. */
function nearestOf({ data }: RefusedBooking): readonly Slot[] {
  const nearest: readonly Slot[] =
    isRecord(data) && Array.isArray(data.nearest) ? data.nearest : [];
  return nearest.filter(({ startsAt }) => Date.parse(startsAt) > Date.now());
}
