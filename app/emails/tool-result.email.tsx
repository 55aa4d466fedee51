import * as v from 'valibot';
import { defineEmail } from './email.ts';
import { action, fact, paragraph, small } from './layout.tsx';

function listOf<Item extends v.GenericSchema>(item: Item) {
  return v.pipe(v.array(item), v.readonly());
}

const schema = v.object({
  reference: v.string(),
  toolTitle: v.string(),
  summary: v.object({
    title: v.string(),
    warning: v.nullable(v.string()),
    verdict: v.string(),
    reasons: listOf(v.string()),
    figure: v.object({
      about: v.optional(v.string()),
      value: v.string(),
      label: v.string(),
    }),
    lines: listOf(v.object({ label: v.string(), value: v.string() })),
    actions: listOf(v.object({ text: v.string(), effort: v.string() })),
    findOutFirst: listOf(v.object({ question: v.string(), how: v.string() })),
    disclaimer: v.string(),
  }),
  /** The answers that led to the result; missing in emails queued by an older version. */
  answers: v.optional(listOf(v.object({ label: v.string(), value: v.string() })), []),
  /** Link to the tool with these answers filled in. */
  link: v.string(),
});

/**
 * To a visitor who asked for a tool's result. The address is unconfirmed, so the email contains
 * only what the server computed and our own words, never a name that was typed.
 */
export const toolResult = defineEmail({
  schema,
  audience: 'visitor',
  ownSentence: 'toolResult',
  subject: ({ toolTitle, summary }) => `${toolTitle}: ${summary.title}`,
  isAnswer: true,
  preheader: ({ summary }) => summary.verdict,
  reason: ({ reference }) =>
    `You’re getting this because someone asked us to send this result to your address (reference ${reference}). If that wasn’t you, you can ignore this email; you won’t hear from us again.`,
  body: ({ summary, answers, toolTitle, link }) => [
    `Your result from the ${toolTitle}:`,
    summary.warning && strong(summary.warning),
    strong(summary.verdict),
    paragraph(
      <>
        {summary.figure.about !== undefined && `${summary.figure.about}: `}
        <strong>{summary.figure.value}</strong> {summary.figure.label}
      </>,
    ),
    ...summary.reasons,
    strong('What to do first'),
    ...summary.actions.map(({ text, effort }, at) => `${at + 1}. ${text} (${effort})`),
    summary.findOutFirst.length > 0 && strong('Find out first'),
    ...summary.findOutFirst.map(({ question, how }) => fact(question, how)),
    summary.lines.length > 0 && strong('The figures'),
    ...summary.lines.map(({ label, value }) => fact(label, value)),
    // Answers too long for a link leave the address of the empty tool.
    action(link, link.includes('#') ? 'Open this result' : 'Open the tool'),
    answers.length > 0 && strong('What this result is based on'),
    ...answers.map(({ label, value }) => fact(label, value)),
    small(summary.disclaimer),
  ],
  preview: {
    reference: '7K2P-M4QX',
    toolTitle: 'ROI Calculator',
    summary: {
      title: 'Pilot first',
      warning: null,
      verdict:
        'Start with a small pilot: in the cautious case, the automation takes more than a year to pay for itself.',
      reasons: [
        'In the expected case, it pays for itself within a year if at least 34% of the work can be automated. You entered 50%.',
      ],
      figure: { value: '14 months', label: 'until it pays for itself, in the cautious case' },
      lines: [
        { label: 'Up-front cost', value: '$5,375' },
        { label: 'Running cost per month', value: '$150' },
      ],
      actions: [
        {
          text: 'Double-check the hours, then ask for a price for the pilot alone.',
          effort: '1 hour',
        },
        {
          text: 'Decide in advance what share of the cases the pilot has to cover for you to continue.',
          effort: '15 minutes',
        },
      ],
      findOutFirst: [
        { question: 'Errors per hundred items', how: 'Count last month’s corrections.' },
      ],
      disclaimer: 'This is an estimate. It isn’t a promise.',
    },
    answers: [
      { label: 'Time spent on the task, everyone combined', value: '15 hours a week' },
      { label: 'Hourly wage of the people who do it', value: '$30 an hour' },
    ],
    link: 'https://example.com/resources/tools/roi-calculator',
  },
});

function strong(text: string) {
  return paragraph(<strong>{text}</strong>);
}
