import { NOT_PROVIDED } from '#app/platform/browser/email-params.ts';

/** Parameters of the email service's contact template, with the names of spec section 3. */
export type ContactParams = {
  from_name: string;
  from_email: string;
  phone: string;
  message: string;
  to_email: string;
};

/** The contact template's parameters. `phone` may be missing or empty; `toEmail` is the owner's. */
export function contactParams(
  input: { name: string; email: string; phone?: string; message: string },
  toEmail: string,
): ContactParams {
  return {
    from_name: input.name,
    from_email: input.email,
    phone: input.phone || NOT_PROVIDED,
    message: input.message,
    to_email: toEmail,
  };
}
