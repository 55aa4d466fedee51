/** All events that a webhook can receive. */
export const WEBHOOK_EVENTS = [
  'lead.created',
  'booking.created',
  'booking.changed',
  'booking.cancelled',
  'subscriber.confirmed',
  'subscriber.unsubscribed',
  'waitlist.confirmed',
  'waitlist.left',
  /** No email has left for an hour. */
  'email.delayed',
  /** Sent manually to test a receiver. */
  'test.ping',
] as const;

export type WebhookEvent = (typeof WEBHOOK_EVENTS)[number];

/** Whether the text is the name of an event. */
export function isWebhookEvent(text: string): text is WebhookEvent {
  return (WEBHOOK_EVENTS as readonly string[]).includes(text);
}
