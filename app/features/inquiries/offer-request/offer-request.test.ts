import { expect, test } from 'vitest';
import { company } from '#app/facts/company.ts';
import { offerRequest } from './offer-request.content.ts';

test('the promise beside the form is a reply by an expert within 24 hours', () => {
  expect(offerRequest.promise).toBe('An expert replies within 24 hours.');
  expect(offerRequest.weekend).toMatch(/Friday evening.*Monday/);
  expect(company.replyHours).toBe(24);
});
