import { useEffect, useState } from 'react';
import { BookingForm, type BookingFormProps } from '#app/features/booking/booking.form.tsx';
import { defineIsland } from '#app/platform/islands/define-island.ts';
import { buttonClass } from '#app/ui/button.tsx';

/**
 * The booking form, once its tab is open. Until then, and without scripts, it is a link to the booking
 * page, which works without scripts.
 */
function ContactBooking({
  link,
  ...props
}: BookingFormProps & { link: { label: string; href: string } }) {
  const [isAwake, setAwake] = useState(false);
  useEffect(() => setAwake(true), []);
  if (isAwake) return <BookingForm {...props} />;
  return (
    <a className={buttonClass('primary')} href={link.href}>
      {link.label}
    </a>
  );
}

export default defineIsland('contact-booking', ContactBooking);
