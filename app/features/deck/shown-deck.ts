import type { Facts } from '#app/facts/facts.ts';
import { isHidden } from '#app/facts/sections.ts';
import { deckWords } from './deck.content.ts';

/** The deck without a division whose page the owner has switched off. */
export function shownDeckOf(facts: Facts) {
  const { withoutAgency, ...deck } = deckWords(facts);
  const { head, hero, tabs, sections } = deck;
  const isShown = (id: string) =>
    !sections.some((section) => section.id === id && isHidden(facts, section.linkTo));
  return {
    ...deck,
    head: isShown('ai-agency') ? head : { ...head, description: withoutAgency.description },
    hero: {
      ...hero,
      ...(isShown('ai-agency') ? {} : withoutAgency.hero),
      divisions: hero.divisions.filter(({ linkFragment }) => isShown(linkFragment)),
    },
    tabs: tabs.filter(({ id }) => isShown(id)),
    sections: sections.filter(({ id }) => isShown(id)),
  };
}
