import { expect, test } from 'vitest';
import { builtInFacts, factsWith } from '#app/facts/facts.ts';
import { deckWords } from './deck.content.ts';
import { shownDeckOf } from './shown-deck.ts';

const deck = deckWords(builtInFacts);
const shownDeck = shownDeckOf(builtInFacts);

test('keeps the tabs and buttons that were agreed', () => {
  expect([
    ...deck.tabs.map(({ label }) => label),
    deck.presentationLink.label,
    deck.print.button,
  ]).toEqual([
    'Overview',
    'AI Services',
    'AI Agency',
    'Web Apps',
    'Presentation Mode',
    'Print Presentation',
  ]);
});

test('says two divisions, and shows two, while the agency is switched off', () => {
  expect(shownDeck.sections).toEqual(deck.sections);
  expect(shownDeck.hero).toEqual(deck.hero);
  const without = shownDeckOf(factsWith({ sections: { ...builtInFacts.sections, agency: false } }));
  const { head, hero, tabs } = without;
  expect(without.sections.map(({ id }) => id)).toEqual(['ai-services', 'web-apps']);
  expect(hero.divisions).toHaveLength(2);
  expect(tabs.map(({ id }) => id)).toEqual(['overview', 'ai-services', 'web-apps']);
  expect([head.description, hero.title, hero.text, hero.carouselLabel].join(' ')).not.toMatch(
    /three|agency/i,
  );
});
