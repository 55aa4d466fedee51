import type { Facts } from '#app/facts/facts.ts';
import { ownWords } from '#app/facts/page-texts.ts';

/** The texts of the page of the secret link. */
export function managePageWords(facts: Facts) {
  const { company } = facts;
  return ownWords('call', facts, {
    head: {
      title: 'Your Call | {company}',
      description:
        'When your call is, how to join it, and how to move or cancel it. Keep the address of this page to yourself.',
      keywords: ['booked call'],
      noindex: true,
    },
    titles: {
      active: 'Your call is booked',
      held: 'Confirm your call',
      unconfirmed: 'Confirm your call',
      expired: 'Your call wasn’t confirmed in time',
      moved: 'Your call has been moved',
      cancelled: 'Your call is cancelled',
      started: 'Your call has started',
      over: 'Your call is over',
    },
    what: 'What',
    with: 'Who calls',
    where: 'Where',
    bring: 'What to bring',
    who: 'Booked for',
    reference: 'Reference',
    length: '{title}, {minutes} minutes',
    join: 'Join the call',
    noLink:
      'Virtual Meeting. The person you’ll be talking to will send you the link before the call.',
    /** Once the call has started. */
    noLinkOnceStarted: `Virtual Meeting. If you don’t have the link, call ${company.phone.display}.`,
    addTitle: 'Add it to your calendar',
    calendars: {
      google: 'Google Calendar',
      outlook: 'Outlook',
      office365: 'Office 365',
      file: 'Calendar file (.ics)',
    },
    newTab: '(opens in a new tab)',
    addedBefore:
      'Already in your calendar? Change that event instead: a link would add the call again.',
    /** Where the owner asks for notice. */
    changeUntil: 'You can move or cancel this call here until {moment}.',
    moveTitle: 'Move your call',
    moveText: 'You keep your current time until the new one is booked.',
    moveSubmit: 'Move my call',
    cancelTitle: 'Cancel your call',
    cancelText: 'Your time is released right away, and we’ll confirm the cancellation by email.',
    /** While the site can’t email visitors. */
    cancelTextWithoutEmail: 'Your time is released right away, and this page will confirm it.',
    cancelReason: {
      label: 'Reason for cancelling',
      help: 'You don’t have to say, but it helps us plan.',
    },
    cancelSubmit: 'Cancel my call',
    /** Of a call that has to be confirmed: where its link has to be opened, and where it was. */
    confirmTexts: {
      held: {
        inEmail:
          'Your call isn’t booked yet. Open the link in the email we just sent to confirm it. We’ll hold this time until {until}.',
        here: 'Your call isn’t booked yet. Confirm it here. We’ll hold this time until {until}.',
      },
      unconfirmed: {
        inEmail:
          'Your call isn’t booked yet. Open the link in the email we just sent to confirm it. We can’t hold this time for you: the link books it if it’s still available.',
        here: 'Your call isn’t booked yet. Confirm it here, and we’ll book this time if it’s still available.',
      },
      expired: {
        inEmail:
          'The call on {moment} wasn’t confirmed, so the time was released. If it’s still available, you can book it with the link in the email.',
        here: 'The time was released. You can still confirm it here if nobody else has booked it.',
      },
    },
    /** Once its time has come. */
    notConfirmedText: 'The call on {moment} wasn’t confirmed, so it didn’t take place.',
    confirmTitle: 'Confirm your call',
    confirmSubmit: 'Confirm my call',
    cancelledText: 'The call on {moment} has been cancelled, and its time has been released.',
    startedText: `It started on {moment}, so it can no longer be moved or cancelled here. Running late? Call ${company.phone.display}.`,
    overText: 'It was on {moment}. If you’d like to add anything, send us a message.',
    bookAgain: { label: 'Book another call', href: '/book' },
    write: { label: 'Send a message', href: '/contact' },
    keepAddress: 'Keep this page private: anyone who has its address can move or cancel the call.',
    /** By what was asked for. */
    failed: {
      confirm: 'Your call wasn’t confirmed',
      move: 'Your call wasn’t moved',
      cancel: 'Your call wasn’t cancelled',
    },
    /** By the outcome. */
    errors: {
      'wrong-key': 'This link doesn’t confirm the call. Open the link in our latest email.',
      'not-confirmed': 'This call was never confirmed, so there’s nothing to change.',
      started: 'The call has already started, so it can no longer be changed here.',
      'too-late': `It’s too late to move or cancel this call here. Please call ${company.phone.display}.`,
      'already-cancelled':
        'This call has already been cancelled, so it can’t be moved. Please book a new one instead.',
      'too-many-changes': `This call has been moved too many times. Please call ${company.phone.display}.`,
      'changed-meanwhile':
        'The call was changed in another window. Check the time above, then try again.',
    },
  } as const);
}
