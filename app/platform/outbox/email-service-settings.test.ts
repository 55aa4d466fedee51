import { expect, test } from 'vitest';
import { EMAIL_SERVICE_PLACEHOLDERS, isEmailServiceConfigured } from './email-service-settings.ts';

const COMPLETE = {
  serviceId: 'service_a',
  contactTemplateId: 'template_contact',
  bookingTemplateId: 'template_booking',
  publicKey: 'key',
};

test('each template needs its own id only', () => {
  expect(isEmailServiceConfigured(undefined, 'contact')).toBe(false);
  expect(isEmailServiceConfigured(COMPLETE, 'booking')).toBe(true);
  expect(isEmailServiceConfigured({ ...COMPLETE, bookingTemplateId: '' }, 'contact')).toBe(true);
  expect(isEmailServiceConfigured({ ...COMPLETE, bookingTemplateId: '' }, 'booking')).toBe(false);
  expect(isEmailServiceConfigured({ ...COMPLETE, contactTemplateId: ' ' }, 'contact')).toBe(false);
});

test('a missing, empty or placeholder service id or key counts as not configured', () => {
  for (const field of ['serviceId', 'publicKey', 'contactTemplateId'] as const) {
    for (const value of ['', '  ', EMAIL_SERVICE_PLACEHOLDERS[field], 'your_x']) {
      const isUsable = value === 'your_x';
      expect(isEmailServiceConfigured({ ...COMPLETE, [field]: value }, 'contact')).toBe(isUsable);
    }
    const lower = { ...COMPLETE, [field]: EMAIL_SERVICE_PLACEHOLDERS[field].toLowerCase() };
    expect(isEmailServiceConfigured(lower, 'contact')).toBe(false);
  }
});
