import { company } from '#app/facts/company.ts';
import { offerFigures, percentOff, savingsOf, totalValueOf } from '#app/facts/offer.ts';
import { deck } from '#app/features/deck/deck.content.ts';
import { formatDollars } from '#app/platform/format/money.ts';
import { pdfPages } from './pdf-text.ts';
import { expect, test, waitForHydration } from './running-app.ts';

const featurePages = deck.sections.map((section) => [
  section.title,
  section.subtitle,
  section.description,
  ...section.features,
  ...section.benefits.flatMap(({ title, description }) => [title, description]),
]);

/** The required text of each sheet of paper, in order. */
const sheets: readonly (readonly string[])[] = [
  [deck.hero.title, company.tagline, ...deck.hero.divisions.map(({ description }) => description)],
  [deck.overview.title, ...deck.overview.points.flatMap(({ title, text }) => [title, text])],
  ...featurePages,
  [
    deck.closing.title,
    ...deck.closing.actions.map(({ label }) => label),
    ...deck.print.contactLines,
    'Printed on',
  ],
];

for (const format of ['Letter', 'A4'] as const) {
  test(`the presentation is one sheet of ${format} a section, with every word`, async ({
    page,
  }) => {
    await page.goto('/sales-presentation');
    await waitForHydration(page);
    await expect(page.getByText('Printed on')).toBeAttached();
    const pages = pdfPages(await page.pdf({ format }));
    expect(pages).toHaveLength(sheets.length);
    sheets.forEach((words, at) => {
      for (const text of words) expect(pages[at]).toContain(text.replace(/\s+/g, ''));
      expect(pages[at]).toContain(`${at + 1}of${sheets.length}`);
    });
    const notes = deck.overview.notes.replace(/\s+/g, '');
    expect(pages.join('')).not.toContain(notes);
  });

  test(`no sheet of the presentation is cut off on ${format}`, async ({ page }) => {
    const paper = { Letter: [216, 279], A4: [210, 297] }[format];
    const [width = 0, height = 0] = paper.map((mm) => (mm * 96) / 25.4);
    const [side, top] = [(32 * 96) / 25.4, (36 * 96) / 25.4];
    await page.setViewportSize({ width: Math.floor(width - side), height: Math.floor(height) });
    await page.emulateMedia({ media: 'print' });
    await page.goto('/sales-presentation');
    const found = await page.locator('.deck-sheet').evaluateAll((all) =>
      all.map((sheet) => {
        const wide = [...sheet.querySelectorAll('*')].filter(
          (part) => !part.closest('svg') && part.scrollWidth > part.clientWidth + 1,
        );
        return {
          height: sheet.getBoundingClientRect().height,
          wide: wide.filter((part) => getComputedStyle(part).display !== 'inline').length,
        };
      }),
    );
    expect(found).toHaveLength(sheets.length);
    for (const sheet of found) {
      expect(sheet.height).toBeLessThanOrEqual(height - top);
      expect(sheet.wide).toBe(0);
    }
  });
}

test('the printed deck is one sheet and one for each division, with the contact details and no controls', async ({
  page,
}) => {
  await page.goto('/sales-deck');
  await waitForHydration(page);
  const pages = pdfPages(await page.pdf({ format: 'Letter' }));
  const text = pages.join('');
  expect(pages).toHaveLength(1 + deck.sections.length);
  for (const [at, { title }] of deck.sections.entries())
    expect(pages[at + 1]?.startsWith(title.replace(/\s+/g, ''))).toBe(true);
  for (const line of [deck.closing.title, ...deck.print.contactLines])
    expect(pages.at(-1)).toContain(line.replace(/\s+/g, ''));
  for (const line of [...deck.print.contactLines, ...featurePages.flat()])
    expect(text).toContain(line.replace(/\s+/g, ''));
  for (const division of deck.hero.divisions)
    expect(text).toContain(division.description.replace(/\s+/g, ''));
  expect(text).not.toContain(deck.presentationLink.label.replace(/\s+/g, ''));
});

test('the printed offer shows the bill on one page', { tag: '@core' }, async ({ page }) => {
  await page.goto('/special-offer');
  await waitForHydration(page);
  const pages = pdfPages(await page.pdf({ format: 'Letter' }));
  const bill = pages.find((text) => text.includes(formatDollars(savingsOf()))) ?? '';
  const { price, cardPrice, onboardingValue, infrastructureValue } = offerFigures;
  for (const amount of [price, cardPrice, onboardingValue, infrastructureValue, totalValueOf()])
    expect(bill).toContain(formatDollars(amount));
  expect(bill).toContain(`${percentOff(cardPrice)}%off${formatDollars(cardPrice)}`);
});
