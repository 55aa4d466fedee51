/** The catalogue of the six tools: what the listing, the menus and the tool pages are titled with. */

/** The words that all six tools share. */
export const toolWords = {
  dontKnow: 'I don’t know',
  findOutFirst: 'Find out first',
  notCounted: 'What we did not count',
  method: 'How we calculate',
  nextSteps: 'What to do first',
  /** Competition Act, s. 74.01(1)(b): a claim about performance needs a proper test. This is none. */
  disclaimer:
    'This is an estimate from your own answers. It is not a promise, and it is not legal, tax or accounting advice.',
} as const;

/** The words around a tool: its page, its result, what can be done with the result. */
export const toolPageWords = {
  breadcrumbs: 'You are here',
  trail: [
    { label: 'Resources', href: '/resources' },
    { label: 'Free AI Tools', href: '/resources/tools' },
  ],
  time: 'About {time}. Free, no email needed.',
  errorSummary: 'Please look at these answers',
  resultLabel: 'Your result',
  formLabel: 'Your figures',
  exampleLabel: 'With the figures in the form',
  stale:
    'A figure is missing or out of range, so this still shows the last result that could be computed.',
  andThen: 'After that',
  moreOpen: '{count} more to find out',
  numbers: 'The figures',
  context: 'For comparison',
  effort: 'Effort: {effort}',
  chartTable: 'The same as a table',
  startingFigures: 'Where the starting figures come from',
  startingFiguresNote:
    'A figure that has a field in the form can be changed there; the others are our own settings. HST is not included.',
  sourceColumns: { figure: 'Figure', value: 'We start from', source: 'Source', checked: 'Status' },
  evidence: {
    read: 'Page read on {date}',
    named: 'From our notes of {date}; the page has not been read again since',
    own: 'Our own figure, set on {date}',
  },
  printedFrom: 'Printed from {url} on {date}.',
  printedFromAddress: 'Printed from {url}.',
  clear: 'Clear my answers',
  cleared: 'Your answers are cleared.',
  kept: 'Your answers stay in this browser until you clear them.',
  badLink: 'This link is incomplete or from an older version. Here is the empty tool.',
  fromLink: 'These are the answers of the link that you opened.',
  fromLinkOn: 'These are the answers of the link that you opened. It was made on {date}.',
  answersTitle: 'The answers behind this result',
  examples: {
    title: 'Start from an example',
    note: 'These are typical answers for {business}. Change whatever is different for you.',
    businesses: {
      hvac: { label: 'HVAC contractor', inSentence: 'an HVAC contractor' },
      dental: { label: 'Dental clinic', inSentence: 'a dental clinic' },
      onlineStore: { label: 'Online store', inSentence: 'an online store' },
      lawOffice: { label: 'Law office', inSentence: 'a law office' },
    },
  },
  answered: '{count} of {total} answered',
  take: {
    title: 'Take it with you',
    print: 'Print or save as PDF',
    copy: 'Copy a link to this result',
    linkCopied: 'The link is copied. It holds your answers itself; our server never sees them.',
    linkShown: 'Copy this link. It holds your answers itself; our server never sees them.',
    linkTooLong: 'There are too many answers for a link. Print the result instead.',
    linkLabel: 'Link to this result',
    call: 'Bring it to a call',
    callNote: 'A free call of 30 minutes. The person you talk to has this result in front of them.',
  },
  mail: {
    title: 'Email me this result',
    text: 'The figures and the next steps, once. We get a copy, so that we know what you are looking at if you write to us.',
    noTyped:
      'Names that you typed are left out of the email, because we can’t know whose address this is.',
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
      text: 'One email, no list. We delete your answers two years after our last contact.',
      link: { label: 'Privacy Policy', href: '/privacy-policy' },
    },
    toasts: {
      missing: { title: 'Missing information', description: 'Enter your email address.' },
      sent: {
        title: 'Your result is on its way',
        description:
          'It is stored, and usually in your inbox within minutes. If our email server is down, it follows as soon as it is back. One email per tool and day.',
      },
      backup: {
        title: 'Kept in this browser',
        description: 'Our server is down. Your browser sends the request as soon as it is back.',
      },
      failed: {
        title: 'The result could not be sent',
        description: 'Please try again in a few minutes, or print the result.',
      },
    },
    inlineApiError: 'API Error: {error}',
    reference: 'Reference {reference}',
  },
  reasons: {
    unknownTool: 'Name one of the six tools.',
    badAnswers: 'These answers are not complete. Reload the page and try again.',
    tooMany: 'Too many messages from this connection. Please wait a few minutes and try again.',
    keyReused: 'This was sent before with other answers. Reload the page and send it again.',
    storageDown: 'We cannot store messages at this moment.',
  },
} as const;

/** What the API description says. */
export const resultEmailApiWords = {
  id: 'tool-result',
  title: 'Email the result of a tool',
  text: 'Computes the result again from the answers, stores it and emails it to the visitor, once for each tool, address and day. The owner gets a copy.',
  fields: {
    tool: 'Which tool.',
    input:
      'The answers, as the link to a result holds them. Refused with 422 where the tool could not compute with them.',
    newsletter: 'Asks for the newsletter as well; it is confirmed by an email of its own.',
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
