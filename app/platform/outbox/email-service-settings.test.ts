import { expect, test } from 'vitest';
import { EMAIL_SERVICE_PLACEHOLDERS, isEmailServiceConfigured } from './email-service-settings.ts';

const COMPLETE = {
  serviceId: 'service_a',
  contactTemplateId: 'template_contact',
  bookingTemplateId: 'template_booking',
  publicKey: 'key',
};

test('complete settings serve both templates', () => {
  expect(isEmailServiceConfigured(COMPLETE, 'contact')).toBe(true);
  expect(isEmailServiceConfigured(COMPLETE, 'booking')).toBe(true);
});

test('each template needs its own id only', () => {
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
    const { [field]: _left, ...rest } = COMPLETE;
    expect(isEmailServiceConfigured(rest, 'contact')).toBe(false);
  }
});

test('a value that isn’t a settings object counts as not configured', () => {
  for (const nothing of [undefined, null, {}, JSON.parse('{"serviceId":5}')]) {
    expect(isEmailServiceConfigured(nothing, 'contact')).toBe(false);
  }
});
