/** The form that blocks days or hours, for the owner. */
export const blockWords = {
  title: 'Block a time',
  text: 'Nobody can book in it. Calls that are booked already stay: move or cancel them yourself.',
  from: 'First day',
  to: 'Last day',
  optional: '(optional)',
  firstTime: 'From',
  lastTime: 'Through',
  firstOfDay: 'First call',
  lastOfDay: 'Last call',
  reason: 'Reason',
  isReasonPublic: 'Visitors may read the reason',
  submit: 'Block This Time',
  errors: {
    from: 'Choose the first day.',
    to: 'Choose a last day that is not before the first, or leave it empty.',
    oneDay: 'Hours are blocked on one day at a time. Leave the last day empty.',
    time: 'Choose one of the times.',
    timeOrder: 'Choose a time that is not before the first.',
    reason: 'Keep the reason under 200 characters.',
  },
} as const;
