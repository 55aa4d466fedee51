import { builtInCompany } from './company.ts';
import { builtInCourses } from './courses.ts';
import type { FactSets, Facts } from './facts.schema.ts';
import { builtInOffer, endOfLaunch } from './offer.ts';
import { builtInPrices, builtInWorkHours } from './prices.ts';
import { builtInSections } from './sections.ts';
import { builtInStories } from './stories.ts';
import { builtInTeam } from './team.ts';

export type { Facts };

/** Sets of facts that take the place of the built-in ones. */
export type OwnFacts = Partial<FactSets>;

export type FactName = keyof FactSets;

export const builtInSets: FactSets = {
  company: builtInCompany,
  brand: {},
  team: builtInTeam,
  stories: builtInStories,
  claims: {},
  sections: builtInSections,
  announcement: {},
  redirects: [],
  courses: builtInCourses,
  available: {},
  offer: builtInOffer,
  launch: {},
  prices: builtInPrices,
  workHours: builtInWorkHours,
  texts: {},
};

/**
 * The built-in facts with these sets in place of theirs. Once the launch offer has ended, no other page
 * speaks of it: its section counts as switched off, while its own page stays and says so.
 */
export function factsWith(own: OwnFacts, now = new Date(0)): Facts {
  const sets = { ...builtInSets, ...own };
  const { sections, launch } = sets;
  return {
    ...sets,
    switched: sections,
    sections: endOfLaunch(launch, now) ? { ...sections, offer: false } : sections,
  };
}

/** What applies until the owner publishes something else. */
export const builtInFacts: Facts = factsWith({});

/** The same facts with every section as the owner switched it, as the owner's area needs them. */
export function asSwitched(facts: Facts): Facts {
  return { ...facts, sections: facts.switched };
}
