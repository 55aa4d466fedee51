import type { NoticeWords } from '../shell/shell.content.ts';
import type { StepId } from './steps.ts';

type StepWords = {
  readonly title: string;
  readonly text: string;
  /** Where the step is done, if it isn't a form here. */
  readonly link?: {
    readonly label: string;
    readonly href:
      | '/admin/logo'
      | '/admin/email-integration'
      | '/admin/team'
      | '/admin/booking-rules'
      | '/admin/checklist';
  };
};

export const startWords = {
  title: 'Make this site yours',
  lead: 'Six steps, about twenty minutes. Skip any of them; everything here is in the menu as well.',
  progress: '{done} of 6 done',
  list: 'Steps',
  done: 'Done',
  open: 'To do',
  conflict: {
    title: 'Somebody else has changed this',
    description:
      'Nothing was saved. Your values are in the fields; save again to replace what the other person saved.',
  },
  save: 'Save and Continue',
  saveHelp: 'Saving publishes your changes on every page. That takes a few seconds.',
  skip: 'Skip This Step',
  next: 'Continue',
  finish: 'Finish and Go to the Today Page',
  later: 'Do This Later',
  laterHelp: 'Takes you to the Today page. You’ll find these steps under Settings.',
  steps: {
    name: {
      title: 'Name and contact',
      text: 'These replace the sample business on every page, in every email and in calendar files.',
    },
    look: {
      title: 'Logo and colour',
      text: 'Your logo and one brand colour. Without a logo, the site shows your name beside the sample symbol.',
      link: { label: 'Choose logo and colour', href: '/admin/logo' },
    },
    hours: {
      title: 'Hours and calls',
      text: 'When you’re open, and how soon you reply. The times when people can book a call are set in the booking rules.',
      link: { label: 'Booking rules', href: '/admin/booking-rules' },
    },
    email: {
      title: 'Email',
      text: 'Until the site can send email, messages wait in the inbox here and nobody gets a confirmation.',
      link: { label: 'Set up email', href: '/admin/email-integration' },
    },
    team: {
      title: 'Team',
      text: 'The people on the site are samples. Add yourself, and hide or remove the others.',
      link: { label: 'Edit the team', href: '/admin/team' },
    },
    launch: {
      title: 'Web address and launch',
      text: 'Your own web address needs https. The checklist shows what’s still missing before you announce the site.',
      link: { label: 'Open the checklist', href: '/admin/checklist' },
    },
  } satisfies Record<StepId, StepWords> as Readonly<Record<StepId, StepWords>>,
  /** The text about the team, unless all of its people are samples. */
  team: {
    some: 'Some of the people on the site are samples. Replace, hide or remove them.',
    none: 'The site shows no sample people anymore.',
  },
  address: {
    now: 'This site’s address',
    local:
      'It isn’t public over https yet. Set SITE_URL to your https address; whoever runs your server knows how.',
    secure: 'It’s public over https.',
  },
  left: {
    one: 'One item on the checklist is still to do.',
    many: '{count} items on the checklist are still to do.',
    none: 'Everything on the checklist is done.',
  },
} as const;

export const startNotices = {
  published: {
    title: 'Published',
    description: 'Your changes are live: every page, email and file is up to date.',
  },
  unchanged: {
    title: 'Nothing changed',
    description: 'You left that step as it was, so nothing was published.',
  },
} as const satisfies NoticeWords;
