import type { PageHead } from '#app/content-types.ts';
import { areaInWords, regionInWords } from '#app/facts/company.ts';
import type { Facts } from '#app/facts/facts.ts';

/**
 * A text with the company's facts in place of `{company}`, `{town}`, `{region}` (the region in a
 * sentence), `{area}` (the same, but short), `{radius}`, `{ourPhone}` and `{ourEmail}`; other
 * placeholders stay.
 */
export function fillHeadText(facts: Facts, text: string): string {
  const { company } = facts;
  const filled: Readonly<Record<string, string>> = {
    company: company.name,
    town: company.address.locality,
    region: regionInWords(facts),
    area: areaInWords(facts),
    radius: String(company.serviceRadiusKm),
    ourPhone: company.phone.display,
    ourEmail: company.email,
  };
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => filled[name] ?? whole);
}

/** Head data with the company's facts filled in. */
export function fillHead<Head extends Pick<PageHead, 'title' | 'description' | 'keywords'>>(
  facts: Facts,
  head: Head,
): Head {
  return {
    ...head,
    title: fillHeadText(facts, head.title),
    description: fillHeadText(facts, head.description),
    keywords: head.keywords.map((keyword) => fillHeadText(facts, keyword)),
  };
}
