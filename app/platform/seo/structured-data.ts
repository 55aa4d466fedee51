import type { Facts } from '#app/facts/facts.ts';
import { logoOnWhite } from '#app/facts/uploaded-picture.ts';

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
export function organization(facts: Facts, siteUrl: string): StructuredData {
  const { brand, company } = facts;
  return {
    '@context': 'https://schema.org',
    '@type': 'Organization',
    '@id': `${siteUrl}/#organization`,
    name: company.name,
    url: siteUrl,
    logo: siteUrl + (brand.logo ? logoOnWhite(brand.logo) : '/icon-512.png'),
    email: company.email,
    telephone: company.phone.href.replace('tel:', ''),
    foundingDate: String(company.foundedYear),
    address: postalAddress(facts),
    areaServed: serviceArea(facts),
    sameAs: company.socialLinks.map((link) => link.href),
  };
}

/**
 * The breadcrumbs from the home page to this page. Names and paths in order, without the home page.
 */
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

/** A reference to the company from another object. */
export function organizationReference(facts: Facts, siteUrl: string): LdValue {
  const { company } = facts;
  return { '@type': 'Organization', '@id': `${siteUrl}/#organization`, name: company.name };
}

/** The address of the office. */
export function postalAddress(facts: Facts): LdValue {
  const { company } = facts;
  return {
    '@type': 'PostalAddress',
    streetAddress: company.address.lines.join(', '),
    addressLocality: company.address.locality,
    addressRegion: company.address.region,
    postalCode: company.address.postalCode,
    addressCountry: company.address.country,
  };
}

/** The region by name, and the circle within which the company visits clients. */
export function serviceArea(facts: Facts): LdValue {
  const { company } = facts;
  return [
    { '@type': 'AdministrativeArea', name: company.serviceRegion },
    {
      '@type': 'GeoCircle',
      geoMidpoint: serviceCentre(facts),
      geoRadius: company.serviceRadiusKm * 1000,
    },
  ];
}

/** The centre of that circle. */
export function serviceCentre(facts: Facts): LdValue {
  const { company } = facts;
  return {
    '@type': 'GeoCoordinates',
    latitude: company.serviceCentre.latitude,
    longitude: company.serviceCentre.longitude,
  };
}
