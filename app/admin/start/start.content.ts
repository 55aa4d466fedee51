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
  save: 'Save and Continue',
  saveHelp: 'Saving publishes it on every page. That takes a few seconds.',
  skip: 'Skip This Step',
  next: 'Continue',
  finish: 'Finish and Open Today',
  later: 'Do This Later',
  laterHelp: 'Opens Today. You’ll find these steps under Settings.',
  steps: {
    name: {
      title: 'Name and contact',
      text: 'These replace the sample business on every page, in every email and in every file.',
    },
    look: {
      title: 'Logo and colour',
      text: 'A logo and one colour of yours. Without them, the site shows your name beside the sample mark.',
      link: { label: 'Choose logo and colour', href: '/admin/logo' },
    },
    hours: {
      title: 'Hours and calls',
      text: 'When you’re open, and how soon you reply. When people can book a call has rules of its own.',
      link: { label: 'Booking rules', href: '/admin/booking-rules' },
    },
    email: {
      title: 'Email',
      text: 'Until the site can send email, messages wait in the inbox here and nobody gets a receipt.',
      link: { label: 'Set up email', href: '/admin/email-integration' },
    },
    team: {
      title: 'Team',
      text: 'The people on the site are samples. Put yourself in, and hide or remove the others.',
      link: { label: 'Edit the team', href: '/admin/team' },
    },
    launch: {
      title: 'Address and launch',
      text: 'Your own address needs https. The checklist computes what is still missing before you tell people.',
      link: { label: 'Open the checklist', href: '/admin/checklist' },
    },
  } satisfies Record<StepId, StepWords> as Readonly<Record<StepId, StepWords>>,
  address: {
    now: 'This site’s address',
    local:
      'It isn’t public with https yet: set SITE_URL, and put a reverse proxy in front (docs/operations.md).',
    secure: 'It’s public with https.',
  },
  left: {
    one: 'One item of the checklist is open.',
    many: '{count} items of the checklist are open.',
    none: 'Nothing on the checklist is open.',
  },
} as const;

export const startNotices = {
  published: { title: 'Published', description: 'Every page, email and file shows it now.' },
} as const satisfies NoticeWords;
