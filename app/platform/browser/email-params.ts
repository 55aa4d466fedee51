/** A message for one of the two templates that the owner sets up at the email service. */
export type EmailServiceMail = {
  template: 'contact' | 'booking';
  /** The template's parameters, by the names that its text uses. */
  params: Record<string, string>;
};

/** Replaces fields that the visitor left empty. */
export const NOT_PROVIDED = 'Not provided';
