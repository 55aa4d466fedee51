import type { Facts } from '#app/facts/facts.ts';
import type { TemplateCard } from '#app/facts/resources.ts';
import { titleFromSlug } from '#app/platform/format/title-from-slug.ts';
import type { Tone } from '#app/ui/alert.tsx';
import { downloadDetailWords, templateDetail } from './resources.content.ts';

/** Like `titleFromSlug`, except for the resource pack, whose title the specification gives. */
export function downloadTitle(facts: Facts, slug: string): string {
  const downloadDetail = downloadDetailWords(facts);
  const titles: Readonly<Record<string, string>> = downloadDetail.titles;
  return Object.hasOwn(titles, slug) ? (titles[slug] ?? '') : titleFromSlug(slug);
}

/** The difficulty by slug: with chatbot it is Beginner, with email Intermediate, else Advanced. */
export function difficultyOf(slug: string): TemplateCard['difficulty'] {
  const rule = templateDetail.difficultyRule.find(({ contains }) => slug.includes(contains));
  return rule?.difficulty ?? templateDetail.defaultDifficulty;
}

/** Green, amber, red. */
export const difficultyTones = {
  Beginner: 'good',
  Intermediate: 'warn',
  Advanced: 'bad',
} as const satisfies Record<TemplateCard['difficulty'], Tone>;
