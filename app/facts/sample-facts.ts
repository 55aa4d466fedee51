import { shownCaseStudies } from './articles.ts';
import type { Facts } from './facts.schema.ts';
import { shownStories } from './stories.ts';
import { hasSampleAuthor, shownTeam } from './team.ts';

/** Something that a new owner has to replace, in the line of the set-up where it stands. */
export type SampleItem = {
  line: 'name' | 'texts' | 'team';
  what: string;
  why: string;
  isDone: boolean;
};

/** The made-up facts of the built-in company, each found by its value. */
export function sampleBusinessItems({ company }: Facts): SampleItem[] {
  const { address } = company;
  return [
    {
      line: 'name',
      what: 'Your business name',
      why: 'The business name or the legal name is still the one that came with the site. Enter your registered names under Your business.',
      isDone: ![company.name, company.legalName].includes('AI for SMEs'),
    },
    {
      line: 'name',
      what: 'Your email address',
      why: 'example.com can’t receive email. Change it under Your business.',
      isDone: !company.email.endsWith('@example.com'),
    },
    {
      line: 'name',
      what: 'Your phone number',
      why: 'Numbers from 555-0100 to 555-0199 are fictional. Change it under Your business.',
      isDone: !/55501\d\d$/.test(company.phone.href),
    },
    {
      line: 'name',
      what: 'Your mailing address',
      why: 'The street and postal code are made up; CASL requires a real mailing address. Change it under Your business.',
      isDone:
        address.postalCode !== 'L5B 0X0' && !address.lines.some((line) => line.includes('Sample')),
    },
    {
      line: 'texts',
      what: 'Your social networks',
      why: 'The links point to example.com. Replace or clear them under Your business.',
      isDone: !company.socialLinks.some(({ href }) => isExample(href)),
    },
  ];
}

/** Made-up people and projects, found by their mark; `own` are case studies that the owner published. */
export function sampleContentItems(
  facts: Facts,
  own: readonly { isSample: boolean }[] = [],
): SampleItem[] {
  const stories = shownStories(facts).filter(({ isSample }) => isSample);
  return [
    {
      line: 'team',
      what: 'Your team',
      why: 'Some of the people on the about page are made up. Replace or remove them under Team and stories.',
      isDone: !shownTeam(facts).some(({ isSample }) => isSample),
    },
    {
      line: 'texts',
      what: 'Customer stories',
      why: 'Some of the stories on the home page are made up. Replace or remove them under Team and stories.',
      isDone: stories.length === 0,
    },
    {
      line: 'texts',
      what: 'The title “Dr.” in a made-up story',
      why: 'One of the made-up people is called “Dr.”, a title that Ontario law restricts in health care. Change the name or remove the story under Team and stories.',
      isDone: !stories.some(({ name }) => /^Dr\b/.test(name)),
    },
    {
      line: 'team',
      what: 'The authors of the articles',
      why: 'The articles that came with the site are signed by made-up people, who are listed under Team and stories. Replace or remove them there, or turn the articles off under Site.',
      isDone: !facts.sections.articles || !hasSampleAuthor(facts),
    },
    {
      line: 'texts',
      what: 'The case studies',
      why: 'The projects of the case studies that came with the site are made up. Turn them off under Site, or write them anew under Articles and record what proves them. One of your own that is marked as a made-up example counts, too: take it off under Articles.',
      isDone: ![...shownCaseStudies(facts), ...own].some(({ isSample }) => isSample),
    },
  ];
}

/** Whether an address leads to a domain that is kept for examples (RFC 2606). */
export function isExample(href: string): boolean {
  return /(^|\.)example\.com$/.test(new URL(href).hostname);
}
