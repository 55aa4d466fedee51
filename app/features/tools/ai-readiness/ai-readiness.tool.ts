import * as v from 'valibot';
import type { PublishedFigure } from '../model/tool-default.ts';
import type {
  CarriedFigures,
  ToolAbout,
  ToolDefinition,
  ToolExamples,
} from '../model/tool-definition.ts';
import { checkForm, readText } from '../model/tool-form.ts';
import {
  type SummaryAction,
  type ToolSummary,
  toneOf,
  withMoreSteps,
} from '../model/tool-summary.ts';
import {
  type Answers,
  answerLines,
  answerText,
  barsOf,
  chooseAnswer,
  findOutFirst,
  judgeAnswers,
  type Level,
  levels,
  levelsSchema,
  type Question,
  readAnswers,
  type ScoredSection,
  type Section,
  writeAnswers,
  writeDigits,
} from '../questionnaire/questionnaire.ts';

export const readinessFigures: readonly PublishedFigure[] = [
  {
    text: 'In a survey in April and May 2026, 19.2% of Canadian businesses had used AI to produce goods or deliver services in the past twelve months; two years earlier, it was 6.1%.',
    source:
      'Statistics Canada, Canadian Survey on Business Conditions, reported by ATB on June 2, 2026',
    href: 'https://www.atb.com/company/insights/the-twenty-four/use-of-artificial-intelligence-by-businesses-q2-2026/',
  },
  {
    text: 'In the third quarter of 2025, 14.5% of Canadian businesses planned to use AI within a year. Of those without a plan, 78.1% said that AI was not relevant to what they sell.',
    source: 'Statistics Canada, Canadian Survey on Business Conditions, listed by AI Canada Pulse',
    href: 'https://www.aicanadapulse.ca/adoption',
  },
];

/**
 * AI readiness: fifteen questions in six pillars, and one that only decides whether privacy comes
 * first. The weights are ours. Compared with: setpointaudit.com (data 30, team 25, process 20,
 * infrastructure 15, budget 10), asceroai.com (five equal dimensions), getaiaudit.co (eight
 * pillars), Cisco AI Readiness Index (six pillars).
 */
export type ReadinessInput = {
  readonly answers: Answers<Level>;
  /** Whether the business handles data about health, money or children. */
  readonly sensitiveData: 'no' | 'yes' | 'unknown';
};

export const readinessSections: readonly Section[] = [
  {
    id: 'data',
    title: 'Data',
    weight: 25,
    questions: [
      {
        id: 'D1',
        label: 'Where do your customer records live?',
        help: 'Names, phone numbers, what they bought, what was agreed.',
        answers: [
          'On paper or in people’s heads',
          'In several spreadsheets and inboxes',
          'In one main system, with gaps',
          'In one system that is kept current',
        ],
        findOut:
          'Ask the person who answers the phone where they look up a customer. Count the places.',
        advice: [
          {
            text: 'Put every active customer in one system: name, email, last contact, consent, and nothing sensitive. A free CRM will do, but not for a clinic’s patients: their names belong in a system made for health records.',
            effort: 'a few minutes a customer',
          },
          {
            text: 'Choose one system as the master list, move the missing customers into it and make the other lists read-only.',
            effort: 'a few minutes a customer',
          },
          {
            text: 'Move the missing customers into your main system, fill in the gaps and make the other lists read-only.',
            effort: 'a few minutes a customer',
          },
        ],
      },
      {
        id: 'D2',
        label: 'Could you export a clean customer list with email and last contact today?',
        help: 'Clean means no duplicates and no missing emails.',
        answers: ['No', 'Yes, with a day’s work', 'Yes, within an hour', 'Yes, in minutes'],
        findOut:
          'Try it: open your main system, look for Export, and time yourself until you trust the list.',
        advice: [
          {
            text: 'Export what you have, even if it is messy, and check it with our data quality tool. Fix the two worst columns first, and delete the export afterwards.',
            effort: 'half a day',
          },
          {
            text: 'Save the export as a fixed view, make the contact details that you really use required, let the system fill in the last contact, and review duplicates once a month.',
            effort: '2 hours, then 30 minutes a month',
          },
        ],
      },
      {
        id: 'D3',
        label: 'Can you find a job or an order from two years ago?',
        help: 'The quote, what was delivered, what was paid.',
        answers: ['No', 'After digging', 'Usually', 'Right away'],
        findOut:
          'Pick a customer you remember from two years ago and look for their order. Stop after ten minutes.',
        advice: [
          {
            text: 'From today, file each new job under one number: year, running number, customer. Old jobs follow only when you need them.',
            effort: '1 hour to set up',
          },
          {
            text: 'Keep finished jobs in the system that holds your customers, each under customer and date. Add an older one when you had to dig for it; a clinic’s or client’s file never goes into an open folder.',
            effort: '5 minutes a job',
          },
        ],
      },
    ],
  },
  {
    id: 'processes',
    title: 'Processes',
    weight: 20,
    questions: [
      {
        id: 'P1',
        label: 'Can you name your three most repetitive tasks and the hours each one takes?',
        help: 'Copying orders, chasing payments, answering the same questions.',
        answers: ['No', 'One of them', 'All three, hours guessed', 'All three, hours measured'],
        findOut:
          'Ask each person on Friday: which task did you repeat most this week, and how long did it take?',
        advice: [
          {
            text: 'Put a sheet on the wall for one week: everyone writes down the task and the minutes. Take the three longest.',
            effort: '10 minutes a day',
          },
          {
            text: 'Ask the team which tasks they repeat most, and measure the top three for two weeks with a timer.',
            effort: '15 minutes a day',
          },
          {
            text: 'Measure your top three tasks for two weeks with a timer, and note which one takes the most time.',
            effort: '15 minutes a day',
          },
        ],
      },
      {
        id: 'P2',
        label: 'Are there written steps that someone new could follow?',
        help: 'A checklist, a page, a short video.',
        answers: ['None', 'For some tasks', 'For most tasks', 'For all, kept current'],
        findOut: 'Ask your newest employee what they were given to read in their first week.',
        advice: [
          {
            text: 'Write down one task while someone does it: each step, who, with which tool, what can go wrong. One page is enough.',
            effort: '2 hours',
          },
          {
            text: 'Write the steps for your three most frequent tasks and let somebody else follow them once, without help.',
            effort: '2 hours each',
          },
          {
            text: 'Write the steps for the tasks that still have none, and name one person who keeps each page current.',
            effort: '2 hours each',
          },
        ],
      },
      {
        id: 'P3',
        label: 'How often does an exception break the normal process?',
        help: 'A special order, a missing form, a customer who pays differently.',
        answers: ['Almost always', 'Often', 'Sometimes', 'Rarely, and we know which'],
        findOut:
          'Take the last twenty orders and mark those that needed a phone call or a special step.',
        advice: [
          {
            text: 'Collect thirty cases of one task and sort them into routine and unusual. Automate only if most are routine.',
            effort: '3 hours',
          },
          {
            text: 'List your five most frequent exceptions and decide for each: stop offering it, charge for it, or give it its own steps.',
            effort: '2 hours',
          },
        ],
      },
    ],
  },
  {
    id: 'people',
    title: 'People',
    weight: 20,
    questions: [
      {
        id: 'S1',
        label: 'Does your team use AI today?',
        help: 'Writing, summarizing, translating, looking things up.',
        answers: [
          'Not at all, or it’s banned',
          'A few do, privately',
          'Several do, and share tips',
          'Regularly, with guidance',
        ],
        findOut:
          'Ask openly, and promise that nobody gets in trouble: who has used a chatbot for work this month?',
        advice: [
          {
            text: 'Let two volunteers try a free AI assistant for four weeks, on work without data about customers, staff or money, and report how much time it saved.',
            effort: '1 hour a week',
          },
          {
            text: 'Set aside thirty minutes every second week for those who use AI: one or two show a prompt that worked. Keep the prompts in one document, without data about customers, staff or money.',
            effort: '1 hour a month each',
          },
        ],
      },
      {
        id: 'S2',
        label: 'Is one person in charge of AI, with time for it?',
        help: 'Someone who decides, tries things out and takes questions.',
        answers: [
          'Nobody',
          'Named, but no time',
          'Yes, 1 to 2 hours a week',
          'Yes, half a day a week or more',
        ],
        findOut:
          'Ask your team who they would go to with a question about AI. If you hear three names, nobody is in charge.',
        advice: [
          {
            text: 'Name one person who knows the daily work, not necessarily computers, and write two hours a week into their schedule.',
            effort: '2 hours a week',
          },
          {
            text: 'Take a routine job off the plate of the person in charge of AI until the first project is running.',
            effort: 'half a day a week',
          },
        ],
      },
      {
        id: 'S3',
        label: 'What happened to the last new tool you brought in?',
        help: 'A booking system, a cash register, a chat program.',
        answers: [
          'It was abandoned',
          'Some use it',
          'Most use it, after a push',
          'Everyone used it within weeks',
        ],
        findOut: 'Look at when each person last logged in to it.',
        advice: [
          {
            text: 'Ask three people why they stopped using the last new tool. Don’t buy another one before you can name the reason.',
            effort: '1 hour',
          },
          {
            text: 'For the next tool, set a date on which the old way stops, and train in two short sessions with real cases.',
            effort: '2 sessions of 45 minutes',
          },
        ],
      },
    ],
  },
  {
    id: 'technology',
    title: 'Technology',
    weight: 15,
    questions: [
      {
        id: 'T1',
        label: 'Do your main tools connect to others?',
        help: 'A ready-made connection or an API, so data moves across without anyone retyping it.',
        answers: ['No', 'One or two do', 'Most do', 'Yes, and we use it'],
        findOut:
          'Search the help pages of each tool for “integrations” and “API”. Ten minutes a tool.',
        advice: [
          {
            text: 'List your five main tools with “connects: yes or no”. Our tech stack analyzer does it with you. Leave the ones that can’t connect out of your first project.',
            effort: '1 hour',
          },
          {
            text: 'Switch on one ready-made connection between the two tools you copy between most often.',
            effort: '2–4 hours',
          },
        ],
      },
      {
        id: 'T2',
        label: 'How do people log in?',
        help: 'Two-step login means a code or a security key as well as the password.',
        answers: [
          'Shared passwords',
          'Everyone has their own login',
          'Own logins, two-step on the key systems',
          'All of that, and a checklist for when someone leaves',
        ],
        findOut:
          'Ask which passwords more than one person knows. Check the security settings of your email and accounting.',
        advice: [
          {
            text: 'Give everyone their own login to email, accounting and customer data, and change the shared passwords.',
            effort: 'half a day',
          },
          {
            text: 'Switch on two-step login for email, accounting and customer data, and write a one-page checklist for when somebody leaves.',
            effort: '2–3 hours',
          },
          {
            text: 'Write a one-page checklist for when somebody leaves: which logins to close, which passwords to change, and who does it.',
            effort: '1 hour',
          },
        ],
      },
    ],
  },
  {
    id: 'strategy',
    title: 'Goal and budget',
    weight: 10,
    questions: [
      {
        id: 'G1',
        label: 'What do you want from AI?',
        help: 'Put it the way you’d say it to your team today.',
        answers: [
          'No goal yet',
          'To be more efficient',
          'One process is named',
          'One process, a number and a date',
        ],
        findOut: 'Ask the two people who decide, separately, for one sentence each. Compare them.',
        advice: [
          {
            text: 'Write one sentence: “By [date], [task] takes [hours] less a week.” If you can’t, measure first.',
            effort: '1 hour',
          },
          {
            text: 'Name the process that has to get better first, with today’s number: hours a week, days to answer, errors a month.',
            effort: '2 hours',
          },
          {
            text: 'Add today’s number to your goal: hours a week, days to answer, errors a month. Without it, nobody can tell whether it worked.',
            effort: '2 hours',
          },
        ],
      },
      {
        id: 'G2',
        label: 'What have you set aside for a first project?',
        help: 'In Canadian dollars, to build it and run it for the first few months.',
        answers: [
          'Nothing',
          'Less than $1,000',
          '$1,000 to $5,000',
          'More than $5,000, or approved when needed',
        ],
        findOut:
          'Ask whoever signs the cheques how much the business could afford to lose on a first try.',
        advice: [
          {
            text: 'Work out what your most repetitive task costs you in one month: a first project should cost about that much at most.',
            effort: '30 minutes',
          },
          {
            text: 'Before a project starts, approve its budget and a date on which you stop if it hasn’t worked.',
            effort: '1 hour',
          },
        ],
      },
    ],
  },
  {
    id: 'governance',
    title: 'Privacy and rules',
    weight: 10,
    questions: [
      {
        id: 'R1',
        label: 'Do you know which of your data is personal, and where it goes?',
        help: 'Anything about a person who can be identified: names, phone numbers, health, payments.',
        answers: [
          'No',
          'Roughly',
          'It’s listed',
          'It’s listed, with vendors and how long it’s kept',
        ],
        findOut:
          'Take one customer and list every place where their name is stored, including inboxes and phones.',
        advice: [
          {
            text: 'Make a table with one row per kind of data: what, whose, where it is stored, who can see it, which vendor holds it.',
            effort: '3 hours',
          },
          {
            text: 'Write what you know into a table with one row per kind of data, and fill the gaps: where it is stored, who can see it, which vendor holds it.',
            effort: '2 hours',
          },
          {
            text: 'Add to your list which vendor holds each kind of data, in which country and for how long, and name one privacy contact.',
            effort: '3 hours',
          },
        ],
      },
      {
        id: 'R2',
        label: 'Is there a rule about what staff may paste into AI tools?',
        help: 'Customer names, contracts, pay, health.',
        answers: [
          'No rule',
          'An unwritten rule',
          'A written rule',
          'A written rule, approved tools and training',
        ],
        findOut:
          'Ask two employees what they are allowed to paste. If the answers differ, there’s no rule.',
        advice: [
          {
            text: 'Write a half-page rule today: no customer names, files or drawings, no health, pay or payment data, and only the tools you list. Read it out at the next meeting.',
            effort: '1 hour',
          },
          {
            text: 'Write your rule down on half a page with the list of approved tools, show each person one right and one wrong example, and have it signed.',
            effort: '2 hours',
          },
          {
            text: 'Add the list of approved tools to your rule, show each person one right and one wrong example, and have it signed.',
            effort: '2 hours',
          },
        ],
      },
    ],
  },
];

/** A question that doesn't count. */
export const sensitiveDataQuestion = {
  id: 'sensitiveData',
  label: 'Do you handle health records, children’s data or clients’ financial or legal files?',
  help: 'Taking payments doesn’t count. This doesn’t change the score, but it can move privacy to the top of your result. For patient information in Ontario, PHIPA applies.',
  answers: { no: 'No', yes: 'Yes', unknown: 'I don’t know' },
  findOut:
    'Look at your intake form and your client files: health details, children’s dates of birth, tax or bank records?',
} as const;

const bandWords = {
  foundations: {
    title: 'Foundations first',
    verdict: 'Put the foundations in place before you spend money on AI.',
    nextStep: {
      text: 'Take these first steps, then take this assessment again in three months. A free writing assistant is fine in the meantime for texts that anyone may read: nothing about customers, patients, staff or money goes into it.',
      effort: '1 hour a week',
    },
  },
  pilot: {
    title: 'Ready for one small pilot',
    verdict: 'You’re ready for one small pilot, but not for more than that.',
    nextStep: {
      text: 'Choose one task that repeats every day with few exceptions, note how many hours it takes today, and automate it on a trial basis for six weeks.',
      effort: '2 hours a week',
    },
  },
  core: {
    title: 'Ready to automate core work',
    verdict: 'You’re ready to automate part of your core work.',
    nextStep: {
      text: 'Take your most repetitive task, measure it for two weeks if you haven’t yet, and run it through the ROI calculator, cautious case first.',
      effort: '30 minutes',
    },
  },
  scale: {
    title: 'Ready to scale',
    verdict: 'You’re ready to go beyond single projects.',
    nextStep: {
      text: 'Plan the next three processes together, with one owner and one measure each, instead of one by one.',
      effort: 'half a day',
    },
  },
  /** Too much is unknown for a verdict. */
  undecided: {
    title: 'Find out first',
    verdict:
      'Too much is unknown for a verdict: find out the points below before you decide anything.',
    nextStep: {
      text: 'Take this assessment again with the answers. Until then, spend nothing on AI that you can’t cancel within a month.',
      effort: '4 minutes',
    },
  },
} as const;

const privacyFirstWords = {
  no: undefined,
  yes: 'Privacy first: you handle sensitive data. Settle where it may go before any tool sees it.',
  unknown:
    'Privacy first, until you know: treat your data as sensitive until you’re sure what’s in it.',
} as const;

type BandId = keyof typeof bandWords;

/** Below this, data or processes hold the result down, and privacy comes first. */
const WEAK_BELOW = 0.34;
const questionnaire = { sections: readinessSections, choices: levels };

const schema: v.GenericSchema<unknown, ReadinessInput> = v.object({
  answers: levelsSchema(readinessSections),
  sensitiveData: v.picklist(['no', 'yes', 'unknown'], chooseAnswer),
});

/** The band of a whole score. */
export function readinessBandOf(score: number): BandId {
  if (score < 35) return 'foundations';
  if (score < 60) return 'pilot';
  return score < 80 ? 'core' : 'scale';
}

/**
 * Scores a complete set of answers: the score as a whole number, its band, which is at most one small
 * pilot while data or processes are weak, and whether too much is unknown for a verdict. Privacy
 * comes first with sensitive data and weak rules, or none that is written.
 */
export function computeReadiness({ answers, sensitiveData }: ReadinessInput) {
  const judged = judgeAnswers(readinessSections, answers, (score, sections) => {
    const isWeak = ['data', 'processes'].some((id) => ratioOf(sections, id) < WEAK_BELOW);
    return readinessBandOf(isWeak ? Math.min(score, 59) : score);
  });
  const isWritten = (answers.R2 ?? 0) >= 2;
  const isPrivacyWeak = ratioOf(judged.sections, 'governance') < WEAK_BELOW || !isWritten;
  return { ...judged, privacyFirst: isPrivacyWeak ? sensitiveData : 'no' };
}

type Readiness = ReturnType<typeof computeReadiness>;

function ratioOf(sections: readonly ScoredSection[], id: string): number {
  return sections.find(({ section }) => section.id === id)?.ratio ?? 0;
}

/** The result in words. */
function summarize(input: ReadinessInput): ToolSummary {
  const result = computeReadiness(input);
  const { isUndecided, score, band, privacyFirst, unknown, unknownReasons } = result;
  const { title, verdict, nextStep } = bandWords[isUndecided ? 'undecided' : band];
  const scoreBand = readinessBandOf(score);
  const heldDown = `Your score alone would say “${bandWords[scoreBand].title}”, but “Data” or “Processes” is below 34%. Automation multiplies whatever is there.`;
  return {
    title,
    warning: privacyFirstWords[privacyFirst],
    verdict,
    reasons: [...(band === scoreBand ? [] : [heldDown]), ...unknownReasons],
    figure: result.figure,
    bars: barsOf(result.sections),
    lines: [],
    actions: withMoreSteps(
      [...firstSteps(input, result), nextStep],
      [
        {
          text: 'Look at your rules and your list of tools again in six months: both go out of date faster than you’d expect.',
          effort: '1 hour, twice a year',
        },
        {
          text: 'Take this assessment again before each new project, with the people who will work with it.',
          effort: '4 minutes',
        },
      ],
    ),
    context: readinessFigures,
    findOutFirst: findOutFirst(
      input.sensitiveData === 'unknown' ? [...unknown, sensitiveDataQuestion] : unknown,
    ),
    notCounted: [
      'Your industry’s own rules, for example for health records or trust accounts.',
      'How good a particular AI product is. That’s what the vendor checklist is for.',
      'Your competitors. Being early is worth something, but being ready is worth more.',
    ],
    advisesAgainstSpending: isUndecided || band === 'foundations' || privacyFirst !== 'no',
  };
}

/**
 * A step for each of the two lowest pillars, by the lowest known answer; before them the privacy
 * rules if privacy comes first, and shared passwords. Without a verdict, finding out comes first.
 */
function firstSteps({ answers }: ReadinessInput, result: Readiness): SummaryAction[] {
  const isFirst = ({ id }: Section) => result.privacyFirst !== 'no' && id === 'governance';
  const hasSharedPasswords = ({ id }: Section) => id === 'technology' && answers.T2 === 0;
  const urgency = (section: Section) =>
    Number(isFirst(section)) * 2 + Number(hasSharedPasswords(section));
  const steps = result.sections
    .filter(({ ratio }) => (ratio ?? 1) < 1)
    .sort((a, b) => urgency(b.section) - urgency(a.section) || (a.ratio ?? 1) - (b.ratio ?? 1))
    .slice(0, 2)
    .flatMap(({ section }) => {
      // A rule that nobody knows of is written anyway where privacy comes first.
      const unknown = isFirst(section) ? 0 : 3;
      const answerTo = ({ id }: Question) => answers[id] ?? unknown;
      const isLogin = ({ id }: Question) => Number(id === 'T2');
      const [question] = section.questions.toSorted(
        (a, b) => answerTo(a) - answerTo(b) || isLogin(b) - isLogin(a),
      );
      const answer = question ? answerTo(question) : 3;
      const advice = question?.advice?.[answer] ?? question?.advice?.[1];
      if (question === undefined || advice === undefined || answer === 3) return [];
      const chosen = answerText(levels, question, answers[question.id]);
      return { ...advice, why: `Your answer to “${question.label}” was “${chosen}”.` };
    });
  const findOut = {
    text: 'Find out what “Find out first” lists, then change your answers.',
    effort: '10 to 30 minutes a question',
  };
  return result.isUndecided ? [findOut, ...steps] : steps;
}

const dataStates = { good: 'clean', fair: 'some', weak: 'messy' } as const;
/** Data about customers is personal, even where none of it is sensitive. */
const privacyLevels = { yes: 'sensitive', no: 'personal', unknown: 'unknown' } as const;

/** The state of the data and how sensitive it is, for the cost calculator. */
function carries(input: ReadinessInput): CarriedFigures | null {
  const { isUndecided, sections, unknown } = computeReadiness(input);
  if (isUndecided) return null;
  const isKnown = unknown.every(({ id }) => !id.startsWith('D'));
  const { D1, D2 } = input.answers;
  const state = dataStates[toneOf(ratioOf(sections, 'data') * 100)];
  // A list with gaps, or one that takes an hour to export, still takes work.
  const data = state === 'clean' && (D1 !== 3 || D2 !== 3) ? 'some' : state;
  return {
    tool: 'implementation-cost-calculator',
    fields: {
      data: isKnown ? data : 'unknown',
      privacy: privacyLevels[input.sensitiveData],
    },
    label: 'Use these answers in the cost calculator',
    note: 'Your answers about the state and sensitivity of your data carry over. Then change what should be built to what you have in mind.',
  };
}

/** The fifteen answers in the order of the questions, and whether the data is sensitive. */
const example = (digits: string, sensitiveData: ReadinessInput['sensitiveData']) => ({
  ...writeDigits(readinessSections, digits),
  sensitiveData,
});

export const readinessTool: ToolDefinition<ReadinessInput> = {
  slug: 'ai-readiness-assessment',
  schema,
  read: (form) =>
    checkForm(
      schema,
      {
        answers: readAnswers(questionnaire, form),
        sensitiveData: readText(form, 'sensitiveData'),
      },
      (path) => path.replace(/^answers\./, ''),
    ),
  write: ({ answers, sensitiveData }) => ({
    ...writeAnswers(questionnaire, answers),
    sensitiveData,
  }),
  start: {},
  answers: ({ answers, sensitiveData }) => [
    ...answerLines(questionnaire, [answers]),
    {
      label: sensitiveDataQuestion.label,
      value: sensitiveDataQuestion.answers[sensitiveData],
    },
  ],
  summarize,
  carries,
};

/** Typical answers of each business. */
export const readinessExamples = (): ToolExamples => ({
  hvac: example('212111112112210', 'no'),
  dental: example('323222012021110', 'yes'),
  onlineStore: example('333212223312221', 'no'),
  lawOffice: example('213111101121022', 'yes'),
});

export const readinessAbout = (): ToolAbout => ({
  method: [
    'Each answer counts 0 to 3 points; “I don’t know” counts 0. A pillar’s percentage is its points divided by the most it could have.',
    'Weights: data 25, processes 20, people 20, technology 15, goal and budget 10, privacy and rules 10. The score is the weighted sum.',
    'Up to 34: foundations first. 35 to 59: one small pilot. 60 to 79: automate core work. 80 and up: scale.',
    'If what you don’t know is worth more than 25 points and could change the result, there’s no verdict: find out first.',
    'If data or processes score under 34%, the result is never better than “one small pilot”: automation would only multiply the problems.',
    'With sensitive data, or if you don’t know whether you have any, privacy comes first while privacy and rules score under 34% or there’s no written rule about AI tools.',
    'The weights are our judgment. We compared them with setpointaudit.com (where data counts 30), asceroai.com and getaiaudit.co (20 each) and the six pillars of the Cisco AI Readiness Index.',
  ],
});
