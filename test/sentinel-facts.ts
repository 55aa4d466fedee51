import { builtInCompany, type Company } from '#app/facts/company.ts';
import type { FactSets } from '#app/facts/facts.schema.ts';
import type { TeamMember } from '#app/facts/team.ts';
import { accentPalette } from '#app/platform/colour/accent-palette.ts';

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
  },
  serviceArea: 'In person within 73 km of Whitehorse',
  serviceRegion: 'Southern Yukon',
  serviceRadiusKm: 73,
  serviceCentre: { latitude: 60.721, longitude: -135.057 },
  socialLinks: [{ network: 'linkedin', name: 'LinkedIn', href: 'https://quibblewick.ca/in' }],
  replyPromise: 'within 31 hours',
  replyHours: 31,
  legal: {
    privacyContact: 'Odalys Fernwhistle',
    privacyEmail: 'privacy@quibblewick.ca',
    effectiveFrom: {
      'privacy-policy/2024-05-16': '2025-02-03',
      'terms-of-service/2024-05-16': '2025-03-04',
    },
  },
};

/** A logo and a colour that are nowhere in the repository. */
export const sentinelBrand: FactSets['brand'] = {
  logo: { id: '0123456789abcdef0123456789abcdef', width: 300, height: 100 },
  logoDark: { id: 'fedcba9876543210fedcba9876543210', width: 300, height: 100 },
  accent: '#5b2a86',
  palette: accentPalette('#5b2a86'),
};

/** Two people in place of the made-up team; the first has the place of an author of articles. */
export const sentinelTeam: TeamMember[] = [
  {
    id: 'nadia',
    name: 'Zephyrine Oakapple',
    position: 'Keeper of ledgers',
    bio: 'Counts marmots.',
    picture: 'team-2',
    isSample: false,
    photo: { id: 'aaaabbbbccccddddaaaabbbbccccdddd', width: 800, height: 800 },
  },
  {
    id: 'member-1',
    name: 'Quillon Brackwater',
    position: 'Lamplighter',
    bio: 'Lights lanterns.',
    picture: 'team-1',
    isSample: false,
  },
];
