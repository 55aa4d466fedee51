import { builtInCompany, type Company } from '#app/facts/company.ts';

/** A business of which no word stands in the repository. */
export const sentinelCompany: Company = {
  ...builtInCompany,
  name: 'Quibblewick',
  legalName: 'Quibblewick Holdings Ltd.',
  tagline: 'Zestful marmots keep the books.',
  description: 'Marmots, ledgers and lanterns for the curious of Whitehorse.',
  foundedYear: 1997,
  email: 'burrow@quibblewick.ca',
  phone: { display: '(867) 555-0177', href: 'tel:+18675550177' },
  address: {
    lines: ['7 Lantern Way'],
    locality: 'Whitehorse',
    region: 'YT',
    country: 'CA',
    postalCode: 'Y1A 9Z9',
  },
  officeHours: {
    display: 'Tuesday to Thursday, 10:15 AM to 3:45 PM',
    days: ['Tuesday', 'Wednesday', 'Thursday'],
    opens: '10:15',
    closes: '15:45',
    timeZone: 'America/Toronto',
  },
  serviceArea: 'In person within 73 km of Whitehorse',
  serviceRegion: 'Southern Yukon',
  serviceRadiusKm: 73,
  serviceCentre: { latitude: 60.721, longitude: -135.057 },
  socialLinks: [{ network: 'linkedin', name: 'LinkedIn', href: 'https://quibblewick.ca/in' }],
  keywords: ['marmots'],
  replyPromise: 'within 31 hours',
  replyHours: 31,
};
