import * as v from 'valibot';
import { blogTeasers, caseStudyTeasers } from './articles.ts';
import { claims } from './claims.ts';
import { type FactSets, type FixedFacts, factSchemas, fixedSchemas } from './facts.schema.ts';
import { builtInSets } from './facts.ts';
import { industries } from './industries.ts';
import { libraryResources, templateCards } from './resources.ts';
import { serviceCards } from './services.ts';
import { tools } from './tools.ts';

/** Claims and their evidence are partly computed, and the compiler checks them. */
const fixedFacts: Omit<FixedFacts, 'claims' | 'claimEvidence'> & { claims: unknown } = {
  services: serviceCards,
  claims,
  templates: templateCards,
  library: libraryResources,
  posts: blogTeasers,
  caseStudies: caseStudyTeasers,
  industries,
  tools,
};

const FILES: Partial<Record<string, string>> = {
  workHours: 'prices.ts',
  templates: 'resources.ts',
  library: 'resources.ts',
  posts: 'articles.ts',
  caseStudies: 'articles.ts',
};

/** What is wrong with the facts of the repository, in one sentence for whoever edited them. */
export function findFactFault(sets: FactSets = builtInSets): string | undefined {
  for (const [name, value] of Object.entries({ ...sets, ...fixedFacts })) {
    const fault = describeFactFault(name as keyof typeof sets, value);
    if (fault) return `app/facts/${FILES[name] ?? `${name}.ts`} can't be used: ${fault}.`;
  }
  return undefined;
}

const schemas = {
  ...factSchemas,
  ...fixedSchemas,
  claims: v.record(v.string(), fixedSchemas.claims.entries.storyClinic),
};

/** The first fault of a set by its schema, with the path of the value; undefined if there is none. */
export function describeFactFault(name: keyof typeof schemas, value: unknown): string | undefined {
  const { issues } = v.safeParse(schemas[name], value, { abortEarly: true });
  if (!issues) return undefined;
  const path = v.getDotPath(issues[0]);
  return `${path ? `${name}.${path}` : name} ${describe(issues[0])}`;
}

function describe(issue: v.BaseIssue<unknown>): string {
  if (issue.message.startsWith('must ')) return issue.message;
  if (issue.received === 'undefined') return 'is missing';
  return `must be ${issue.expected ?? 'something else'}, not ${issue.received}`;
}
