import { useEffect, useRef } from 'react';
import { interpolate } from '#app/platform/format/interpolate.ts';
import { type Clocks, describeByClock } from '#app/platform/time/zone-clock.ts';
import { PageLink } from '#app/ui/page-link.tsx';
import { booking } from './booking.content.ts';
import type { CallToAdd } from './invites/calendar-links-list.tsx';
import { dayAndDate } from './picker/month.ts';

/** Says above the form which call was booked, until the visitor leaves the page. */
export function BookedHeading({
  call,
  aboutEmail,
  clocks,
  takesFocus,
}: {
  call: CallToAdd;
  /** A sentence about the confirmation email. */
  aboutEmail: string;
  clocks: Clocks;
  /** Becomes true when the calendar window is closed, which gives the focus back to the form. */
  takesFocus: boolean;
}) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (takesFocus) requestAnimationFrame(() => heading.current?.focus());
  }, [takesFocus]);
  const { longDate, date, time } = describeByClock(new Date(call.startsAt), clocks.toronto);
  const values = { weekday: dayAndDate(date).weekday, date: longDate, time };
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
