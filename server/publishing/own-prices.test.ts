import { afterAll, beforeAll, expect, test } from 'vitest';
import { builtInFacts } from '#app/facts/facts.ts';
import { savingsOf, standardWorkflowPrice, totalValueOf } from '#app/facts/offer.ts';
import { everySection } from '#app/facts/sections.ts';
import { createPageRenderer } from '#test/page-renderer.ts';
import { previewedEmails, publishedDocuments } from '#test/published-documents.ts';
import { openTestApp, type TestApp } from '#test/test-app.ts';

const { courses: courseList, offer: offerFigures, prices, workHours } = builtInFacts;

/** Every price, length and limit is another one than in the repository. */
const changed = {
  sections: everySection,
  offer: {
    ...offerFigures,
    price: 1873,
    heroPrice: 6201,
    cardPrice: 7083,
    onboardingValue: 1411,
    infrastructureValue: 4703,
    firstBusinesses: 17,
    guaranteeDays: 43,
  },
  prices: {
    ...prices,
    hourlyRate: 163,
    monthlySubscriptions: 137,
    upkeepPercent: [16, 21, 26] as const,
  },
  workHours: { ...workHours, workflow: [17, 29, 53] as const, webApp: [131, 233, 417] as const },
  courses: courseList.map((course, at) => ({
    ...course,
    ...{ title: `Marmot Course ${at}`, price: 311 + 100 * at, durationWeeks: 3 + at },
  })),
};

const AMOUNTS = [
  ...[offerFigures.price, offerFigures.cardPrice, offerFigures.onboardingValue],
  ...[totalValueOf(offerFigures), savingsOf(offerFigures), standardWorkflowPrice(offerFigures)],
  ...courseList.map(({ price }) => price),
];

/** Amounts and words of the repository that none of the changed figures yields. */
const FORMER = new RegExp(
  [
    ...AMOUNTS.flatMap((amount) => [
      `\\$${amount.toLocaleString('en-CA')}(?![\\d,])`,
      `"price":"?${amount}\\b`,
      `value="${amount}"`,
    ]),
    ...[
      `${offerFigures.guaranteeDays}[- ]day money`,
      `within ${offerFigures.guaranteeDays} days of your payment`,
      `first ${offerFigures.firstBusinesses} businesses`,
      `\\$${prices.hourlyRate} per hour`,
    ],
    ...['4-8 weeks', ...courseList.map(({ title }) => title)],
  ].join('|'),
  'g',
);

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp('sqlite', { renderPage: await createPageRenderer() });
});
afterAll(() => app.close());

test('once prices and courses have changed, no page, file or email shows a former one', async () => {
  app.context.ownerFacts.show(changed);
  const all = await publishedDocuments(app);
  for (const path of ['/search?q=course', '/search?q=money+back', '/api/offer']) {
    all.set(path, await (await app.request(path)).text());
  }
  for (const [name, mail] of await previewedEmails(app)) {
    // Results and items of previews are fixed examples.
    if (!/^(tool-result|waitlist-)/.test(name)) all.set(name, JSON.stringify(mail));
  }
  const left = [...all].flatMap(([where, text]) => {
    const plain = text.replaceAll('<!-- -->', '');
    return [...plain.matchAll(FORMER)].map(
      ({ index }) => `${where}: ${plain.slice(Math.max(0, index - 60), index + 40)}`,
    );
  });
  expect(left).toEqual([]);

  const textOf = (path: string) => (all.get(path) ?? '').replaceAll('<!-- -->', '');
  // 7083 + 1411 + 4703; less 1873; 1873 of 6201.
  for (const shown of ['$1,873', '$6,201', '$7,083', '$13,197', '$11,324', '70%', '43-day']) {
    expect(textOf('/special-offer')).toContain(shown);
  }
  expect(textOf('/special-offer')).toContain('"price":1873');
  expect(textOf('/terms-of-service')).toContain('within 43 days of your payment');
  for (const shown of ['$163 per hour', '$2,361', '16–26%', '$137', '43 days of your payment']) {
    expect(textOf('/pricing')).toContain(shown);
  }
  expect(textOf('/sales-deck')).toContain('$311 to $811');
});
