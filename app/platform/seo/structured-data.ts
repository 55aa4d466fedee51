import { site } from '#app/site.content.ts';

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

/** The company, with its founding year and the 50 km it serves in person; on every page. */
export function organization(siteUrl: string): StructuredData {
  return {
    '@context': 'https://schema.org',
    '@type': 'Organization',
    '@id': `${siteUrl}/#organization`,
    name: site.name,
    url: siteUrl,
    logo: `${siteUrl}/icon-512.png`,
    email: site.email,
    telephone: site.phone.href.replace('tel:', ''),
    foundingDate: String(site.foundedYear),
    address: postalAddress(),
    areaServed: serviceArea(),
    sameAs: site.socialLinks.map((link) => link.href),
  };
}

/** The company as a local business, for the home and contact pages. */
export function professionalService(siteUrl: string): StructuredData {
  return {
    ...organization(siteUrl),
    '@type': 'ProfessionalService',
    '@id': `${siteUrl}/#business`,
    image: `${siteUrl}/icon-512.png`,
    openingHoursSpecification: {
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: site.officeHours.days,
      opens: site.officeHours.opens,
      closes: site.officeHours.closes,
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

function postalAddress(): LdValue {
  return {
    '@type': 'PostalAddress',
    streetAddress: site.address.lines.join(', '),
    addressLocality: site.address.locality,
    addressRegion: site.address.region,
    postalCode: site.address.postalCode,
    addressCountry: site.address.country,
  };
}

function serviceArea(): LdValue {
  return {
    '@type': 'GeoCircle',
    geoMidpoint: {
      '@type': 'GeoCoordinates',
      latitude: site.serviceCentre.latitude,
      longitude: site.serviceCentre.longitude,
    },
    geoRadius: site.serviceRadiusKm * 1000,
  };
}
