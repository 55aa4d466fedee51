/** What a code or a link did for other lists of the same address. */
export const alsoDone = {
  confirmed: 'That also confirmed {lists}.',
  emailed: 'We’ve also sent you an email in which you can confirm {lists}.',
  emailedEach: 'We’ve also sent you emails in which you can confirm {lists}.',
  /** On the page of a link, above a box for each of the other lists. */
  legend: 'You signed up for more than this. The button also confirms whatever is checked:',
} as const;
