/** The saved settings of the email service, as spec section 3 names them. */
export type EmailServiceSettings = {
  serviceId: string;
  contactTemplateId: string;
  bookingTemplateId: string;
  publicKey: string;
};

/** Which of the service's two templates an email uses. */
export type EmailServiceTemplate = 'contact' | 'booking';

/** Placeholders of the settings form. */
export const EMAIL_SERVICE_PLACEHOLDERS = {
  serviceId: 'YOUR_SERVICE_ID',
  contactTemplateId: 'YOUR_CONTACT_TEMPLATE_ID',
  bookingTemplateId: 'YOUR_BOOKING_TEMPLATE_ID',
  publicKey: 'YOUR_PUBLIC_KEY',
} as const satisfies EmailServiceSettings;

/**
 * Whether emails of this template can be sent by the email service: service id, public key and the
 * template's id are present, and none of them is still the placeholder (spec section 5).
 */
export function isEmailServiceConfigured(
  settings: Partial<EmailServiceSettings> | null | undefined,
  template: EmailServiceTemplate,
): boolean {
  const templateId = template === 'booking' ? 'bookingTemplateId' : 'contactTemplateId';
  return (['serviceId', 'publicKey', templateId] as const).every((field) => {
    const value = settings?.[field];
    if (typeof value !== 'string') return false;
    const text = value.trim();
    return text !== '' && text.toUpperCase() !== EMAIL_SERVICE_PLACEHOLDERS[field];
  });
}

/** Whether the email service is set up for at least one of its two templates. */
export function hasEmailService(settings: EmailServiceSettings): boolean {
  return (
    isEmailServiceConfigured(settings, 'contact') || isEmailServiceConfigured(settings, 'booking')
  );
}
