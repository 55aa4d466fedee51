/** The words that all six tools share. */
export const toolWords = {
  dontKnow: 'I don’t know',
  findOutFirst: 'Find out first',
  notCounted: 'What we didn’t count',
  method: 'How we calculate',
  nextSteps: 'What to do first',
  /** Competition Act, s. 74.01(1)(b): claims about performance need a proper test, unlike this. */
  disclaimer:
    'This is an estimate. It isn’t a promise, and it isn’t legal, tax or accounting advice.',
} as const;

/** The words above each tool. */
export const toolHeadWords = {
  trail: [
    { label: 'Resources', href: '/resources' },
    { label: 'Free AI Tools', href: '/resources/tools' },
  ],
  time: 'About {time}. Free, no email needed.',
  /** Head data of the quiz, the former name of the assessment. */
  quiz: {
    title: 'AI Readiness Quiz: Where to Start with AI',
    description:
      'A four-minute quiz for small businesses: a score out of 100, the reason for it and the three things to do before you spend money on AI.',
    keywords: ['AI readiness quiz', 'AI quiz for small business', 'ready for AI'],
  },
} as const;

/** The texts around a tool: of its page, its result and the actions for the result. */
export const toolPageWords = {
  errorSummary: 'Please check these answers',
  resultLabel: 'Your result',
  exampleLabel: 'Based on the figures in the form',
  stale: 'A figure isn’t one we can use, so this still shows the last result we could calculate.',
  staleLabel: 'The last result we could calculate',
  moreOpen: '{count} more to find out',
  numbers: 'The figures',
  context: 'For comparison',
  effort: 'Effort: {effort}',
  printedFrom: 'Printed from {url} on {date}.',
  printedFromAddress: 'Printed from {url}.',
  clear: 'Clear my answers',
  cleared: 'Your answers are cleared.',
  kept: 'Your answers stay in this browser until you clear them.',
  badLink: 'This link is incomplete or from an older version. Here is the empty tool.',
  fromLink: 'These are the answers from the link you opened.',
  fromLinkOn: 'These are the answers from the link you opened. It was made on {date}.',
  answersTitle: 'What this result is based on',
  examples: {
    title: 'Start from an example',
    /** Above the verdict. */
    resultLabel: 'Example: {business}',
    note: 'These are typical answers for {business}. Change whatever is different for you.',
    businesses: {
      hvac: { label: 'HVAC contractor', inSentence: 'an HVAC contractor' },
      dental: {
        label: 'Dental clinic',
        inSentence: 'a dental clinic, where PHIPA applies to patient information',
      },
      onlineStore: { label: 'Online store', inSentence: 'an online store' },
      lawOffice: { label: 'Law office', inSentence: 'a law office' },
    },
  },
  answered: '{count} of {total} answered',
  /** The buttons between the groups of a questionnaire. */
  steps: { next: 'Next', back: 'Back' },
  /** In place of the percentage of a part whose answers are all unknown. */
  notKnown: 'not known',
  oneUnknown:
    'You don’t know one of the answers. It counts as zero, so the true score is somewhere between {now} and {best}.',
  someUnknown:
    'You don’t know {count} of the answers. They count as zero, so the true score is somewhere between {now} and {best}.',
  take: {
    title: 'Take it with you',
    print: 'Print or save as PDF',
    copy: 'Copy a link to this result',
    linkCopied:
      'The link is copied. Your answers are in the link itself; our server never sees them.',
    linkShown: 'Copy this link. Your answers are in the link itself; our server never sees them.',
    linkTooLong: 'There are too many answers for a link. Print the result instead.',
    linkLabel: 'Link to this result',
    call: 'Bring it to a call',
    callNote:
      'A free 30-minute call. The person you talk to will have this result in front of them.',
    /** Only a script takes the result along to the booking. */
    callNoteWithoutScript:
      'A free 30-minute call. Have this result in front of you: print it, or email it to yourself.',
  },
  mail: {
    title: 'Email me this result',
    text: 'One email with the figures, the next steps and your answers.',
    /** What the email leaves out, because anybody can have it sent to any address. */
    leftOut: {
      'vendor-evaluation-checklist':
        'Names you’ve entered are left out of the email, because we can’t be sure whose address this is.',
      'tech-stack-analyzer':
        'Names that aren’t on our list of products are left out of the email, because we can’t be sure whose address this is.',
    },
    weGet:
      'We get the result and its figures too, so that we know what you’re looking at if you contact us.',
    weGetNames:
      'We get the result and its figures too, with those names, so that we know what you’re looking at if you contact us.',
    fields: {
      email: {
        label: 'Email address',
        missing: 'Enter your email address.',
        invalid: 'Enter an email address like name@example.com.',
        tooLong: 'Enter an email address of at most 254 characters.',
      },
    },
    submit: 'Send it to me',
    submitting: 'Sending...',
    privacyNote: {
      text: 'We email you nothing but the result. You’re added to the newsletter only if you check its box. We delete your answers two years after our last contact.',
      link: { label: 'Privacy Policy', href: '/privacy-policy' },
    },
    toasts: {
      missing: { title: 'Missing information', description: 'Enter your email address.' },
      sent: {
        title: 'We have your request',
        /** The same for every address, so that nobody learns from it who asked before. */
        description:
          'We send one result per tool to an address each day. If this is your first from this tool today, it’s on its way and usually arrives within minutes. If our email server is down, we’ll send it as soon as it’s back. For a second result today, print it.',
      },
      backup: {
        title: 'Saved in this browser',
        description: 'Our server is down. Your browser will send the request as soon as it’s back.',
      },
      failed: {
        title: 'We couldn’t send the result',
        description: 'Please try again in a few minutes, or print the result.',
      },
    },
    inlineApiError: 'API Error: {error}',
    reference: 'Reference {reference}',
  },
} as const;

/** What a tool's page says of its figures. */
export const toolSourceWords = {
  startingFigures: 'Where the figures come from',
  startingFiguresNote:
    'You can change any figure that has a field in the form; the rest are our own settings. Prices don’t include HST.',
  sourceColumns: ['Figure', 'We start from', 'Source', 'Status'],
  evidence: {
    read: 'Page read on {date}',
    named: 'From our notes of {date}; not checked again since',
    own: 'Our own figure, set on {date}',
  },
} as const;

/** Why a result isn't emailed. */
export const resultEmailReasons = {
  unknownTool: 'Choose one of the six tools.',
  noAnswers: 'Give the tool’s answers as `input`.',
  badAnswers: 'These answers are incomplete. Reload the page and try again.',
  tooMany: 'Too many messages from this connection. Please wait a few minutes and try again.',
  keyReused: 'This was already sent with different answers. Reload the page and send it again.',
  storageDown: 'We can’t save messages right now.',
} as const;

/** In place of “on its way” while the site can’t email visitors. */
export const withoutEmail = {
  title: 'Your request is saved',
  description:
    'We can’t send email right now. If email works again within three days, we’ll email you the result. Until then, you can print it.',
} as const;

/** Texts of the API documentation. */
export const resultEmailApiWords = {
  id: 'tool-result',
  title: 'Email a tool result',
  text: 'Recalculates the result from the answers, stores it and emails it to the visitor, at most once per tool and day. The owner gets each result and its figures, with the names that were entered.',
  fields: {
    tool: 'Which tool.',
    input:
      'The answers, as a JSON object with the fields of the tool’s form. Refused with 422 if the tool can’t calculate a result from them.',
    newsletter:
      'If true, also signs the visitor up for the newsletter, which is confirmed by a separate email.',
  },
  example: {
    tool: 'data-quality-assessment',
    input: {
      mode: 'questions',
      answers: {
        C1: 2,
        C2: 1,
        U1: 2,
        U2: 1,
        V1: 3,
        V2: 2,
        A1: 2,
        A2: null,
        T1: 1,
        T2: 2,
        K1: 1,
        K2: 2,
      },
    },
    email: 'visitor@example.com',
  },
  success: '`data.id` and `data.reference`, which a visitor can quote.',
} as const;
