import { useEffect, useRef } from 'react';
import { interpolate } from '#app/platform/format/interpolate.ts';
import { formatLongDate } from '#app/platform/time/long-date.ts';
import { PageLink } from '#app/ui/page-link.tsx';
import { booking } from './booking.content.ts';
import type { BookedSlot } from './invites/calendar-helper.tsx';
import { dayAndDate } from './picker/month.ts';

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
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (takesFocus) requestAnimationFrame(() => heading.current?.focus());
  }, [takesFocus]);
  const { weekday } = dayAndDate(call.date);
  const values = { weekday, date: formatLongDate(call.date), time: call.time };
  return (
    <section className="booking-booked">
      <h2 ref={heading} tabIndex={-1}>
        {interpolate(booking.bookedHeading, values)}
      </h2>
      <p>
        {interpolate(booking.bookedText, values)} {aboutEmail}
      </p>
      <PageLink to={call.managePath}>{booking.manageLink}</PageLink>
    </section>
  );
}
