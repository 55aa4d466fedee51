import type { PageHead, TextLink, ToastWords } from '#app/content-types.ts';

/** The texts of a sign-up form. */
export type SignupWords = {
  readonly form: {
    readonly label: string;
    readonly submit: string;
    readonly submitting: string;
    readonly privacyLink: TextLink;
  };
  readonly toasts: Readonly<Record<'invalid' | 'success' | 'failed' | 'confirmed', ToastWords>> & {
    /** In place of `failed` if the browser has stored the sign-up, unless that is specified. */
    readonly kept?: ToastWords;
  };
  /** Shown if the server is unreachable and the browser has stored the sign-up. */
  readonly kept: string;
};

/** What a form says once its button was pressed. */
export type AnswerWords = Omit<SignupWords, 'form'>;

type OutcomeWords = { readonly title: string; readonly text: string; readonly link: TextLink };

type ActWords = { readonly title: string; readonly text: string; readonly button: string };

/** The texts of the pages that emails of a list lead to. */
export type ListPagesWords = {
  readonly checkPage: { readonly head: PageHead };
  readonly confirmPage: ActWords & {
    readonly head: PageHead;
    readonly done: OutcomeWords;
    readonly expired: OutcomeWords;
  };
  readonly leavePage: ActWords & {
    readonly head: PageHead;
    /** For somebody who was told that the item is ready. */
    readonly told?: ActWords;
    /** For an address that was never confirmed, probably entered by somebody else. */
    readonly notMe: ActWords & { readonly done: { readonly title: string; readonly text: string } };
    readonly done: OutcomeWords;
    readonly unknown: OutcomeWords;
    /** The button that undoes leaving, and what the page says then. */
    readonly undo?: string;
    readonly undone?: { readonly title: string; readonly text: string };
  };
};

/** How long the email address of a sign-up is kept. */
export const SIGNUP_RETENTION = {
  /** Unconfirmed entries are deleted. */
  unconfirmedDays: 14,
  /** After leaving; the page offers to undo it only for minutes. */
  leftDays: 1,
  /** After a waitlist notice, whose delivery is tried for three days. */
  notifiedDays: 4,
} as const;

/** The texts around a consent record. */
export const consentRecord = {
  title: 'What you agreed to',
  text: 'We keep this record because Canada’s anti-spam law requires us to be able to prove your consent.',
  events: {
    requested: 'Signed up',
    confirmed: 'Confirmed',
    left: 'Unsubscribed',
    resumed: 'Subscribed again',
    preferences: 'Preferences changed',
    notified: 'The email that it’s ready was sent',
  },
  methods: {
    form: 'with the form',
    code: 'with the code from the email',
    button: 'with the link in the email',
    'one-click': 'from your email app',
    page: 'on the page that the email links to',
    undo: 'on the same page, within ten minutes',
    owner: 'by us',
  },
  when: '{when}, Toronto time, on {page}',
  whenWithoutPage: '{when}, Toronto time',
  version: '(version {version})',
} as const;
