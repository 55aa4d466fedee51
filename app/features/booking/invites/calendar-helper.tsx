import { useEffect, useRef } from 'react';
import { interpolate } from '#app/platform/format/interpolate.ts';
import { formatLongDate } from '#app/platform/time/long-date.ts';
import { buttonClass } from '#app/ui/button.tsx';
import { Dialog } from '#app/ui/dialog.tsx';
import type { BookingWords } from '../booking.content.ts';
import { useBookingWords } from '../booking-words.ts';
import { dayAndDate } from '../picker/month.ts';
import { describeSlot, type Slot } from '../slots/slot.ts';
import { type CallForCalendar, calendarLinks } from './calendar-links.ts';

export type BookedSlot = CallToAdd & Pick<Slot, 'date' | 'time' | 'visitor'>;

/** The dialog after a booking: links to add it to a calendar, and the link to change it. */
export function CalendarHelper({
  id,
  call,
  onClose,
}: {
  id: string;
  /** Undefined while the dialog is closed. */
  call: BookedSlot | undefined;
  onClose: () => void;
}) {
  const words = useBookingWords().helper;
  const moment = call && describeSlot(call);
  return (
    <Dialog
      id={id}
      open={call !== undefined}
      onClose={onClose}
      title={words.title}
      closeLabel={words.close}
    >
      {call && moment && (
        <div className="calendar-helper">
          <p className="lead">{moment.toronto}</p>
          {moment.visitor && <p>{moment.visitor}</p>}
          <p>{words.intro}</p>
          <CalendarLinksList call={call} words={words} />
          <a className={buttonClass('quiet')} href={call.managePath}>
            {words.manage}
          </a>
        </div>
      )}
    </Dialog>
  );
}

export type CallToAdd = CallForCalendar & {
  /** The path of the secret link and its .ics file. */
  managePath: string;
};

/** Links that add a call to the visitor's calendar. */
export function CalendarLinksList({
  call,
  words,
}: {
  call: CallToAdd;
  words: BookingWords['helper'];
}) {
  const links = calendarLinks(call);
  return (
    <ul className="calendar-links">
      {(['google', 'outlook', 'office365'] as const).map((service) => (
        <li key={service}>
          <a
            className="button button-secondary"
            href={links[service]}
            target="_blank"
            rel="noopener noreferrer"
          >
            {words[service]} <span className="sr-only">{words.newTab}</span>
          </a>
        </li>
      ))}
      <li>
        <a className="button button-secondary" href={`${call.managePath}/invite.ics`} download>
          {words.file}
        </a>
      </li>
    </ul>
  );
}

/** Says above the form which call was booked, until the visitor leaves the page. */
export function BookedHeading({
  call,
  aboutEmail,
  takesFocus,
}: {
  call: BookedSlot;
  /** A sentence about the confirmation email. */
  aboutEmail: string;
  /** Becomes true when the calendar window is closed, which gives the focus back to the form. */
  takesFocus: boolean;
}) {
  const words = useBookingWords().form;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (takesFocus) requestAnimationFrame(() => heading.current?.focus());
  }, [takesFocus]);
  const { weekday } = dayAndDate(call.date);
  const values = { weekday, date: formatLongDate(call.date), time: call.time };
  return (
    <section className="booking-booked">
      <h2 ref={heading} tabIndex={-1}>
        {interpolate(words.bookedHeading, values)}
      </h2>
      <p>
        {interpolate(words.bookedText, values)} {aboutEmail}
      </p>
      <a href={call.managePath}>{words.manageLink}</a>
    </section>
  );
}
