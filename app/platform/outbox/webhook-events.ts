/** Everything that a webhook can be told about. */
export const WEBHOOK_EVENTS = [
  'lead.created',
  'booking.created',
  'booking.changed',
  'booking.cancelled',
  'subscriber.confirmed',
  'subscriber.unsubscribed',
  'waitlist.confirmed',
  'waitlist.left',
  /** Sent by hand to see whether a receiver works. */
  'test.ping',
] as const;

export type WebhookEvent = (typeof WEBHOOK_EVENTS)[number];

/** Whether the text names an event. */
export function isWebhookEvent(text: string): text is WebhookEvent {
  return (WEBHOOK_EVENTS as readonly string[]).includes(text);
}
