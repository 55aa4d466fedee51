import { isHidden } from '#app/facts/sections.ts';
import { deck } from './deck.content.ts';

const { head, hero, tabs, sections } = deck;

/** In place of the words about three divisions while the agency is switched off. */
const withoutAgency = {
  head: {
    ...head,
    description:
      'What we do, on one page: AI services and web apps for small businesses, with prices, examples and clearly marked illustrative figures.',
  },
  title: 'AI services and web apps',
  text: 'Two ways we help small businesses get routine work done without anything slipping through the cracks.',
  carouselLabel: 'Our two divisions',
} as const;

function isShown(id: string): boolean {
  return !sections.some((section) => section.id === id && isHidden(section.linkTo));
}

/** The deck without a division whose page the owner has switched off. */
export const shownDeck = {
  ...deck,
  get head() {
    return isShown('ai-agency') ? head : withoutAgency.head;
  },
  get hero() {
    return {
      ...hero,
      ...(isShown('ai-agency') ? {} : withoutAgency),
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
