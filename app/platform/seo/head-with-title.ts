import type { PageHead } from '#app/content-types.ts';
import type { Facts } from '#app/facts/facts.ts';
import { fillTokens } from '#app/facts/page-texts.ts';
import { interpolate } from '#app/platform/format/interpolate.ts';
import { truncate } from '#app/platform/format/truncate.ts';

/** Lengths that search results show, in characters. */
const LONGEST_TITLE = 60;
const LONGEST_DESCRIPTION = 160;

/**
 * Head data with a title of any length in place of `{title}`. To keep the page's title within 60
 * characters, the company's name is dropped first, then the description of the page, then the end
 * of the title.
 */
export function headWithTitle(facts: Facts, head: PageHead, title: string): PageHead {
  const whole = interpolate(fillTokens(facts, head.title), { title });
  const [own = whole] = whole.split(' | ');
  const fitting = [whole, own].find((text) => text.length <= LONGEST_TITLE);
  return {
    ...head,
    title: fitting ?? truncate(title, LONGEST_TITLE),
    description: truncate(
      interpolate(head.description, { title: truncate(title, LONGEST_TITLE) }),
      LONGEST_DESCRIPTION,
    ),
  };
}
