import type { PageHead } from '#app/content-types.ts';
import type { Facts } from '#app/facts/facts.ts';
import { fillTokens } from '#app/facts/page-texts.ts';

/** Head data with the company's facts filled in. */
export function fillHead<Head extends Pick<PageHead, 'title' | 'description' | 'keywords'>>(
  facts: Facts,
  head: Head,
): Head {
  return {
    ...head,
    title: fillTokens(facts, head.title),
    description: fillTokens(facts, head.description),
    keywords: head.keywords.map((keyword) => fillTokens(facts, keyword)),
  };
}
