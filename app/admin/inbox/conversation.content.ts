export const conversationWords = {
  title: 'Conversation',
  /** Who speaks, or what happened. */
  kinds: {
    message: 'They wrote',
    tool: 'Tool result',
    call: 'Call',
    reply: 'We replied',
    note: 'Note',
    email: 'Email from the site',
    assigned: 'Team',
  },
  here: 'this message',
  open: 'Open',
  noText: 'No message was written.',
  textRemoved: 'The text was deleted after 180 days.',
  call: '{call} on {date} at {time} (Toronto)',
  bounced: 'Bounced: the address doesn’t exist',
  quoted: 'Includes their message as a quote.',
} as const;
