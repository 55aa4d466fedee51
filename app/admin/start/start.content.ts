import type { SitePath } from '#app/content-types.ts';
import type { LineId } from './checklist.server.ts';

type LineWords = { readonly title: string; readonly text: string; readonly href: SitePath };

export const startWords = {
  progress: '{done} of {all} done',
  lines: {
    name: {
      title: 'Name, email, phone and town',
      text: 'They replace the sample business on every page, in every email and in calendar files.',
      href: '/admin/business',
    },
    hours: {
      title: 'Hours and calls',
      text: 'When people can book a call with you.',
      href: '/admin/booking-rules',
    },
    mail: {
      title: 'Email',
      text: 'Until the site can send email, messages wait in your inbox here and nobody gets a confirmation.',
      href: '/admin/email-integration',
    },
    texts: {
      title: 'Your own figures, stories and words',
      text: 'Samples are marked on the site until you prove, replace or remove them.',
      href: '/admin/claims',
    },
    team: {
      title: 'Team',
      text: 'The people that visitors see, and who signs the articles.',
      href: '/admin/team',
    },
    prices: {
      title: 'Prices',
      text: 'Hourly rate, hours for each kind of work, and the launch offer.',
      href: '/admin/prices',
    },
    address: {
      title: 'Web address',
      text: 'Your own address, with https. Whoever runs your server sets it.',
      href: '/admin/start',
    },
    safety: {
      title: 'Two-factor authentication and backups',
      text: 'A stolen password or a broken disk shouldn’t cost you the site.',
      href: '/admin/security',
    },
    legal: {
      title: 'Legal texts',
      text: 'Who answers privacy questions, and when each text took effect. Have a lawyer read them.',
      href: '/admin/business',
    },
  } satisfies Record<LineId, LineWords> as Readonly<Record<LineId, LineWords>>,
} as const;
