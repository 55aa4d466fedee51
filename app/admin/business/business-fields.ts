import type { Company, SocialNetwork } from '#app/facts/company.ts';
import { BUILT_IN_PRIVACY_CONTACT, effectiveFrom, legalTextKey } from '#app/facts/legal.ts';
import { businessWords } from './business.content.ts';

export type OpenDay = Company['officeHours']['days'][number];

export const openDays = [
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
  'Sunday',
] as const satisfies readonly OpenDay[];

/** The networks in the order shown. */
export const networks = [
  'linkedin',
  'facebook',
  'instagram',
  'x',
  'youtube',
  'tiktok',
] as const satisfies readonly SocialNetwork[];

/** The initial values of the form. */
export function fieldsOf(company: Company): Record<string, string> {
  const { address, officeHours, serviceCentre } = company;
  const [street = '', ...more] = address.lines;
  const hrefOf = (network: SocialNetwork) =>
    company.socialLinks.find((link) => link.network === network)?.href ?? '';
  return {
    name: company.name,
    legalName: company.legalName,
    tagline: company.tagline,
    description: company.description,
    foundedYear: String(company.foundedYear),
    email: company.email,
    phone: company.phone.display,
    street,
    street2: more.join(', '),
    locality: address.locality,
    region: address.region,
    postalCode: address.postalCode,
    country: address.country,
    ...Object.fromEntries(
      openDays.map((day) => [`day${day}`, officeHours.days.includes(day) ? 'on' : '']),
    ),
    opens: officeHours.opens,
    closes: officeHours.closes,
    replyHours: String(company.replyHours),
    serviceArea: company.serviceArea,
    serviceRegion: company.serviceRegion,
    serviceRadiusKm: String(company.serviceRadiusKm),
    latitude: String(serviceCentre.latitude),
    longitude: String(serviceCentre.longitude),
    privacyContact: company.legal?.privacyContact ?? BUILT_IN_PRIVACY_CONTACT,
    privacyEmail: company.legal?.privacyEmail ?? '',
    privacyFrom: effectiveFrom(company, 'privacy-policy'),
    termsFrom: effectiveFrom(company, 'terms-of-service'),
    ...Object.fromEntries(networks.map((network) => [network, hrefOf(network)])),
  };
}

type Checked = Record<
  | 'name'
  | 'legalName'
  | 'tagline'
  | 'description'
  | 'email'
  | 'phone'
  | 'street'
  | 'street2'
  | 'locality'
  | 'region'
  | 'postalCode'
  | 'country'
  | 'opens'
  | 'closes'
  | 'serviceArea'
  | 'serviceRegion'
  | 'privacyContact'
  | 'privacyEmail'
  | 'privacyFrom'
  | 'termsFrom'
  | SocialNetwork,
  string
> &
  Record<'foundedYear' | 'replyHours' | 'serviceRadiusKm' | 'latitude' | 'longitude', number> & {
    days: readonly OpenDay[];
  };

/** The facts made of validated fields; those that the form doesn't ask for come from `before`. */
export function companyFrom(fields: Checked, before: Company): Company {
  const { street, street2, locality, region, postalCode, country } = fields;
  const { days, opens, closes, replyHours, latitude, longitude } = fields;
  return {
    ...before,
    name: fields.name,
    legalName: fields.legalName,
    tagline: fields.tagline,
    description: fields.description,
    foundedYear: fields.foundedYear,
    email: fields.email,
    phone: formatPhone(fields.phone) ?? before.phone,
    address: {
      lines: [street, ...(street2 ? [street2] : [])],
      locality,
      region,
      country,
      postalCode,
    },
    officeHours: {
      ...before.officeHours,
      display: describeHours(days, opens, closes),
      days,
      opens,
      closes,
    },
    replyHours,
    replyPromise: `within ${replyHours} ${replyHours === 1 ? 'hour' : 'hours'}`,
    serviceArea: fields.serviceArea,
    serviceRegion: fields.serviceRegion,
    serviceRadiusKm: fields.serviceRadiusKm,
    serviceCentre: { latitude, longitude },
    legal: {
      privacyContact: fields.privacyContact,
      ...(fields.privacyEmail ? { privacyEmail: fields.privacyEmail } : {}),
      effectiveFrom: {
        ...before.legal?.effectiveFrom,
        [legalTextKey('privacy-policy')]: fields.privacyFrom,
        [legalTextKey('terms-of-service')]: fields.termsFrom,
      },
    },
    socialLinks: networks.flatMap((network) =>
      fields[network]
        ? [
            {
              network,
              name: businessWords.fields[network].label,
              href: fields[network] as `https://${string}`,
            },
          ]
        : [],
    ),
  };
}

/**
 * A phone number as shown and as a link: `(905) 555-0100` and `tel:+19055550100`. A number that
 * begins with + keeps its form. Undefined if it is neither that nor one of ten digits.
 */
export function formatPhone(text: string): Company['phone'] | undefined {
  if (!/^\+?[\d\s().-]+$/.test(text)) return undefined;
  const digits = text.replace(/\D/g, '');
  const own = digits.replace(/^1(?=\d{10}$)/, '');
  if (own.length === 10 && (!text.startsWith('+') || digits.length === 11)) {
    const display = `(${own.slice(0, 3)}) ${own.slice(3, 6)}-${own.slice(6)}`;
    return { display, href: `tel:+1${own}` };
  }
  if (!text.startsWith('+') || digits.length < 7 || digits.length > 15) return undefined;
  return { display: text, href: `tel:+${digits}` };
}

/** `Monday to Friday, 9:00 AM to 5:00 PM`; days that don't follow each other are listed. */
export function describeHours(days: readonly OpenDay[], opens: string, closes: string): string {
  const places = days.map((day) => openDays.indexOf(day));
  const isRow = places.every((place, at) => place === (places[0] ?? 0) + at);
  const [first = '', last = ''] = [days[0], days.at(-1)];
  const inWords =
    isRow && days.length > 2
      ? `${first} to ${last}`
      : new Intl.ListFormat('en-CA', { type: 'conjunction' }).format(days);
  return `${inWords}, ${onClock(opens)} to ${onClock(closes)}`;
}

function onClock(time: string): string {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  return `${hour % 12 || 12}:${String(minute).padStart(2, '0')} ${hour < 12 ? 'AM' : 'PM'}`;
}
