import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test } from 'vitest';
import { claimOf } from '#app/facts/claims.ts';
import { factsWith } from '#app/facts/facts.ts';
import { savingsOf, totalValueOf } from '#app/facts/offer.ts';
import { FactsContext } from '#app/facts/use-facts.ts';
import { specifiedFacts } from '#test/specified-facts.ts';
import { offerWords } from './offer.content.ts';
import { OfferEnded, OfferHero } from './offer.sections.tsx';
import { Pricing } from './offer-pricing.tsx';
import { standingOffer } from './offer-state.ts';

const facts = factsWith(specifiedFacts);

const { offer: offerFigures } = facts;
const offer = offerWords(facts);

function text(element: ReactElement): string {
  const router = createMemoryRouter([{ path: '/', element }]);
  const html = renderToStaticMarkup(
    <FactsContext value={facts}>
      <RouterProvider router={router} />
    </FactsContext>,
  );
  return html.replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' ');
}

test('the top of the page says $997 one-time plus HST, with $5,000 struck through', () => {
  const hero = text(<OfferHero state={standingOffer} workflows={{ most: 3, options: [] }} />);
  expect(hero).toContain('$997 one-time');
  expect(hero).toContain('plus HST. Planned price after the launch: $5,000');
  expect(hero).toContain('For the first 20 businesses.');
  expect(hero).toMatch(/Days 07 Hours 12 Minutes 45/);
});

test('the parts of the package add up to $12,196, and the saving to $11,199', () => {
  const parts = offer.pricing.breakdown.map((part) => part.value);
  expect(parts.reduce((sum, value) => sum + value, 0)).toBe(totalValueOf(offerFigures));
  expect(totalValueOf(offerFigures) - offerFigures.price).toBe(savingsOf(offerFigures));
  const bill = text(<Pricing state={standingOffer} />);
  expect(bill).toContain('Total value, bought separately $12,196');
  expect(bill).toContain('You pay, one-time $997');
  expect(bill).toContain('You save compared with that total $11,199');
  expect(bill).toContain('nobody has paid them so far');
  expect(bill).toContain('Onboarding for up to 5 team members');
  expect(bill).toContain('One year of cloud infrastructure');
  expect(bill).toContain('30-day money-back guarantee');
});

test('each percentage stands beside the price that it is a percentage of', () => {
  const bill = text(<Pricing state={standingOffer} />);
  expect(bill).toMatch(/\$5,000 80%.*\$5,997 83%.*\$12,196 92%/);
  for (const { claim, basePrice } of offer.pricing.discounts)
    expect(claimOf(facts, claim).value).toBe(
      Math.round((1 - offerFigures.price / basePrice) * 100),
    );
});

test('after the end there is no price to secure, and somewhere else to go', () => {
  const ended = text(<OfferEnded />);
  expect(ended).toContain('This offer has ended');
  expect(ended).toContain('See the services');
  expect(ended).not.toContain('$');
});
