/** Why a calendar of the owner's own can't be read. */
export const busyProblems = {
  sealed: 'Its address can’t be decrypted. Remove the calendar and add it again.',
  address: 'The address isn’t a public https:// address.',
  redirects: 'The address redirects too many times.',
  slow: 'The calendar didn’t respond in time.',
  unreachable: 'The calendar couldn’t be reached.',
  gone: 'There’s no calendar at this address anymore.',
  refused: 'The calendar returned an error ({status}).',
  tooLarge: 'The calendar is larger than 10 MB. Choose one with fewer past events.',
  notACalendar: 'This address doesn’t lead to a calendar.',
  tooMany: 'The calendar has too many busy times.',
  damaged: 'The calendar is damaged and can’t be read.',
  repeats: 'The calendar takes too long to read.',
  empty:
    'The calendar came back without any events, although it had some before. Its known busy times still apply for a day.',
  /** What was left out of a calendar that could be read otherwise. */
  event: 'An event couldn’t be read: {name}',
  rule: 'An event repeats in a way that couldn’t be read, so only its first day counts: {name}',
  zone: 'The time zone “{name}” isn’t known. Its events are read in the calendar’s own time zone.',
} as const;
