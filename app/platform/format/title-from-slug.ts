import { truncate } from './truncate.ts';

const LONGEST_TITLE = 80;

/** Words that are not written like others. */
const SPELLINGS: Readonly<Record<string, string>> = {
  ai: 'AI',
  crm: 'CRM',
  faq: 'FAQ',
  roi: 'ROI',
  sme: 'SME',
  smes: 'SMEs',
};

/**
 * The title that an address carries: hyphens turned to spaces, words capitalised.
 * `ai-data-analytics` gives `AI Data Analytics`. Empty parts are dropped; a slug of nothing else
 * stays as it is, a long one ends in an ellipsis after 80 characters.
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
