import type { PageHead } from '#app/content-types.ts';
import { areaInWords, company, regionInWords } from '#app/facts/company.ts';

/**
 * A text of head data with the company's facts in place of `{company}`, `{town}`, `{region}` (the
 * region in a sentence), `{area}` (the same, but short), `{radius}` and `{founded}`; other placeholders stay.
 */
export function fillHeadText(text: string): string {
  return text.replace(/\{(company|town|region|area|radius|founded)\}/g, (_, name: string) =>
    factOf(name),
  );
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

function factOf(name: string): string {
  switch (name) {
    case 'town':
      return company.address.locality;
    case 'region':
      return regionInWords();
    case 'area':
      return areaInWords();
    case 'radius':
      return String(company.serviceRadiusKm);
    case 'founded':
      return String(company.foundedYear);
    default:
      return company.name;
  }
}
