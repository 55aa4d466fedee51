import type { PageHead } from '#app/content-types.ts';
import { areaInWords, company, regionInWords } from '#app/facts/company.ts';

const FACTS: Readonly<Record<string, () => string>> = {
  company: () => company.name,
  town: () => company.address.locality,
  region: regionInWords,
  area: areaInWords,
  radius: () => String(company.serviceRadiusKm),
};

/**
 * A text of head data with the company's facts in place of `{company}`, `{town}`, `{region}` (the
 * region in a sentence), `{area}` (the same, but short) and `{radius}`; other placeholders stay.
 */
export function fillHeadText(text: string): string {
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => FACTS[name]?.() ?? whole);
}

/** Head data with the company's facts filled in. */
export function fillHead<Head extends Pick<PageHead, 'title' | 'description' | 'keywords'>>(
  head: Head,
): Head {
  return {
    ...head,
    title: fillHeadText(head.title),
    description: fillHeadText(head.description),
    keywords: head.keywords.map(fillHeadText),
  };
}
