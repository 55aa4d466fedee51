import * as v from 'valibot';
import { announcement } from './announcement.ts';
import { blogTeasers, caseStudyTeasers } from './articles.ts';
import { brand } from './brand.ts';
import { claimEvidence } from './claim-evidence.ts';
import { claims } from './claims.ts';
import { company } from './company.ts';
import { courseList } from './courses.ts';
import { type Facts, factSchemas } from './facts.schema.ts';
import { industries } from './industries.ts';
import { offerFigures } from './offer.ts';
import { prices, workHours } from './prices.ts';
import { redirects } from './redirects.ts';
import { libraryResources, templateCards } from './resources.ts';
import { sections } from './sections.ts';
import { serviceCards } from './services.ts';
import { stories } from './stories.ts';
import { team } from './team.ts';
import { tools } from './tools.ts';

const FILES: Record<keyof Facts, { file: string; value: unknown }> = {
  company: { file: 'company.ts', value: company },
  brand: { file: 'brand.ts', value: brand },
  team: { file: 'team.ts', value: team },
  stories: { file: 'stories.ts', value: stories },
  services: { file: 'services.ts', value: serviceCards },
  courses: { file: 'courses.ts', value: courseList },
  offer: { file: 'offer.ts', value: offerFigures },
  prices: { file: 'prices.ts', value: prices },
  workHours: { file: 'prices.ts', value: workHours },
  claims: { file: 'claims.ts', value: claims },
  claimEvidence: { file: 'claim-evidence.ts', value: claimEvidence },
  templates: { file: 'resources.ts', value: templateCards },
  library: { file: 'resources.ts', value: libraryResources },
  posts: { file: 'articles.ts', value: blogTeasers },
  caseStudies: { file: 'articles.ts', value: caseStudyTeasers },
  industries: { file: 'industries.ts', value: industries },
  tools: { file: 'tools.ts', value: tools },
  sections: { file: 'sections.ts', value: sections },
  announcement: { file: 'announcement.ts', value: announcement },
  redirects: { file: 'redirects.ts', value: redirects },
};

const NAMES = Object.keys(factSchemas) as (keyof Facts)[];

/** What is wrong with the facts that the site shows, in one sentence for whoever edited them. */
export function findFactFault(): string | undefined {
  for (const name of NAMES) {
    const { file, value } = FILES[name];
    const fault = describeFactFault(name, value);
    if (fault) return `app/facts/${file} can't be used: ${fault}.`;
  }
  return undefined;
}

/** The first fault of a set by its schema, with the path of the value; undefined if there is none. */
export function describeFactFault(name: keyof Facts, value: unknown): string | undefined {
  const { issues } = v.safeParse(factSchemas[name], value, { abortEarly: true });
  if (!issues) return undefined;
  const path = v.getDotPath(issues[0]);
  return `${path ? `${name}.${path}` : name} ${describe(issues[0])}`;
}

function describe(issue: v.BaseIssue<unknown>): string {
  if (issue.message.startsWith('must ')) return issue.message;
  if (issue.received === 'undefined') return 'is missing';
  return `must be ${issue.expected ?? 'something else'}, not ${issue.received}`;
}
