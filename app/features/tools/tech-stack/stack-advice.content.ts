import type { StackAdvice, ToolKind } from './stack-model.ts';

export const stackAdviceWords = {
  cut: { label: 'Cut', effort: '1–2 hours' },
  review: { label: 'Still needed?', effort: '15 minutes' },
  consolidate: { label: 'Consolidate', effort: 'half a day to two days' },
  bridge: { label: 'Replace or bridge', effort: 'one to five days' },
  'fix-today': { label: 'Fix today', effort: '1 hour' },
  renewal: { label: 'Decide before it renews', effort: '15 minutes' },
  keep: { label: 'Keep', effort: '' },
} as const satisfies Record<StackAdvice, { label: string; effort: string }>;

/** The texts of the advice that has one for every tool. */
export const stackAdviceTexts = {
  bridge:
    'You can’t work without it, and it connects to nothing. Bridge the gap now, and replace it when you next have the chance.',
  renewal: 'It renews soon. Decide before {month}.',
  renewalNow: 'It renews this month, so decide today whether to keep it.',
  nothing: 'Nothing to do.',
} as const;

/** For a tool to give up: how seldom it's used, and how soon to cancel it. */
export const givenUpWords = {
  monthly: 'Used only now and then, ',
  seldom: 'Hardly used, ',
  cut: 'and another of your tools does the same job. {how}',
  review:
    'but none of the tools you use more often does the same job. Ask who would miss it before you decide.',
  cancel: 'Export your data and cancel it.',
  cancelSoon:
    'Export your data and cancel it soon: it holds personal data without separate logins. {meanwhile}',
  cancelBefore: 'Export your data and cancel it before it renews in {month}.',
  cancelToday: 'It renews this month, so export your data and cancel it today.',
  exposed: '{cancel} It holds personal data without separate logins. {meanwhile}',
  meanwhile: {
    program: 'If it has to stay for a while, give each person a login today.',
    file: 'If it has to stay for a while, keep it where each person signs in with their own login.',
  },
  consolidate:
    'You have a better-connected tool for the same job. Move over and cancel this one{by}.',
  byMonth: ' before it renews in {month}',
  byToday: ' as soon as you can, because it renews this month',
} as const;

/** For paper without which work stops. */
export const paperBridgeWords = {
  text: 'You can’t work without it, and it connects to nothing. Replace it with a form that feeds your main system.',
  effort: 'half a day to two days',
} as const;

/** In place of the label “Keep” where the text beside it asks for more than that. */
export const stackKeepLabels = { choose: 'Choose one', forNow: 'Keep for now' } as const;

/** For a tool to keep that connects to nothing although something is copied from or into it. */
export const stackKeepCopiedWords =
  'Work goes on without it, so it can stay. But the copying only ends once a tool that connects takes its place.';

/** For a tool to keep: what is open about it, joined to one sentence, or what isn't known. */
export const stackKeepWords = {
  choose: 'Choose between {all}.',
  owner: 'name someone in charge',
  seats: 'cancel the seats nobody uses',
  login: {
    program: 'give everyone their own login with two-step login',
    file: 'keep it where each person signs in with their own login, such as OneDrive or Google Drive',
  },
  /** For a tool of which it isn't decided whether it stays. */
  ifItStays: 'If it stays: {gaps}.',
  findOut: 'Find out what’s still unknown first.',
} as const;

/** What to do about a weak link or an unknown one, by what the tool is; and about several. */
export const stackLinkWords = {
  export: {
    program: {
      one: 'It connects only by file export or a service such as Zapier. Set that up, or check whether a higher plan connects directly.',
      many: 'They connect only by file export or a service such as Zapier. Set that up, or check whether higher plans connect directly.',
    },
    file: {
      one: 'It connects only by file export or a service such as Zapier. Set that up, or move what’s in it to a tool that connects directly.',
      many: 'They connect only by file export or a service such as Zapier. Set that up, or move what’s in them to a tool that connects directly.',
    },
    effort: 'half a day',
  },
  none: {
    program: {
      one: 'It connects to nothing. Look for a tool that connects instead.',
      many: 'They connect to nothing. Look for tools that connect instead.',
    },
    file: {
      one: 'It connects to nothing. Move what’s in it to a tool that connects.',
      many: 'They connect to nothing. Move what’s in them to a tool that connects.',
    },
    effort: '2 hours',
  },
  unknown: {
    program: {
      one: 'Find out whether it connects. Search its help pages for “integrations” and “API”.',
      many: 'Find out whether they connect. Search their help pages for “integrations” and “API”.',
    },
    file: {
      one: 'Find out whether it connects: in OneDrive or Google Drive, other tools can read it; on one computer, they can’t.',
      many: 'Find out whether they connect: in OneDrive or Google Drive, other tools can read them; on one computer, they can’t.',
    },
    effort: '10 minutes',
  },
  /** Paper never connects, whatever was answered. */
  paper: {
    one: 'It connects to nothing. Replace it with a form that feeds your main system.',
    many: 'They connect to nothing. Replace them with forms that feed your main system.',
    effort: 'half a day to two days',
  },
  ifKept: 'If you keep {names}: {text}',
  effortEach: '{effort} a tool',
} as const;

/** For personal data that isn't secured, by what holds it. */
export const exposedWords = {
  program: {
    one: 'It holds personal data without separate logins and two-step login. Give each person a login today, and turn on two-step login wherever it’s offered.',
    many: 'They hold personal data without separate logins and two-step login. Give each person a login today, and turn on two-step login wherever it’s offered.',
    effort: '1 hour',
  },
  file: {
    one: 'It holds personal data without separate logins and two-step login. Move it today to where each person signs in with their own login, such as OneDrive or Google Drive, and turn on two-step login there.',
    many: 'They hold personal data without separate logins and two-step login. Move them today to where each person signs in with their own login, such as OneDrive or Google Drive, and turn on two-step login there.',
    effort: '1 hour',
  },
  paper: {
    one: 'It holds personal data that anyone passing by can read. Lock it away today.',
    many: 'They hold personal data that anyone passing by can read. Lock them away today.',
    effort: '30 minutes',
  },
} as const satisfies Record<ToolKind, { one: string; many: string; effort: string }>;
