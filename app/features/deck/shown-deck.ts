import { isHidden } from '#app/facts/sections.ts';
import { deck, withoutAgency } from './deck.content.ts';

const { head, hero, tabs, sections } = deck;

function isShown(id: string): boolean {
  return !sections.some((section) => section.id === id && isHidden(section.linkTo));
}

/** The deck without a division whose page the owner has switched off. */
export const shownDeck = {
  ...deck,
  get head() {
    return isShown('ai-agency') ? head : { ...head, description: withoutAgency.description };
  },
  get hero() {
    return {
      ...hero,
      ...(isShown('ai-agency') ? {} : withoutAgency.hero),
      divisions: hero.divisions.filter(({ linkFragment }) => isShown(linkFragment)),
    };
  },
  get tabs() {
    return tabs.filter(({ id }) => isShown(id));
  },
  get sections() {
    return sections.filter(({ id }) => isShown(id));
  },
};
