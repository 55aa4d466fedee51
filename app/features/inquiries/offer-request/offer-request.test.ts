import * as v from 'valibot';
import { expect, test } from 'vitest';
import { factsWith } from '#app/facts/facts.ts';
import { sampleBusiness } from '#test/sample-business.ts';
import { offerRequest, replyWords } from './offer-request.content.ts';
import { offerRequestSchema, toOfferMessage } from './offer-request.schema.ts';

const facts = factsWith(sampleBusiness);

const { company } = facts;

test('the promise beside the form is a reply by an expert within 24 hours', () => {
  expect(replyWords(facts).promise).toBe('An expert replies within 24 hours.');
  expect(company.replyHours).toBe(24);
});

test('three workflows can be picked, none need be, and a fourth is refused', () => {
  const schema = offerRequestSchema(offerRequest);
  const who = { name: 'Ana', email: 'ana@example.com' };
  const three = { ...who, quotes: 'on', leads: 'on', support: 'on' };
  expect(v.safeParse(schema, who).success).toBe(true);
  const message = toOfferMessage(v.parse(schema, three), 'Package', offerRequest.workflows);
  expect(message.package).toBe(
    'Package: Sales Lead Automation, Customer Support AI, Quote Follow-Up',
  );
  const four = v.safeParse(schema, { ...three, invoices: 'on' });
  expect(four.issues?.[0].message).toBe(offerRequest.workflows.tooMany);
});
