import { contactNotification } from './contact-notification.email.tsx';
import { contactReceipt } from './contact-receipt.email.tsx';
import type { Email } from './email.ts';

/** Every mail that the site sends, by the name it has in the outbox. */
export const emails = {
  'contact-notification': contactNotification,
  'contact-receipt': contactReceipt,
} as const;

export type EmailName = keyof typeof emails;
export type EmailProps<Name extends EmailName> =
  (typeof emails)[Name] extends Email<infer Props> ? Props : never;
