import type { TextLink, ToastWords } from '#app/content-types.ts';

/** The exact text of a consent, and its version. */
export type ConsentWording = { readonly version: string; readonly text: string };

/** Error texts that the API requests of the newsletter and the waitlists share. */
export type SignupReasons = {
  readonly keyReused: string;
  readonly tooMany: string;
  readonly storageDown: string;
  readonly code: { readonly wrong: string; readonly expired: string; readonly tooMany: string };
};

/** The texts of a sign-up form, and of the code form that replaces it. */
export type SignupWords = {
  readonly form: {
    readonly label: string;
    readonly submit: string;
    readonly submitting: string;
    readonly privacyLink: TextLink;
  };
  readonly codeForm: CodeFormWords;
  readonly toasts: {
    readonly invalid: ToastWords;
    readonly success: ToastWords;
    readonly failed: ToastWords;
    /** In place of `failed` if the browser has stored the sign-up, unless that is specified. */
    readonly kept?: ToastWords;
    readonly confirmed: ToastWords;
  };
  /** Shown if the server is unreachable and the browser has stored the sign-up. */
  readonly kept: string;
};

export type CodeFormWords = {
  readonly title: string;
  /** `{email}` is the address that was entered. */
  readonly text: string;
  readonly label: string;
  readonly help: string;
  readonly submit: string;
  readonly submitting: string;
  readonly otherAddress: string;
  readonly errors: {
    readonly missing: string;
    readonly wrong: string;
    readonly expired: string;
    readonly tooMany: string;
    readonly failed: string;
  };
};

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
