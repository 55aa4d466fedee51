import { truncate } from './truncate.ts';

const LONGEST_TITLE = 80;

/** Words with their own capitalization. */
const SPELLINGS: Readonly<Record<string, string>> = {
  ai: 'AI',
  crm: 'CRM',
  faq: 'FAQ',
  roi: 'ROI',
  sme: 'SME',
  smes: 'SMEs',
};

/**
 * A title made from a slug: hyphens become spaces, words are capitalized. `ai-data-analytics` gives
 * `AI Data Analytics`. Empty parts are dropped. A slug of hyphens only is returned unchanged; a
 * long title ends in an ellipsis after 80 characters.
 */
export function titleFromSlug(slug: string): string {
  const words = slug.split(/[-_\s]+/).filter(Boolean);
  return truncate(words.map(spell).join(' ') || slug, LONGEST_TITLE);
}

function spell(word: string): string {
  const lower = word.toLowerCase();
  if (Object.hasOwn(SPELLINGS, lower)) return SPELLINGS[lower] ?? word;
  return word.charAt(0).toLocaleUpperCase('en-CA') + word.slice(1);
}
