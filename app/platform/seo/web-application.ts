import type { Facts } from '#app/facts/facts.ts';
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
export function webApplication(
  facts: Facts,
  siteUrl: string,
  described: WebApplicationFacts,
): StructuredData {
  return {
    '@context': 'https://schema.org',
    '@type': 'WebApplication',
    name: described.name,
    description: described.description,
    url: siteUrl + described.path,
    applicationCategory: described.category,
    operatingSystem: 'Any',
    browserRequirements: 'A current web browser',
    featureList: described.features,
    creator: organizationReference(facts, siteUrl),
  };
}
