import { beforeEach, expect, test } from 'vitest';
import { company } from '#app/facts/company.ts';
import { showFacts } from '#app/facts/published-facts.server.ts';
import { sampleBusiness } from '#test/sample-business.ts';
import { offerRequest } from './offer-request.content.ts';

beforeEach(() => showFacts(sampleBusiness));

test('the promise beside the form is a reply by an expert within 24 hours', () => {
  expect(offerRequest.promise).toBe('An expert replies within 24 hours.');
  expect(offerRequest.daysOff).toMatch(/Friday evening.*Monday/);
  expect(company.replyHours).toBe(24);
});
