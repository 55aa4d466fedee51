import type { FactSets, Facts } from './facts.schema.ts';

export type TeamMember = FactSets['team'][number];

/** The values of the repository, which apply until the owner publishes others. */
export const builtInTeam: FactSets['team'] = [
  {
    id: 'nadia',
    name: 'Nadia R.',
    position: 'Founder and lead consultant',
    bio: 'Managed the office of a family print shop for nine years and automated most of it. Takes most assessment calls.',
    picture: 'team-2',
    isSample: true,
  },
  {
    id: 'owen',
    name: 'Owen T.',
    position: 'Automation engineer',
    bio: 'Connects systems that were never designed to work together, and documents how, so you can run them without him.',
    picture: 'team-3',
    isSample: true,
  },
  {
    id: 'grace',
    name: 'Grace L.',
    position: 'Course lead',
    bio: 'Taught evening bookkeeping classes before she taught AI. Every exercise ends with something you can use on Monday.',
    picture: 'team-1',
    isSample: true,
  },
  {
    id: 'samir',
    name: 'Samir H.',
    position: 'Web app developer',
    bio: 'Built Path to Canada and AI Data Gem. Designs for small screens, slow phones and people who hate forms.',
    picture: 'team-4',
    isSample: true,
  },
];

/** The members that visitors see, in order. */
export function shownTeam({ team }: Facts): TeamMember[] {
  return team.filter((member) => !member.isHidden);
}

export type Author = { author: string; authorRole: string; authorIsSample: boolean };

/**
 * The author of an article. One of the made-up team is whoever took that member's place; without
 * anybody, the business itself.
 */
export function currentAuthor(facts: Facts, written: Author): Author {
  const sample = builtInTeam.find(({ name }) => name === written.author);
  if (!sample || !written.authorIsSample) return written;
  const member = shownTeam(facts).find(({ id }) => id === sample.id);
  if (!member) return { author: facts.company.name, authorRole: '', authorIsSample: false };
  const { name, position, isSample } = member;
  return { author: name, authorRole: position, authorIsSample: isSample };
}
