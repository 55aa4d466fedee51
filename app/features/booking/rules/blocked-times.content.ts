/** The texts of the owner's form that blocks days or hours. */
export const blockWords = {
  title: 'Block a time',
  text: 'Visitors can’t book this time. Calls already booked stay in place: move or cancel them yourself.',
  from: 'First day',
  to: 'Last day',
  optional: '(optional)',
  firstTime: 'From',
  lastTime: 'Through',
  firstOfDay: 'First call',
  lastOfDay: 'Last call',
  reason: 'Reason',
  isReasonPublic: 'Show visitors the reason',
  submit: 'Block This Time',
  errors: {
    from: 'Choose the first day.',
    to: 'Choose a last day that isn’t before the first, or leave it empty.',
    oneDay: 'You can only block hours on one day at a time. Leave the last day empty.',
    time: 'Choose one of the times.',
    timeOrder: 'Choose a time that isn’t before the first.',
    reason: 'Keep the reason under 200 characters.',
  },
} as const;
