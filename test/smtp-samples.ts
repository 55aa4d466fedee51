import type { OutgoingMail } from '#app/platform/outbox/providers/provider.ts';

export const LOGIN = { user: 'site@example.com', password: 'p4ss:w0rd "ü" 7Zq' };

export const TIMEOUTS = { connectMs: 500, greetingMs: 500, socketMs: 500, totalMs: 4_000 };

export const MAIL: OutgoingMail = {
  messageId: '<booking-confirm.1@example.com>',
  from: 'AI for SMEs <site@example.com>',
  to: 'visitor@example.org',
  replyTo: 'owner@example.com',
  subject: 'Your call is booked – é',
  text: 'Hello\n.\nWorld é\n',
  html: '<p>Hello é</p>',
};

export const ENVELOPE = { from: 'Site <site@example.com>', to: 'owner@example.com' };
