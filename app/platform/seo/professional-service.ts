import { brand } from '#app/facts/brand.ts';
import { company } from '#app/facts/company.ts';
import { logoOnWhite } from '#app/facts/uploaded-logo.ts';
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
export function professionalService(siteUrl: string): StructuredData {
  return {
    '@context': 'https://schema.org',
    '@type': 'ProfessionalService',
    '@id': `${siteUrl}/#business`,
    name: company.name,
    url: siteUrl,
    image: siteUrl + (brand.logo ? logoOnWhite(brand.logo) : '/icon-512.png'),
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
