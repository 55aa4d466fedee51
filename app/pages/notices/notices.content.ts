import type { Facts } from '#app/facts/facts.ts';
import { returnedBookingWords } from '#app/features/booking/booking.content.ts';

/** About submissions that were queued in this browser while the server was unavailable. */
export function noticeWordsOf(facts: Facts) {
  const { company } = facts;
  return {
    label: 'About what you sent earlier',
    delivered: {
      title: 'Your message has arrived',
      description:
        'It was saved on this device while our server was unavailable, and has now been delivered.',
    },
    expired: {
      title: 'A saved message wasn’t delivered',
      description: `We couldn’t reach our server for a week. Please call ${company.phone.display}.`,
    },
    returned: {
      title: 'A saved message couldn’t be delivered',
      text: 'We saved it on this device and sent it as soon as our server was back, but it wasn’t accepted: {error}',
      typed: 'What you wrote',
      retry: 'Open the form with what you wrote',
      dismiss: 'Delete it',
    },
    /** Of the fields that forms send. */
    fields: {
      name: 'Name',
      email: 'Email',
      phone: 'Phone',
      company: 'Company',
      message: 'Message',
    },
  } as const;
}

export type NoticeWords = ReturnType<typeof noticeWordsOf>;

/** The words of the notices, which most visitors never see. */
export function noticesLater(facts: Facts) {
  return {
    file: '/words/notices.json',
    props: { words: noticeWordsOf(facts), booking: returnedBookingWords },
  };
}
