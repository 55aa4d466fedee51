import { company } from '#app/facts/company.ts';

/** In place of the words about the confirmation while the site can’t email visitors. */
export const withoutEmail = {
  booked: {
    title: 'No confirmation by email for now',
    description:
      'We can’t send email right now, so please note the date and time. If email works again before your call, we’ll send you the confirmation.',
  },
  get unconfirmed() {
    return {
      title: 'Your call isn’t booked yet',
      description: `It has to be confirmed by email, and we can’t send email right now. Please call ${company.phone.display} to book it.`,
    };
  },
} as const;
