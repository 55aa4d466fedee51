import type { PageHead } from '#app/site.content.ts';
import type { Tone } from '#app/ui/alert.tsx';
import { downloadDetail, type TemplateDifficulty, templateDetail } from './resources.content.ts';

const LONGEST_TITLE = 60;
/** Words that are not written like others. */
const SPELLINGS: Readonly<Record<string, string>> = {
  ai: 'AI',
  crm: 'CRM',
  faq: 'FAQ',
  roi: 'ROI',
  sme: 'SME',
  smes: 'SMEs',
};

/** The title of a page that has nothing but its slug: `stock-reorder` gives "Stock Reorder". */
export function titleFromSlug(slug: string): string {
  const words = slug.split(/[-_\s]+/).filter(Boolean);
  const title = words.map(spell).join(' ');
  return shorten(title || slug, 80);
}

/** As `titleFromSlug`, but for the resource pack, whose title is agreed. */
export function downloadTitle(slug: string): string {
  const titles: Readonly<Record<string, string>> = downloadDetail.titles;
  return Object.hasOwn(titles, slug) ? (titles[slug] ?? '') : titleFromSlug(slug);
}

function spell(word: string): string {
  const lower = word.toLowerCase();
  if (Object.hasOwn(SPELLINGS, lower)) return SPELLINGS[lower] ?? word;
  return word.charAt(0).toUpperCase() + word.slice(1);
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

/**
 * Head data with the title in it. The page's title stays within 60 characters: the company's name
 * goes first, then what the page is, then the end of the title.
 */
export function headWithTitle(head: PageHead, title: string): PageHead {
  const whole = head.title.replace('{title}', () => title);
  const [own = whole] = whole.split(' | ');
  const fitting = [whole, own].find((text) => text.length <= LONGEST_TITLE);
  return {
    ...head,
    title: fitting ?? shorten(title, LONGEST_TITLE),
    description: shorten(
      head.description.replace('{title}', () => shorten(title, LONGEST_TITLE)),
      160,
    ),
  };
}

function shorten(text: string, longest: number): string {
  return text.length <= longest ? text : `${text.slice(0, longest - 1).trimEnd()}…`;
}
