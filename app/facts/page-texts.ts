import { PROVINCES, regionInWords } from './company.ts';
import type { Facts } from './facts.schema.ts';

/**
 * The words of a page with the owner's texts in place of the shipped ones. Every function that returns
 * the words of a page returns its result, so that whatever reads them follows. An own text stands at
 * its path in the words (`hero.headline.0`); one whose path no longer exists changes nothing.
 */
export function ownWords<Words extends object>(page: string, facts: Facts, shipped: Words): Words {
  const own = facts.texts[page];
  if (!own) return shipped;
  return mapTexts(shipped, (text, path) =>
    own[path] === undefined ? text : fillTokens(facts, own[path].text),
  );
}

/** The same words with every string in them replaced by what `change` makes of it. */
export function mapTexts<Words>(
  words: Words,
  change: (text: string, path: string) => string,
  path = '',
): Words {
  const inside = ([key, value]: [string, unknown]) =>
    [key, mapTexts(value, change, path === '' ? key : `${path}.${key}`)] as const;
  if (typeof words === 'string') return change(words, path) as Words;
  if (Array.isArray(words)) {
    return Object.entries(words).map((entry) => inside(entry)[1]) as Words;
  }
  if (typeof words !== 'object' || words === null) return words;
  return Object.fromEntries(Object.entries(words).map(inside)) as Words;
}

/** What stands for a fact in a text: `{town}`, by its name. */
export function tokensOf(facts: Facts): Readonly<Record<string, string>> {
  const { company, offer } = facts;
  const { address } = company;
  const region = regionInWords(facts);
  return {
    company: company.name,
    legalName: company.legalName,
    town: address.locality,
    province: PROVINCES[address.region] ?? address.region,
    region,
    /** The same, short enough for titles. */
    area: company.serviceRegion === 'Greater Toronto Area' ? 'the GTA' : region,
    radius: String(company.serviceRadiusKm),
    foundedYear: String(company.foundedYear),
    ourPhone: company.phone.display,
    ourEmail: company.email,
    officeHours: company.officeHours.display,
    replyPromise: company.replyPromise,
    teamMembers: String(offer.teamMembers),
    firstBusinesses: String(offer.firstBusinesses),
    guaranteeDays: String(offer.guaranteeDays),
  };
}

/** A text with facts in place of their tokens; other placeholders, which pages fill in, stay. */
export function fillTokens(facts: Facts, text: string): string {
  const filled = tokensOf(facts);
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => filled[name] ?? whole);
}

/** Facts that say their own tokens, with which the words of a page are the templates that ship. */
export function tokenFacts(facts: Facts): Facts {
  const { company, offer } = facts;
  // Only sentences read these, so that a number may be its token.
  const number = (name: string) => `{${name}}` as unknown as number;
  return {
    ...facts,
    company: {
      ...company,
      name: '{company}',
      legalName: '{legalName}',
      email: '{ourEmail}',
      phone: { ...company.phone, display: '{ourPhone}' },
      address: { ...company.address, locality: '{town}', region: '{province}' },
      officeHours: { ...company.officeHours, display: '{officeHours}' },
      serviceRegion: '{region}',
      serviceRadiusKm: number('radius'),
      foundedYear: number('foundedYear'),
      replyPromise: '{replyPromise}',
    },
    offer: {
      ...offer,
      teamMembers: number('teamMembers'),
      firstBusinesses: number('firstBusinesses'),
      guaranteeDays: number('guaranteeDays'),
    },
  };
}
