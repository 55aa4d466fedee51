import { expect, test } from 'vitest';
import { offerRequest } from '#app/features/inquiries/offer-request/offer-request.content.ts';
import { describeFieldErrors } from './field-errors.ts';

const words = {
  missing: { title: 'Missing information', description: 'Please fill in all required fields' },
  failed: { title: 'Failed to send message' },
};
const errors = { email: 'Enter an email address like name@example.com.' };

test('an empty field is missing, a wrong one is named', () => {
  expect(describeFieldErrors(errors, { email: ' ' }, words)).toEqual(words.missing);
  expect(describeFieldErrors(errors, { email: 'x' }, words)).toEqual({
    title: 'Failed to send message',
    description: errors.email,
  });
});

test('a form that has words for wrong entries doesn’t blame the site for them', () => {
  const { title } = describeFieldErrors(errors, { email: 'x' }, offerRequest.toasts);
  expect(title).toBe('Not sent yet');
});
