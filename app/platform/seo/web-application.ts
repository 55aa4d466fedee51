import { organizationReference, type StructuredData } from './structured-data.ts';

export interface WebApplicationFacts {
  readonly name: string;
  readonly description: string;
  readonly path: string;
  /** A schema.org application category: "BusinessApplication". */
  readonly category: string;
  /** Its functions, in a few words each. */
  readonly features: readonly string[];
}

/** An app that runs in the browser: one of our apps, or a tool of the site. */
export function webApplication(siteUrl: string, facts: WebApplicationFacts): StructuredData {
  return {
    '@context': 'https://schema.org',
    '@type': 'WebApplication',
    name: facts.name,
    description: facts.description,
    url: siteUrl + facts.path,
    applicationCategory: facts.category,
    operatingSystem: 'Any',
    browserRequirements: 'A current web browser',
    featureList: facts.features,
    creator: organizationReference(siteUrl),
  };
}
