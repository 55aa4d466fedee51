import { shownCaseStudies } from './articles.ts';
import type { Company } from './company.ts';
import type { Facts } from './facts.schema.ts';
import { shownStories } from './stories.ts';
import { hasSampleAuthor, shownTeam } from './team.ts';

/** A fact that a new owner has to replace. */
export type SampleFact = {
  what: string;
  why: string;
  isSample(company: Company): boolean;
};

/** The made-up facts of the built-in company, each found by its value. */
export const sampleFacts: readonly SampleFact[] = [
  {
    what: 'Your business name',
    why: 'The business name or the legal name is still the one that came with the site. Enter your registered names under Your business.',
    isSample: ({ name, legalName }) => [name, legalName].includes('AI for SMEs'),
  },
  {
    what: 'Your email address',
    why: 'example.com can’t receive email. Change it under Your business.',
    isSample: ({ email }) => email.endsWith('@example.com'),
  },
  {
    what: 'Your phone number',
    why: 'Numbers from 555-0100 to 555-0199 are fictional. Change it under Your business.',
    isSample: ({ phone }) => /55501\d\d$/.test(phone.href),
  },
  {
    what: 'Your mailing address',
    why: 'The street and postal code are made up; CASL requires a real mailing address. Change it under Your business.',
    isSample: ({ address }) =>
      address.postalCode === 'L5B 0X0' || address.lines.some((line) => line.includes('Sample')),
  },
  {
    what: 'Your social networks',
    why: 'The links point to example.com. Replace or clear them under Your business.',
    isSample: ({ socialLinks }) => socialLinks.some(({ href }) => isExample(new URL(href))),
  },
];

/** Something made up that visitors may see. */
export type SampleContent = { what: string; why: string; hasSample(): boolean };

/** Made-up people and projects, found by their mark; `own` are case studies that the owner published. */
export function samplePeopleOf(
  facts: Facts,
  own: readonly { isSample: boolean }[] = [],
): readonly SampleContent[] {
  return [
    {
      what: 'Your team',
      why: 'Some of the people on the about page are made up. Replace or remove them under Team and stories.',
      hasSample: () => shownTeam(facts).some((member) => member.isSample),
    },
    {
      what: 'Customer stories',
      why: 'Some of the stories on the home page are made up. Replace or remove them under Team and stories.',
      hasSample: () => shownStories(facts).some((story) => story.isSample),
    },
    {
      what: 'The title “Dr.” in a made-up story',
      why: 'One of the made-up people is called “Dr.”, a title that Ontario law restricts in health care. Change the name or remove the story under Team and stories.',
      hasSample: () =>
        shownStories(facts).some(({ isSample, name }) => isSample && /^Dr\b/.test(name)),
    },
    {
      what: 'The authors of the articles',
      why: 'The articles that came with the site are signed by made-up people, who are listed under Team and stories. Replace or remove them there, or turn the articles off under Site.',
      hasSample: () => facts.sections.articles && hasSampleAuthor(facts),
    },
    {
      what: 'The case studies',
      why: 'The projects of the case studies that came with the site are made up. Turn them off under Site, or write them anew under Articles and record what proves them. One of your own that is marked as a made-up example counts, too: take it off under Articles.',
      hasSample: () => [...shownCaseStudies(facts), ...own].some(({ isSample }) => isSample),
    },
  ];
}

/** Whether an address leads to a domain that is kept for examples (RFC 2606). */
export function isExample({ hostname }: URL): boolean {
  return hostname === 'example.com' || hostname.endsWith('.example.com');
}
