import type { NoticeWords } from '../shell/shell.content.ts';

export const businessWords = {
  title: 'Your business',
  site: 'View the site',
  lead: 'Who you are and how people reach you. Pages, emails, structured data, feeds and calendar files all take it from here.',
  state: {
    title: 'Published and draft',
    sample: 'Sample business',
    sampleText: 'The site shows the sample details that came with it.',
    published: 'Your business',
    draft: 'There’s a draft, saved {at}. Visitors don’t see it.',
    noDraft: 'There’s no draft.',
    discard: 'Discard Draft',
  },
  form: {
    name: { title: 'Name', lead: 'What people call you, and what’s on your invoices.' },
    contact: {
      title: 'Contact',
      lead: 'Shown in the footer, on the contact page and in every email.',
    },
    address: {
      title: 'Mailing address',
      lead: 'Canada’s anti-spam law requires a real one in every email to a list.',
    },
    hours: {
      title: 'Office hours and replies',
      lead: 'Toronto time. Booking has its own rules.',
    },
    area: { title: 'Service area', lead: 'Where you go in person.' },
    legal: {
      title: 'Legal pages',
      lead: 'The privacy policy and the terms of service show these.',
    },
    social: { title: 'Social networks', lead: 'Leave a network empty to show no link to it.' },
  },
  fields: {
    name: {
      label: 'Business name',
      help: 'Up to 40 characters; it’s in the header of every page.',
    },
    legalName: {
      label: 'Legal name',
      help: 'As registered. It’s in the footer and under every email.',
    },
    tagline: { label: 'Tagline', help: 'One sentence.' },
    description: {
      label: 'Description',
      help: 'One or two sentences for search engines and assistants.',
    },
    foundedYear: { label: 'Founded in', help: 'A year, such as 2023.' },
    email: {
      label: 'Email address',
      help: 'Until you enter others in Email Settings, this is also the sender of emails and, unless the server sets one, the address for your notifications.',
    },
    phone: {
      label: 'Phone',
      help: 'With the area code: (289) 555-0142. Outside North America, start with +.',
    },
    street: { label: 'Street and number', help: '' },
    street2: { label: 'Second line', help: 'Suite or unit. You can leave it empty.' },
    locality: { label: 'Town or city', help: '' },
    region: { label: 'Province', help: 'Two letters, such as ON.' },
    postalCode: { label: 'Postal code', help: 'Such as L5B 1M2.' },
    country: { label: 'Country', help: 'Two letters, such as CA.' },
    days: { label: 'Open on', help: '' },
    opens: { label: 'From', help: '' },
    closes: { label: 'To', help: '' },
    replyHours: {
      label: 'You reply within (hours)',
      help: 'The promise on forms and in confirmation emails.',
    },
    serviceArea: {
      label: 'In one line',
      help: 'Such as “In person within 50 km of Mississauga, remote worldwide”.',
    },
    serviceRegion: { label: 'Region', help: 'What people call it.' },
    serviceRadiusKm: { label: 'Radius (km)', help: '' },
    latitude: { label: 'Latitude of the centre', help: 'From a map site, such as 43.589.' },
    longitude: { label: 'Longitude of the centre', help: 'Negative in Canada, such as -79.644.' },
    privacyContact: {
      label: 'Privacy contact',
      help: 'The name or title of the person who answers privacy questions. Canada’s privacy law requires one.',
    },
    privacyEmail: {
      label: 'Email address for privacy',
      help: 'Leave it empty to use the one above.',
    },
    privacyFrom: {
      label: 'Privacy policy in effect since',
      help: 'The day on which you first published it.',
    },
    termsFrom: {
      label: 'Terms of service in effect since',
      help: 'The day on which you first published them.',
    },
    linkedin: { label: 'LinkedIn', help: '' },
    facebook: { label: 'Facebook', help: '' },
    instagram: { label: 'Instagram', help: '' },
    x: { label: 'X', help: '' },
    youtube: { label: 'YouTube', help: '' },
    tiktok: { label: 'TikTok', help: '' },
  },
  optional: '(optional)',
  save: 'Save and Preview',
  publish: 'Publish',
  publishHelp: 'Publishing tries out every page first. If one doesn’t work, nothing changes.',
  preview: {
    title: 'Preview of the draft',
    text: 'Only you can see this. Links open the published pages.',
    frame: 'The home page with your draft',
    none: 'Save your changes to see the site with them before you publish.',
    pages: [
      { label: 'Home page', path: '/' },
      { label: 'Contact page', path: '/contact' },
      { label: 'About page', path: '/about' },
      { label: 'Courses', path: '/courses' },
      { label: 'Offer', path: '/special-offer' },
      { label: 'Pricing', path: '/pricing' },
    ],
  },
  conflict: {
    title: 'Somebody else has changed this',
    description:
      'Nothing was saved. Your values are in the fields. Below is what the other person saved; save or publish again to replace it with yours.',
    theirs: 'What the other person saved',
    same: 'Their values are the same as yours.',
    field: 'Field',
    value: 'Their value',
    empty: '(empty)',
  },
  failed: {
    title: 'Not published',
    description:
      'These pages couldn’t be rendered, so every page stays as it was: {pages}. The server’s log says why.',
  },
  problem: { title: 'Not saved', description: 'Check the marked fields.' },
  limits: {
    title: 'What doesn’t change with these details',
    lines: [
      'The pictures that social networks show with a link are drawn with the sample name. Once your name, tagline or town is published, links show a picture without words instead.',
      'The map of the Toronto area isn’t redrawn: if you change the centre or the radius, pages leave it out.',
      'Other texts that mention the Greater Toronto Area can’t be changed here; your developer can change them in the site’s files.',
    ],
  },
} as const;

export const businessErrors = {
  name: 'Enter the name of the business, at most 40 characters.',
  nameCharacters: 'Leave out the characters < > { } " and \\.',
  legalName: 'Enter the registered name, at most 120 characters.',
  tagline: 'Enter one sentence of at most 160 characters.',
  description: 'Enter one or two sentences, at most 300 characters.',
  foundedYear: 'Enter a year from 1900 to {year}.',
  email: 'Enter an email address like hello@example.com.',
  phone:
    'Enter a number with its area code, like (289) 555-0142, or one that begins with + and the country code.',
  street: 'Enter the street and number, at most 100 characters.',
  street2: 'Shorten the second line to 100 characters.',
  locality: 'Enter the town or city.',
  region: 'Enter two letters, such as ON.',
  regionCanada:
    'Enter a Canadian province or territory: AB, BC, MB, NB, NL, NS, NT, NU, ON, PE, QC, SK or YT.',
  postalCode: 'Enter a postal code like L5B 1M2.',
  country: 'Enter two letters, such as CA.',
  days: 'Choose at least one day.',
  opens: 'Enter the time, for example 09:00.',
  closes: 'Enter a time after the opening time, for example 17:00.',
  replyHours: 'Enter a whole number of hours from 1 to 168.',
  serviceArea: 'Enter one line of at most 120 characters.',
  serviceAreaRadius: 'The distance in this line differs from the radius below.',
  serviceRegion: 'Enter the name of the region.',
  serviceRadiusKm: 'Enter a whole number of kilometres from 1 to 1,000.',
  latitude: 'Enter degrees from -90 to 90, such as 43.589.',
  longitude: 'Enter degrees from -180 to 180, such as -79.644.',
  privacyContact: 'Enter the name or title of a person, at most 80 characters.',
  privacyEmail: 'Enter an email address like privacy@example.com, or leave it empty.',
  effectiveFrom: 'Enter a date that isn’t in the future.',
  social: 'Enter an address that begins with https://, or leave it empty.',
} as const;

export const businessNotices = {
  saved: { title: 'Draft saved', description: 'Look at the preview, then publish.' },
  published: {
    title: 'Published',
    description: 'Every page, email and file of the site shows it now.',
  },
  noDraft: {
    title: 'Nothing to save',
    description: 'Visitors see exactly this already, so there’s no draft.',
  },
  sameDraft: { title: 'Nothing to save', description: 'The saved draft is exactly the same.' },
  unchanged: {
    title: 'Nothing changed',
    description: 'Visitors see exactly this already, so nothing was published.',
  },
  discarded: { title: 'Draft discarded', description: 'The fields show what is published.' },
  undone: {
    title: 'Undone',
    description: 'Every page, email and file shows what was published before.',
  },
  conflict: {
    title: 'Somebody else has changed this',
    description: 'Nothing was undone. Check what’s published now, then try again.',
  },
  failed: {
    title: 'Not undone',
    description:
      'A page couldn’t be rendered, so everything stays as it was. The server’s log says why.',
  },
} as const satisfies NoticeWords;
