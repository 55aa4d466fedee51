import type { Facts } from '#app/facts/facts.ts';
import { logoOnWhite } from '#app/facts/uploaded-picture.ts';
import {
  postalAddress,
  type StructuredData,
  serviceArea,
  serviceCentre,
} from './structured-data.ts';

/**
 * The office as a local business, for the home and contact pages. It refers to the organization,
 * which is described on the same page.
 */
export function professionalService(facts: Facts, siteUrl: string): StructuredData {
  const { brand, company } = facts;
  return {
    '@context': 'https://schema.org',
    '@type': 'ProfessionalService',
    '@id': `${siteUrl}/#business`,
    name: company.name,
    url: siteUrl,
    image: siteUrl + (brand.logo ? logoOnWhite(brand.logo) : '/icon-512.png'),
    telephone: company.phone.href.replace('tel:', ''),
    email: company.email,
    address: postalAddress(facts),
    geo: serviceCentre(facts),
    areaServed: serviceArea(facts),
    parentOrganization: { '@id': `${siteUrl}/#organization` },
    openingHoursSpecification: {
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: company.officeHours.days,
      opens: company.officeHours.opens,
      closes: company.officeHours.closes,
    },
  };
}
