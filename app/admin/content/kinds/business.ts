import { type Company, PROVINCES, type SocialNetwork } from '#app/facts/company.ts';
import type { FactSets } from '#app/facts/facts.schema.ts';
import {
  BUILT_IN_PRIVACY_CONTACT,
  LEGAL_TEXT_DATES,
  legalTextKey,
} from '#app/features/legal/legal-dates.ts';
import { accentPalette } from '#app/platform/colour/accent-palette.ts';
import { formatClockTime, parseTimeField } from '#app/platform/time/time-words.ts';
import type { ContentKind } from '../content-kind.server.ts';
import {
  area,
  choice,
  date,
  email,
  type Field,
  line,
  number,
  optional,
  time,
  toggle,
} from '../fields.ts';

type OpenDay = Company['officeHours']['days'][number];

const DAYS: readonly OpenDay[] = [
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
  'Sunday',
];

/** The networks in the order shown. */
const NETWORKS: Readonly<Record<SocialNetwork, string>> = {
  linkedin: 'LinkedIn',
  facebook: 'Facebook',
  instagram: 'Instagram',
  x: 'X',
  youtube: 'YouTube',
  tiktok: 'TikTok',
};

function plainName(name: string, label: string, most: number, help: string): Field {
  return {
    ...line(name, label, most, help),
    read: (text) => /^[^<>"\\{}]+$/.test(text) && text,
    error: `Enter a name of at most ${most} characters, without < > { } " and \\.`,
  };
}

/** Since when a legal text applies here: since the date of the text, until another one is entered. */
function effectiveFrom(document: keyof typeof LEGAL_TEXT_DATES, label: string): Field {
  return {
    ...optional(date(`legal.effectiveFrom.${legalTextKey(document)}`, label)),
    blank: LEGAL_TEXT_DATES[document],
  };
}

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
        line('tagline', 'Tagline', 160, 'One sentence.'),
        area(
          'description',
          'Description',
          300,
          'One or two sentences for search engines and assistants.',
        ),
        number('foundedYear', 'Founded in', [1900, app.now().getFullYear()]),
      ],
    },
    {
      title: 'Contact',
      lead: 'Shown in the footer, on the contact page and in every email.',
      fields: [
        email(
          'email',
          'Email address',
          'Until you enter others in Email Settings, this is also the sender of emails and, unless the server sets one, the address for your notifications.',
        ),
        {
          kind: 'tel',
          name: 'phone',
          label: 'Phone',
          help: 'With the area code: (289) 555-0142. Outside North America, start with +.',
          error:
            'Enter a number with its area code, or one that begins with + and the country code.',
          show: (phone: Company['phone']) => phone.display,
          read: readPhone,
        },
      ],
    },
    {
      title: 'Mailing address',
      lead: 'Canada’s anti-spam law requires a real one in every email to a list.',
      fields: [
        {
          ...line('address.lines', 'Street and number', 200, 'A suite or unit on a second line.'),
          kind: 'lines',
        },
        line('address.locality', 'Town or city', 60),
        choice('address.region', 'Province', PROVINCES),
        {
          ...line('address.postalCode', 'Postal code', 12),
          read: (text) => /^[A-Z]\d[A-Z] ?\d[A-Z]\d$/i.test(text) && text.toUpperCase(),
          error: 'Enter a postal code like L5B 1M2.',
        },
      ],
    },
    {
      title: 'Office hours and replies',
      lead: 'Toronto time. Booking has its own rules.',
      fields: DAYS.map((day) => ({
        ...toggle(day, day),
        isOwn: true,
        show: (_, { officeHours }: Company) => (officeHours.days.includes(day) ? 'on' : ''),
      })),
    },
    {
      fields: [
        time('officeHours.opens', 'From'),
        time('officeHours.closes', 'To'),
        number(
          'replyHours',
          'You reply within (hours)',
          [1, 168],
          'The promise on forms and in confirmation emails.',
        ),
      ],
    },
    {
      title: 'Service area',
      lead: 'Where you go in person.',
      fields: [
        line(
          'serviceArea',
          'In one line',
          120,
          'Such as “In person within 50 km of Mississauga, remote worldwide”.',
        ),
        line('serviceRegion', 'Region', 60, 'What people call it.'),
        number('serviceRadiusKm', 'Radius (km)', [1, 1000]),
        {
          ...line('serviceCentre', 'Centre', 40, 'Latitude and longitude from a map site.'),
          error: 'Enter latitude and longitude, such as 43.589, -79.644.',
          show: (centre: Company['serviceCentre']) => `${centre.latitude}, ${centre.longitude}`,
          read: readPlace,
        },
      ],
    },
    {
      title: 'Legal pages',
      lead: 'The privacy policy and the terms of service show these.',
      fields: [
        {
          ...optional(
            plainName(
              'legal.privacyContact',
              'Privacy contact',
              80,
              'The name or title of the person who answers privacy questions. Canada’s privacy law requires one.',
            ),
          ),
          blank: BUILT_IN_PRIVACY_CONTACT,
        },
        optional(
          email(
            'legal.privacyEmail',
            'Email address for privacy',
            'Leave it empty to use the one above.',
          ),
        ),
        effectiveFrom('privacy-policy', 'Privacy policy in effect since'),
        effectiveFrom('terms-of-service', 'Terms of service in effect since'),
      ],
    },
    {
      title: 'Social networks',
      lead: 'Leave a network empty to show no link to it.',
      fields: Object.entries(NETWORKS).map(([name, label]) => ({
        kind: 'url',
        name,
        label,
        isOptional: true,
        isOwn: true,
        show: (_, { socialLinks }: Company) =>
          socialLinks.find(({ network }) => network === name)?.href ?? '',
      })),
    },
  ],
  complete(company, { texts }) {
    const { officeHours, replyHours } = company;
    const days = DAYS.filter((day) => texts[day]);
    const display = describeHours(days, officeHours.opens, officeHours.closes);
    return {
      ...company,
      address: { ...company.address, country: 'CA' },
      officeHours: { ...officeHours, days, display },
      replyPromise: `within ${replyHours} ${replyHours === 1 ? 'hour' : 'hours'}`,
      socialLinks: (Object.keys(NETWORKS) as SocialNetwork[]).flatMap((network) => {
        const href = texts[network] as `https://${string}` | '';
        return href ? [{ network, name: NETWORKS[network], href }] : [];
      }),
    };
  },
  check: ({ officeHours, serviceArea, serviceRadiusKm }) => ({
    serviceArea:
      [...serviceArea.matchAll(/(\d+) ?km/g)].some(([, km]) => Number(km) !== serviceRadiusKm) &&
      'This names another distance than the radius below.',
    Monday: officeHours.days.length === 0 && 'Choose at least one day.',
    'officeHours.closes':
      officeHours.opens >= officeHours.closes &&
      'Enter a time after the opening time, for example 17:00.',
  }),
  notes: {
    title: 'What doesn’t change with these details',
    lines: () => [
      'The pictures that social networks show with a link are drawn with the sample name. Once your name, tagline or town is published, links show a picture without words instead.',
      'The map of the Toronto area isn’t redrawn: if you change the centre or the radius, pages leave it out.',
      'Other texts that mention the Greater Toronto Area are yours to change under Page texts.',
    ],
  },
};

function readPlace(text: string): Company['serviceCentre'] | false {
  const [latitude = Number.NaN, longitude = Number.NaN] = text.split(',').map(Number);
  return Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180 && { latitude, longitude };
}

/**
 * A phone number as typed and as a link. One of another country begins with +. False if it is neither
 * that nor one of ten digits.
 */
export function readPhone(text: string): Company['phone'] | false {
  const number = text.replace(/[\s().-]/g, '').replace(/^1?(?=\d{10}$)/, '+1');
  return /^\+\d{7,15}$/.test(number) && { display: text, href: `tel:${number as '+'}` };
}

/** `Monday to Friday, 9:00 AM to 5:00 PM`; days that don't follow each other are listed. */
export function describeHours(days: readonly OpenDay[], opens: string, closes: string): string {
  const first = DAYS.indexOf(days[0] ?? 'Monday');
  const isRow = days.length > 2 && days.every((day, at) => day === DAYS[first + at]);
  const inWords = isRow
    ? `${days[0]} to ${days.at(-1)}`
    : new Intl.ListFormat('en-CA', { type: 'conjunction' }).format(days);
  const [from, to] = [opens, closes].map((text) => formatClockTime(parseTimeField(text) ?? 0));
  return `${inWords}, ${from} to ${to}`;
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
          kind: 'logo',
          name: 'logo',
          label: 'Logo',
          help: `${LOGO_FILES} Screen readers read it as your business name.`,
        },
        {
          kind: 'logo',
          name: 'logoDark',
          label: 'Logo for dark pages',
          help: 'Shown in dark mode and in the footer, usually with white letters. Without one, your logo is shown there on a light background.',
        },
        {
          kind: 'color',
          name: 'accent',
          label: 'Accent colour',
          help: 'For buttons, links and highlights. The site’s own is #c92f0a.',
          blank: '#c92f0a',
          isOptional: true,
        },
      ],
    },
  ],
  complete: ({ palette: _, ...brand }) =>
    brand.accent ? { ...brand, palette: accentPalette(brand.accent) } : brand,
  notes: {
    title: 'How the logo and the colour are used',
    lines: ({ palette }) => [
      ...(palette
        ? [
            `So that text can be read, your colour is adjusted: links are ${palette.light} on light pages and ${palette.dark} on dark ones.`,
          ]
        : []),
      'Browser tabs and home screens show your logo, too. If there’s none, or it’s more than twice as wide as it is high, they show the site’s own symbol.',
    ],
  },
};
