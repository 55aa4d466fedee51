import type { Facts } from '#app/facts/facts.ts';
import { organizationReference, type StructuredData, serviceArea } from './structured-data.ts';

export interface ServiceFacts {
  readonly name: string;
  readonly description: string;
  readonly path: string;
  /** The kind of service: "AI Consultation". */
  readonly category: string;
  readonly isFree?: boolean;
}

/** One service of the company. Only free ones have a price; the others are quoted. */
export function service(facts: Facts, siteUrl: string, described: ServiceFacts): StructuredData {
  return {
    '@context': 'https://schema.org',
    '@type': 'Service',
    name: described.name,
    serviceType: described.category,
    description: described.description,
    url: siteUrl + described.path,
    provider: organizationReference(facts, siteUrl),
    areaServed: serviceArea(facts),
    ...(described.isFree ? { offers: { '@type': 'Offer', price: 0, priceCurrency: 'CAD' } } : {}),
  };
}
