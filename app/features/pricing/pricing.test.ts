import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { builtInFacts } from '#app/facts/facts.ts';
import { guaranteeOf, standardWorkflowPrice } from '#app/facts/offer.ts';
import { priceOf } from '#app/facts/prices.ts';
import { offerWords } from '#app/features/offer/offer.content.ts';
import { formatDollars } from '#app/platform/format/money.ts';
import { createPageRenderer } from '#test/page-renderer.ts';
import { publishFacts } from '#test/sample-business.ts';
import { openTestApp, type TestApp } from '#test/test-app.ts';
import { pricingWords } from './pricing.content.ts';

const { offer: offerFigures, prices, workHours } = builtInFacts;
const guarantee = guaranteeOf(builtInFacts);
const offer = offerWords(builtInFacts);
const pricing = pricingWords(builtInFacts);

let app: TestApp;
let page: string;

beforeAll(async () => {
  app = await openTestApp('sqlite', { renderPage: await createPageRenderer() });
  page = (await app.renderPage('/pricing'))
    .replace(/<!-- -->/g, '')
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ');
}, 30_000);
afterAll(() => app.close());

test('the page shows the price of every kind of work, and of the package', () => {
  for (const work of Object.keys(workHours) as (keyof typeof workHours)[]) {
    for (const price of priceOf(builtInFacts, work)) expect(page).toContain(formatDollars(price));
  }
  for (const price of [
    offerFigures.price,
    prices.hourlyRate,
    standardWorkflowPrice(offerFigures),
  ]) {
    expect(page).toContain(formatDollars(price));
  }
});

test('once the offer has ended, the page names no package', async () => {
  await publishFacts(app, { launch: { seats: 0 } });
  const html = await app.renderPage('/pricing');
  expect(html).not.toContain(pricing.questions.items[1].answer);
  expect(html).not.toContain(pricing.questions.items[2].question);
  expect(html).toContain(pricing.withoutPackage.payment);
  expect(html).not.toContain(formatDollars(offerFigures.price));
  expect(html).not.toContain('id="launch-package"');
  expect(html).toContain(pricing.withoutPackage.lead);
  await publishFacts(app, { launch: {} });
});

test('three workflows bought separately cost what the offer crosses out', () => {
  expect(standardWorkflowPrice(offerFigures) * offerFigures.workflows).toBe(offerFigures.cardPrice);
  expect(page).toContain('$1,999 for each workflow bought separately');
});

test('offer, pricing and terms give the guarantee the same words and the same first day', () => {
  const terms = readFileSync('content/legal/terms-of-service.mdx', 'utf8')
    .replaceAll("'", '’')
    .replace('<GuaranteeDays />', String(offerFigures.guaranteeDays));
  expect(guarantee.text).toContain(`${offerFigures.guaranteeDays} days of your payment`);
  const [, sentence = ''] = /, (tell us .*)$/.exec(guarantee.text) ?? [];
  expect(terms).toContain(sentence);
  expect(page).toContain(guarantee.text);
  expect(offer.pricing.guarantee.text).toContain(guarantee.text);
});
