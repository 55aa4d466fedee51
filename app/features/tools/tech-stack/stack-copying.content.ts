import type { StackLink } from './stack-model.ts';

/** What becomes of what is copied by hand: in the table of pairs, the reasons and the map. */
export const copyingWords = {
  states: {
    ready: 'Both sides connect: can be automated',
    readyIf: 'Both sides connect: can be automated if you keep {tools}',
    open: 'Not known yet whether both sides connect',
    blocked: 'At least one side doesn’t connect yet',
    ends: 'Ends once you’ve cancelled {tools}',
    changes: 'To be looked at again once you’ve cancelled {tools}',
    endsByChoice: 'Ends once you’ve chosen between {tools}',
  },
  legend: {
    ready: 'Both sides connect: can be automated',
    open: 'Not known yet whether both sides connect',
    blocked: 'At least one side doesn’t connect yet',
    ends: 'Ends or changes once a tool is given up',
  } satisfies Record<StackLink['kind'], string>,
  reasons: {
    copied: 'copied by hand',
    hours: '{hours} of copying',
    blocked: '{pair}: {copying}, but as far as you know, {tools} can’t be connected.',
    open: '{pair}: {copying}.',
    unknown: 'Whether {tools} can be connected isn’t known yet.',
    ends: '{pair}: {copying}; that ends once you’ve cancelled {tools}.',
    changes: '{pair}: {copying}; look at it again once you’ve cancelled {tools}.',
    endsByChoice: '{pair}: {copying}; that ends once you’ve chosen between {tools}.',
  },
  automation: {
    label: 'Automation {number}: {pair}',
    labelIf: 'Automation {number}, if you keep {tools}: {pair}',
    step: 'Automate {pair}: {hours} {go} into copying by hand.',
    stepIf: 'If you keep {tools}, automate {pair}: {hours} {go} into copying by hand.',
    effort: 'half a day to three days',
  },
} as const;

/** The verdict on tools that are ready, by what was entered about copying by hand. */
export const readyVerdicts = {
  automate: 'Your tools are ready: automate the first link this month.',
  choose: 'Your tools are ready: choose {between}, then automate the first link.',
  time: 'Your tools are ready: find out how long the copying by hand takes, and automate what takes longest first.',
  timeOne:
    'Your tools are ready: find out how long the copying by hand takes, and automate it if it’s half an hour a week or more.',
  findOut: 'Your tools are ready: find out whether {tools} connects, then automate the copying.',
  findOutAll: 'Your tools are ready: find out whether {tools} connect, then automate the copying.',
  cancel: 'Your tools are ready: cancel {tools} first; the copying between {pair} ends with it.',
  cancelFirst:
    'Your tools are ready: cancel {tools} first, then see what still gets copied by hand.',
  decide:
    'Your tools are ready: choose {between} first; the copying between {pair} ends with that.',
  replace:
    'Your tools are ready, apart from {tools}: the copying only ends once a tool that connects takes its place.',
  replaceAll:
    'Your tools are ready, apart from {tools}: the copying only ends once tools that connect take their place.',
  tooLittle:
    'Your tools are ready. The copying you’ve entered takes too little time to be worth automating: see whether anything else is copied by hand.',
  nothing: 'Your tools are ready. If anything is still copied by hand, automate that first.',
} as const;
