import { company } from '#app/site.content.ts';

/** A schema.org object. */
export type StructuredData = { '@context': 'https://schema.org'; '@type': string } & Record<
  string,
  LdValue
>;
type LdValue =
  | string
  | number
  | boolean
  | readonly LdValue[]
  | { readonly [name: string]: LdValue };

/** The company, with its founding year and the area it serves in person; on every page. */
export function organization(siteUrl: string): StructuredData {
  return {
    '@context': 'https://schema.org',
    '@type': 'Organization',
    '@id': `${siteUrl}/#organization`,
    name: company.name,
    url: siteUrl,
    logo: `${siteUrl}/icon-512.png`,
    email: company.email,
    telephone: company.phone.href.replace('tel:', ''),
    foundingDate: String(company.foundedYear),
    address: postalAddress(),
    areaServed: serviceArea(),
    sameAs: company.socialLinks.map((link) => link.href),
  };
}

/**
 * The office as a local business, for the home and contact pages: a part of the organization, which
 * the same page describes.
 */
export function professionalService(siteUrl: string): StructuredData {
  return {
    '@context': 'https://schema.org',
    '@type': 'ProfessionalService',
    '@id': `${siteUrl}/#business`,
    name: company.name,
    url: siteUrl,
    image: `${siteUrl}/icon-512.png`,
    telephone: company.phone.href.replace('tel:', ''),
    email: company.email,
    address: postalAddress(),
    geo: serviceCentre(),
    areaServed: serviceArea(),
    parentOrganization: { '@id': `${siteUrl}/#organization` },
    openingHoursSpecification: {
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: company.officeHours.days,
      opens: company.officeHours.opens,
      closes: company.officeHours.closes,
    },
  };
}

/** The way from the home page to this one. Names and paths in order, without the home page. */
export function breadcrumbList(
  siteUrl: string,
  steps: readonly { name: string; path: string }[],
): StructuredData {
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: [{ name: 'Home', path: '' }, ...steps].map((step, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: step.name,
      item: siteUrl + step.path,
    })),
  };
}

export interface ServiceFacts {
  readonly name: string;
  readonly description: string;
  readonly path: string;
  /** The kind of service: "AI Consultation". */
  readonly category: string;
  readonly isFree?: boolean;
}

/** One service of the company. Without a price unless it is free: the others are quoted. */
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

export interface CourseFacts {
  readonly title: string;
  readonly description: string;
  readonly link: string;
  readonly level: string;
  readonly durationWeeks: number;
}

/**
 * The courses in the order in which the page lists them. Without offers: none of them is on sale yet.
 */
export function courseItemList(siteUrl: string, courses: readonly CourseFacts[]): StructuredData {
  return {
    '@context': 'https://schema.org',
    '@type': 'ItemList',
    itemListElement: courses.map((course, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      item: {
        '@type': 'Course',
        name: course.title,
        description: course.description,
        url: siteUrl + course.link,
        educationalLevel: course.level,
        timeRequired: `P${course.durationWeeks}W`,
        provider: organizationReference(siteUrl),
      },
    })),
  };
}

export interface WebApplicationFacts {
  readonly name: string;
  readonly description: string;
  readonly path: string;
  /** A schema.org application category: "BusinessApplication". */
  readonly category: string;
  /** What it does, in a few words each. */
  readonly features: readonly string[];
}

/** An app that runs in the browser: one of our own, or a tool of the site. */
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

function organizationReference(siteUrl: string): LdValue {
  return { '@type': 'Organization', '@id': `${siteUrl}/#organization`, name: company.name };
}

function postalAddress(): LdValue {
  return {
    '@type': 'PostalAddress',
    streetAddress: company.address.lines.join(', '),
    addressLocality: company.address.locality,
    addressRegion: company.address.region,
    postalCode: company.address.postalCode,
    addressCountry: company.address.country,
  };
}

/** The region by name, and the circle in which the company visits. */
function serviceArea(): LdValue {
  return [
    { '@type': 'AdministrativeArea', name: company.serviceRegion },
    {
      '@type': 'GeoCircle',
      geoMidpoint: serviceCentre(),
      geoRadius: company.serviceRadiusKm * 1000,
    },
  ];
}

function serviceCentre(): LdValue {
  return {
    '@type': 'GeoCoordinates',
    latitude: company.serviceCentre.latitude,
    longitude: company.serviceCentre.longitude,
  };
}
