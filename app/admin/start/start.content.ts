/**
 * The lines of the set-up, in the order that matters. The built-in values of one that is asked about
 * may be right: it is done once the owner has said so.
 */
export const setupLines = [
  {
    id: 'name',
    title: 'Name, email, phone and town',
    text: 'They replace the sample business on every page, in every email and in calendar files.',
    href: '/admin/business',
    isAsked: false,
  },
  {
    id: 'hours',
    title: 'Hours and calls',
    text: 'When people can book a call with you.',
    href: '/admin/booking-rules',
    isAsked: true,
  },
  {
    id: 'mail',
    title: 'Email',
    text: 'Until the site can send email, messages wait in your inbox here and nobody gets a confirmation.',
    href: '/admin/email-integration',
    isAsked: false,
  },
  {
    id: 'texts',
    title: 'Your own figures, stories and words',
    text: 'Samples are marked on the site until you prove, replace or remove them.',
    href: '/admin/claims',
    isAsked: false,
  },
  {
    id: 'team',
    title: 'Team',
    text: 'The people that visitors see, and who signs the articles.',
    href: '/admin/team',
    isAsked: false,
  },
  {
    id: 'prices',
    title: 'Prices',
    text: 'Hourly rate, hours for each kind of work, and the launch offer.',
    href: '/admin/prices',
    isAsked: true,
  },
  {
    id: 'address',
    title: 'Web address',
    text: 'Your own address, with https. Whoever runs your server sets it.',
    href: undefined,
    isAsked: false,
  },
  {
    id: 'safety',
    title: 'Two-factor authentication and backups',
    text: 'A stolen password or a broken disk shouldn’t cost you the site.',
    href: '/admin/security',
    isAsked: false,
  },
  {
    id: 'legal',
    title: 'Legal texts',
    text: 'Who answers privacy questions, and when each text took effect. Have a lawyer read them.',
    href: '/admin/business',
    isAsked: true,
  },
] as const;

export type LineId = (typeof setupLines)[number]['id'];
