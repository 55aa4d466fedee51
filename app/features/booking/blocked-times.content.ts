/** The form that blocks days or hours, for the owner. */
export const blockWords = {
  title: 'Block a time',
  text: 'Nobody can book in it. Calls that are booked already stay: move or cancel them yourself.',
  from: 'First day',
  to: 'Last day (empty for one day)',
  firstTime: 'From',
  lastTime: 'Through the call at',
  firstOfDay: 'The first call of the day',
  lastOfDay: 'The last call of the day',
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
