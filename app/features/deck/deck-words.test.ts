import { expect, test } from 'vitest';
import { withFacts } from '#app/facts/published-facts.server.ts';
import { sections } from '#app/facts/sections.ts';
import { deck } from './deck.content.ts';
import { shownDeck } from './shown-deck.ts';

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
  withFacts({ sections: { ...sections, agency: false } }, () => {
    const { head, hero, tabs } = shownDeck;
    expect(shownDeck.sections.map(({ id }) => id)).toEqual(['ai-services', 'web-apps']);
    expect(hero.divisions).toHaveLength(2);
    expect(tabs.map(({ id }) => id)).toEqual(['overview', 'ai-services', 'web-apps']);
    expect([head.description, hero.title, hero.text, hero.carouselLabel].join(' ')).not.toMatch(
      /three|agency/i,
    );
  });
});
