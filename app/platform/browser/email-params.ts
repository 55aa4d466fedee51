import { company } from '#app/site.content.ts';

/** What goes into the service's two templates (spec section 3, names and all). */
export type ContactParams = {
  from_name: string;
  from_email: string;
  phone: string;
  message: string;
  to_email: string;
};
export type BookingParams = {
  name: string;
  email: string;
  phone: string;
  company: string;
  appointment_date: string;
  appointment_time: string;
  appointment_details: string;
};
export type EmailServiceMail =
  | { template: 'contact'; params: ContactParams }
  | { template: 'booking'; params: BookingParams };

/** In place of what a visitor left out. */
export const NOT_PROVIDED = 'Not provided';

/** The contact template's parameters. `phone` may be missing or empty. */
export function contactParams(input: {
  name: string;
  email: string;
  phone?: string;
  message: string;
}): ContactParams {
  return {
    from_name: input.name,
    from_email: input.email,
    phone: input.phone || NOT_PROVIDED,
    message: input.message,
    to_email: company.email,
  };
}
