import { expect, test } from 'vitest';
import { contactParams } from './contact-params.ts';

test('the contact parameters say where they go and what was not given', () => {
  const input = { name: 'Ada', email: 'a@b.ca', message: 'Hi' };
  expect(contactParams(input, 'o@b.ca')).toEqual({
    from_name: 'Ada',
    from_email: 'a@b.ca',
    phone: 'Not provided',
    message: 'Hi',
    to_email: 'o@b.ca',
  });
  expect(contactParams({ ...input, phone: '289-555-0100' }, 'o@b.ca').phone).toBe('289-555-0100');
});
