import type { FactSets, Facts } from './facts.schema.ts';

export type Company = FactSets['company'];

export type SocialNetwork = Company['socialLinks'][number]['network'];

/** The values of the repository, which apply until the owner publishes others. */
export const builtInCompany: Company = {
  name: 'AI for SMEs',
  legalName: 'AI for SMEs',
  tagline: 'Less retyping and fewer dropped balls, with help from people nearby.',
  description:
    'AI automation, consulting, courses and web apps for small and medium businesses. In person across Mississauga and the Greater Toronto Area, remote anywhere.',
  foundedYear: 2023,
  email: 'hello@example.com',
  phone: { display: '(289) 555-0142', href: 'tel:+12895550142' },
  address: {
    lines: ['100 Sample Street, Suite 200'],
    locality: 'Mississauga',
    region: 'ON',
    country: 'CA',
    postalCode: 'L5B 0X0',
  },
  officeHours: {
    display: 'Monday to Friday, 9:00 AM to 5:00 PM',
    days: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'],
    opens: '09:00',
    closes: '17:00',
  },
  serviceArea: 'In person within 50 km of Mississauga, remote worldwide',
  serviceRegion: 'Greater Toronto Area',
  serviceRadiusKm: 50,
  serviceCentre: { latitude: 43.589, longitude: -79.6441 },
  socialLinks: [
    { network: 'linkedin', name: 'LinkedIn', href: 'https://example.com/linkedin' },
    { network: 'facebook', name: 'Facebook', href: 'https://example.com/facebook' },
    { network: 'instagram', name: 'Instagram', href: 'https://example.com/instagram' },
    { network: 'x', name: 'X', href: 'https://example.com/x' },
    { network: 'youtube', name: 'YouTube', href: 'https://example.com/youtube' },
    { network: 'tiktok', name: 'TikTok', href: 'https://example.com/tiktok' },
  ],
  replyPromise: 'within 24 hours',
  replyHours: 24,
};

/** Who asks for consent, with a mailing address and one other way to reach them: CASL wants all three beside each request. */
export function senderIdentity(facts: Facts): string {
  const { company } = facts;
  const { lines, locality, region } = company.address;
  const place = `${region}\u00a0${shownPostalCode(facts)}`;
  return [company.legalName, ...lines, locality, place, company.email].join(', ');
}

/** The consent text of every newsletter form; the version is stored with each consent. */
export function newsletterConsentOf({ company }: Facts) {
  return {
    version: '2026-11-3',
    text: `Yes, send me the ${company.name} newsletter by email: tips, and news about your services. I can unsubscribe at any time with one click.`,
  };
}

/** The postal code for a page: its two halves stay on one line. */
export function shownPostalCode({ company }: Facts): string {
  return company.address.postalCode.replaceAll(' ', '\u00a0');
}

/** The region in a sentence: `the Greater Toronto Area`, but `Northumberland County`. */
export function regionInWords({ company }: Facts): string {
  const { serviceRegion } = company;
  return /(area|region|valley|peninsula|coast|shore)$/i.test(serviceRegion)
    ? `the ${serviceRegion}`
    : serviceRegion;
}

/** The alternative text of the map of the service area. */
export function serviceAreaMapAlt({ company }: Facts): string {
  return `Map of the western end of Lake Ontario with a circle of ${company.serviceRadiusKm} km around ${company.address.locality}`;
}

/** Town and province in words: `Mississauga, Ontario`. */
export function townAndProvince({ company }: Facts): string {
  const { locality, region } = company.address;
  return `${locality}, ${PROVINCES[region] ?? region}`;
}

/** Where you work remotely, from the line about the service area: `worldwide`; empty if it says nothing. */
export function remoteArea({ company }: Facts): string {
  return /\bremote(?:ly)?,? ([^,;.]+)/i.exec(company.serviceArea)?.[1] ?? '';
}

/** The provinces and territories of Canada by their letters. */
export const PROVINCES: Readonly<Record<string, string>> = {
  AB: 'Alberta',
  BC: 'British Columbia',
  MB: 'Manitoba',
  NB: 'New Brunswick',
  NL: 'Newfoundland and Labrador',
  NS: 'Nova Scotia',
  NT: 'Northwest Territories',
  NU: 'Nunavut',
  ON: 'Ontario',
  PE: 'Prince Edward Island',
  QC: 'Quebec',
  SK: 'Saskatchewan',
  YT: 'Yukon',
};

/** The centre and the circle of the drawn map, which doesn't follow the facts. */
const DRAWN = { latitude: 43.589, longitude: -79.6441, radiusKm: 50 };

/** Whether the office is where the drawn map and the towns around it fit. */
export function isBuiltInPlace({ company }: Facts): boolean {
  const { latitude, longitude } = company.serviceCentre;
  return (
    company.serviceRadiusKm === DRAWN.radiusKm &&
    latitude === DRAWN.latitude &&
    longitude === DRAWN.longitude
  );
}

/** What the reply promise leaves open. */
export const daysOffNote = 'Days when we’re closed don’t count.';
