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
export function service(siteUrl: string, facts: ServiceFacts): StructuredData {
  return {
    '@context': 'https://schema.org',
    '@type': 'Service',
    name: facts.name,
    serviceType: facts.category,
    description: facts.description,
    url: siteUrl + facts.path,
    provider: organizationReference(siteUrl),
    areaServed: serviceArea(),
    ...(facts.isFree ? { offers: { '@type': 'Offer', price: 0, priceCurrency: 'CAD' } } : {}),
  };
}
