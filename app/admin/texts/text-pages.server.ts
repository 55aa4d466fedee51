import type { Facts } from '#app/facts/facts.ts';
import type { TextPage } from '#app/facts/page-texts.ts';
import { aboutWords } from '#app/features/about/about.content.ts';
import { aboutQuestionsOf } from '#app/features/about/about-questions.content.ts';
import { homeWords } from '#app/features/home/home.content.ts';

type PageOfTexts = {
  readonly title: string;
  /** Where its texts are seen, if they belong to one page. */
  readonly path?: string;
  readonly words: (facts: Facts) => object;
};

/** Every page whose texts the owner can change: a string that its words gain can be changed at once. */
export const pagesOfTexts: Readonly<Record<TextPage, PageOfTexts>> = {
  home: { title: 'Home page', path: '/', words: homeWords },
  about: {
    title: 'About',
    path: '/about',
    words: (facts) => ({ ...aboutWords(facts), questions: aboutQuestionsOf(facts) }),
  },
};
