/** Why a calendar of the owner's own can't be read. */
export const busyProblems = {
  sealed: 'Its address can’t be decrypted. Remove the calendar and add it again.',
  address: 'The address isn’t a public https:// address.',
  redirects: 'The address redirects too many times.',
  slow: 'The calendar didn’t respond in time.',
  unreachable: 'The calendar couldn’t be reached.',
  gone: 'There’s no calendar at this address anymore.',
  refused: 'The calendar returned an error ({status}).',
  tooLarge: 'The calendar is larger than 5 MB. Choose one with fewer past events.',
  notACalendar: 'This address doesn’t lead to a calendar.',
  tooMany: 'The calendar has too many busy times.',
  damaged: 'The calendar is damaged and can’t be read.',
  repeats: 'An event in the calendar repeats too often.',
} as const;
