import type { OutgoingMail } from '#app/platform/outbox/delivery.ts';

export const BASELINE: OutgoingMail = {
  messageId: '<lead-1@example.com>',
  from: 'AI for SMEs <site@example.com>',
  to: 'owner@example.org',
  replyTo: 'visitor@example.net',
  subject: 'New message',
  text: 'Name: Kim\nMessage: hello',
  html: '<p>Hello</p>',
  headers: { 'Auto-Submitted': 'auto-generated' },
};
