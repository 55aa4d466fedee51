import { builtInFacts } from '#app/facts/facts.ts';
import { deckWords } from '#app/features/deck/deck.content.ts';
import { pdfPages } from './pdf-text.ts';
import { expect, test, waitForHydration } from './running-app.ts';

const { company } = builtInFacts;
const deck = deckWords(builtInFacts);

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
}
