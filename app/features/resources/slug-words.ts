import type { TemplateDifficulty } from '#app/facts/resources.ts';
import { titleFromSlug } from '#app/platform/format/title-from-slug.ts';
import type { Tone } from '#app/ui/alert.tsx';
import { downloadDetail, templateDetail } from './resources.content.ts';

/** As `titleFromSlug`, but for the resource pack, whose title is agreed. */
export function downloadTitle(slug: string): string {
  const titles: Readonly<Record<string, string>> = downloadDetail.titles;
  return Object.hasOwn(titles, slug) ? (titles[slug] ?? '') : titleFromSlug(slug);
}

/** How hard a template is, by its slug: chatbot is Beginner, email Intermediate, the rest Advanced. */
export function difficultyOf(slug: string): TemplateDifficulty {
  const rule = templateDetail.difficultyRule.find(({ contains }) => slug.includes(contains));
  return rule?.difficulty ?? templateDetail.defaultDifficulty;
}

/** Green, amber, red. */
export const difficultyTones = {
  Beginner: 'good',
  Intermediate: 'warn',
  Advanced: 'bad',
} as const satisfies Record<TemplateDifficulty, Tone>;
