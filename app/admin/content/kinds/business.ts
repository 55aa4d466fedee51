import type { Company, SocialNetwork } from '#app/facts/company.ts';
import type { FactSets } from '#app/facts/facts.schema.ts';
import { BUILT_IN_PRIVACY_CONTACT, effectiveFrom, legalTextKey } from '#app/facts/legal.ts';
import { PROVINCES } from '#app/facts/place.ts';
import {
  accentPalette,
  BACKGROUNDS,
  contrast,
  worst,
} from '#app/platform/colour/accent-palette.ts';
import { dateAt } from '#app/platform/time/wall-time.ts';
import type { ContentKind, Field } from '../content-kind.server.ts';

const DAYS = [
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
  'Sunday',
] as const satisfies readonly OpenDay[];
type OpenDay = Company['officeHours']['days'][number];

/** The networks in the order shown. */
const NETWORKS: Readonly<Record<SocialNetwork, string>> = {
  linkedin: 'LinkedIn',
  facebook: 'Facebook',
  instagram: 'Instagram',
  x: 'X',
  youtube: 'YouTube',
  tiktok: 'TikTok',
};

const POSTAL_CODES: Readonly<Record<string, RegExp>> = {
  CA: /^[ABCEGHJ-NPRSTVXY]\d[ABCEGHJ-NPRSTV-Z] ?\d[ABCEGHJ-NPRSTV-Z]\d$/,
  US: /^\d{5}(-\d{4})?$/,
};

const plainName = (name: string, label: string, most: number, help: string): Field => ({
  name,
  label,
  help,
  most,
  pattern: /^[^<>"\\{}]*$/,
  error: `Enter a name of at most ${most} characters, without < > { } " and \\.`,
});
const twoLetters = (name: string, label: string, example: string): Field => ({
  name,
  label,
  help: `Two letters, such as ${example}.`,
  pattern: /^[A-Za-z]{2}$/,
  error: `Enter two letters, such as ${example}.`,
});

export const businessErrors = {
  phone:
    'Enter a number with its area code, like (289) 555-0142, or one that begins with + and the country code.',
  region:
    'Enter a Canadian province or territory: AB, BC, MB, NB, NL, NS, NT, NU, ON, PE, QC, SK or YT.',
  postalCode: 'Enter a postal code like L5B 1M2.',
  days: 'Choose at least one day.',
  closes: 'Enter a time after the opening time, for example 17:00.',
  serviceArea: 'The distance in this line differs from the radius below.',
  effectiveFrom: 'Enter a date that isn’t in the future.',
} as const;

export const businessKind: ContentKind<Company> = {
  name: 'company',
  title: 'Details',
  lead: 'Who you are and how people reach you. Pages, emails, structured data, feeds and calendar files all take it from here.',
  groups: (app) => [
    {
      title: 'Name',
      lead: 'What people call you, and what’s on your invoices.',
      fields: [
        plainName('name', 'Business name', 40, 'It’s in the header of every page.'),
        plainName(
          'legalName',
          'Legal name',
          120,
          'As registered. It’s in the footer and under every email.',
        ),
        { name: 'tagline', label: 'Tagline', help: 'One sentence.', most: 160 },
        {
          name: 'description',
          label: 'Description',
          help: 'One or two sentences for search engines and assistants.',
          kind: 'area',
          most: 300,
        },
        {
          name: 'foundedYear',
          label: 'Founded in',
          help: 'A year, such as 2023.',
          kind: 'number',
          least: 1900,
          most: app.now().getFullYear(),
        },
      ],
    },
    {
      title: 'Contact',
      lead: 'Shown in the footer, on the contact page and in every email.',
      fields: [
        {
          name: 'email',
          label: 'Email address',
          help: 'Until you enter others in Email Settings, this is also the sender of emails and, unless the server sets one, the address for your notifications.',
          kind: 'email',
        },
        {
          name: 'phone',
          label: 'Phone',
          help: 'With the area code: (289) 555-0142. Outside North America, start with +.',
          kind: 'tel',
          isOwn: true,
        },
      ],
    },
    {
      title: 'Mailing address',
      lead: 'Canada’s anti-spam law requires a real one in every email to a list.',
      fields: [
        { name: 'address.lines.0', label: 'Street and number', most: 100 },
        {
          name: 'street2',
          label: 'Second line',
          help: 'Suite or unit. You can leave it empty.',
          most: 100,
          isOptional: true,
          isOwn: true,
        },
        { name: 'address.locality', label: 'Town or city', most: 60 },
        twoLetters('address.region', 'Province', 'ON'),
        { name: 'address.postalCode', label: 'Postal code', help: 'Such as L5B 1M2.', most: 12 },
        twoLetters('address.country', 'Country', 'CA'),
      ],
    },
    {
      title: 'Office hours and replies',
      lead: 'Toronto time. Booking has its own rules.',
      fields: DAYS.map((day) => ({ name: day, label: day, kind: 'switch', isOwn: true })),
    },
    {
      fields: [
        { name: 'officeHours.opens', label: 'From', kind: 'time' },
        { name: 'officeHours.closes', label: 'To', kind: 'time' },
        {
          name: 'replyHours',
          label: 'You reply within (hours)',
          help: 'The promise on forms and in confirmation emails.',
          kind: 'number',
          least: 1,
          most: 168,
        },
      ],
    },
    {
      title: 'Service area',
      lead: 'Where you go in person.',
      fields: [
        {
          name: 'serviceArea',
          label: 'In one line',
          help: 'Such as “In person within 50 km of Mississauga, remote worldwide”.',
          most: 120,
        },
        { name: 'serviceRegion', label: 'Region', help: 'What people call it.', most: 60 },
        { name: 'serviceRadiusKm', label: 'Radius (km)', kind: 'number', least: 1, most: 1000 },
        {
          name: 'serviceCentre.latitude',
          label: 'Latitude of the centre',
          help: 'From a map site, such as 43.589.',
          kind: 'degrees',
          least: -90,
          most: 90,
        },
        {
          name: 'serviceCentre.longitude',
          label: 'Longitude of the centre',
          help: 'Negative in Canada, such as -79.644.',
          kind: 'degrees',
          least: -180,
          most: 180,
        },
      ],
    },
    {
      title: 'Legal pages',
      lead: 'The privacy policy and the terms of service show these.',
      fields: [
        plainName(
          'legal.privacyContact',
          'Privacy contact',
          80,
          'The name or title of the person who answers privacy questions. Canada’s privacy law requires one.',
        ),
        {
          name: 'legal.privacyEmail',
          label: 'Email address for privacy',
          help: 'Leave it empty to use the one above.',
          kind: 'email',
          isOptional: true,
        },
        {
          name: 'privacyFrom',
          label: 'Privacy policy in effect since',
          help: 'The day on which you first published it.',
          kind: 'date',
          isOwn: true,
        },
        {
          name: 'termsFrom',
          label: 'Terms of service in effect since',
          help: 'The day on which you first published them.',
          kind: 'date',
          isOwn: true,
        },
      ],
    },
    {
      title: 'Social networks',
      lead: 'Leave a network empty to show no link to it.',
      fields: Object.entries(NETWORKS).map(([name, label]) => ({
        name,
        label,
        kind: 'url',
        isOptional: true,
        isOwn: true,
      })),
    },
  ],
  textsOf: (company) => ({
    phone: company.phone.display,
    street2: company.address.lines.slice(1).join(', '),
    ...Object.fromEntries(
      DAYS.map((day) => [day, company.officeHours.days.includes(day) ? 'on' : '']),
    ),
    'legal.privacyContact': company.legal?.privacyContact ?? BUILT_IN_PRIVACY_CONTACT,
    privacyFrom: effectiveFrom(company, 'privacy-policy'),
    termsFrom: effectiveFrom(company, 'terms-of-service'),
    ...Object.fromEntries(company.socialLinks.map(({ network, href }) => [network, href])),
  }),
  complete(company, { texts, before }) {
    const { address, officeHours, replyHours } = company;
    const days = DAYS.filter((day) => texts[day]);
    return {
      ...company,
      phone: formatPhone(texts.phone ?? '') ?? company.phone,
      address: {
        ...address,
        lines: [address.lines[0] ?? '', texts.street2 ?? ''].filter(Boolean),
        region: address.region.toUpperCase(),
        postalCode: address.postalCode.toUpperCase(),
        country: address.country.toUpperCase(),
      },
      officeHours: {
        ...officeHours,
        days,
        display: describeHours(days, officeHours.opens, officeHours.closes),
      },
      replyPromise: `within ${replyHours} ${replyHours === 1 ? 'hour' : 'hours'}`,
      legal: {
        privacyContact: BUILT_IN_PRIVACY_CONTACT,
        ...company.legal,
        effectiveFrom: {
          ...before?.legal?.effectiveFrom,
          [legalTextKey('privacy-policy')]: texts.privacyFrom ?? '',
          [legalTextKey('terms-of-service')]: texts.termsFrom ?? '',
        },
      },
      socialLinks: (Object.keys(NETWORKS) as SocialNetwork[]).flatMap((network) => {
        const href = texts[network] as `https://${string}` | '';
        return href ? [{ network, name: NETWORKS[network], href }] : [];
      }),
    };
  },
  check({ address, officeHours, serviceArea, serviceRadiusKm }, { texts, app }) {
    const { country, region, postalCode } = address;
    const distances = [...serviceArea.matchAll(/(\d+) ?km/g)].map(([, km]) => Number(km));
    const today = dateAt(app.now(), officeHours.timeZone);
    const isPast = (day = '') => day >= '1900' && day <= today;
    return faultsOf({
      phone: !formatPhone(texts.phone ?? '') && businessErrors.phone,
      'address.region': country === 'CA' && !(region in PROVINCES) && businessErrors.region,
      'address.postalCode':
        !(POSTAL_CODES[country] ?? /./).test(postalCode) && businessErrors.postalCode,
      Monday: officeHours.days.length === 0 && businessErrors.days,
      'officeHours.closes': officeHours.opens >= officeHours.closes && businessErrors.closes,
      serviceArea: distances.some((km) => km !== serviceRadiusKm) && businessErrors.serviceArea,
      privacyFrom: !isPast(texts.privacyFrom) && businessErrors.effectiveFrom,
      termsFrom: !isPast(texts.termsFrom) && businessErrors.effectiveFrom,
    });
  },
  notes: () => ({
    title: 'What doesn’t change with these details',
    lines: [
      'The pictures that social networks show with a link are drawn with the sample name. Once your name, tagline or town is published, links show a picture without words instead.',
      'The map of the Toronto area isn’t redrawn: if you change the centre or the radius, pages leave it out.',
      'Other texts that mention the Greater Toronto Area are yours to change under Page texts.',
    ],
  }),
};

/** The faults that are there. */
export function faultsOf(
  faults: Readonly<Record<string, string | false | undefined>>,
): Record<string, string> {
  return Object.fromEntries(
    Object.entries(faults).filter((one): one is [string, string] => Boolean(one[1])),
  );
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
  const places = days.map((day) => DAYS.indexOf(day));
  const isRow = places.every((place, at) => place === (places[0] ?? 0) + at);
  const inWords =
    isRow && days.length > 2
      ? `${days[0]} to ${days.at(-1)}`
      : new Intl.ListFormat('en-CA', { type: 'conjunction' }).format(days);
  return `${inWords}, ${onClock(opens)} to ${onClock(closes)}`;
}

function onClock(time: string): string {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  return `${hour % 12 || 12}:${String(minute).padStart(2, '0')} ${hour < 12 ? 'AM' : 'PM'}`;
}

const LOGO_FILES =
  'SVG up to 200 KB, or PNG, JPEG or WebP up to 15 MB, at least 96 pixels high or 480 wide.';

export const brandKind: ContentKind<FactSets['brand']> = {
  name: 'brand',
  title: 'Logo and colour',
  lead: 'How the site looks: your logo in the header, in the footer, in emails and on social networks, and one colour for buttons and links.',
  groups: () => [
    {
      fields: [
        {
          name: 'logo',
          label: 'Logo',
          help: `${LOGO_FILES} Screen readers read it as your business name.`,
          kind: 'logo',
        },
        {
          name: 'logoDark',
          label: 'Logo for dark pages',
          help: 'Shown in dark mode and in the footer, usually with white letters. Without one, your logo is shown there on a light background.',
          kind: 'logo',
        },
        {
          name: 'accent',
          label: 'Accent colour',
          help: 'For buttons, links and highlights, such as #c92f0a. Leave it empty for the built-in one.',
          kind: 'colour',
          blank: '#c92f0a',
          isOptional: true,
        },
      ],
    },
  ],
  complete: ({ palette: _, ...brand }) =>
    brand.accent ? { ...brand, palette: accentPalette(brand.accent) } : brand,
  notes({ accent, palette }) {
    const shownOn = (where: string, shown: string, ground: string | readonly string[]) => {
      const ratio = typeof ground === 'string' ? contrast(shown, ground) : worst(shown, ground);
      // Cut off rather than rounded: 4.49 must not read as 4.5.
      return `${where}: ${shown}, contrast ${(Math.floor(ratio * 10) / 10).toFixed(1)}:1`;
    };
    const { light, dark, onLight, onDark } = palette ?? {};
    return {
      title: 'How the logo and the colour are used',
      lines: [
        ...(accent && light && dark && onLight && onDark
          ? [
              `Text in your colour must be readable (WCAG AA, a contrast of 4.5:1), so ${accent} is adjusted where needed.`,
              shownOn('Links on light pages', light, BACKGROUNDS.light),
              shownOn('Links on dark pages', dark, BACKGROUNDS.dark),
              shownOn('Text on buttons, light pages', onLight, light),
              shownOn('Text on buttons, dark pages', onDark, dark),
            ]
          : []),
        'Browser tabs and home screens show your logo, too. If there’s none, or it’s more than twice as wide as it is high, they show the site’s own symbol.',
      ],
    };
  },
};
