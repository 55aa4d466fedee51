import type { OutgoingMail } from '#app/platform/outbox/delivery.ts';
import type { EmailServiceOptions } from '#app/platform/outbox/providers/emailjs.server.ts';

export const PRIVATE_KEY = 'private "key" 7Zq!';

export const SETTINGS: Omit<EmailServiceOptions, 'origin'> = {
  serviceId: 'service_a',
  contactTemplateId: 'template_contact',
  bookingTemplateId: 'template_booking',
  publicKey: 'public_key_1',
  timeoutMs: 500,
  minIntervalMs: 0,
};

export const CONTACT_PARAMS = {
  from_name: 'Zoë "Z" Tremblay',
  from_email: 'zoe@example.com',
  phone: 'Not provided',
  message: 'Line one\nLine two',
  to_email: 'owner@example.com',
};

export const MAIL: OutgoingMail = {
  messageId: '<m1@example.com>',
  from: 'site@example.com',
  to: 'owner@example.com',
  subject: 'New message',
  text: 'text',
  html: '<p>text</p>',
  emailService: { template: 'contact', params: CONTACT_PARAMS },
};
