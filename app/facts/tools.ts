import type { Facts } from './facts.schema.ts';
import { ownWords } from './page-texts.ts';

export type ToolCard = (typeof tools)[number];

export type ToolSlug = ToolCard['slug'];

export const tools = [
  {
    slug: 'ai-readiness-assessment',
    title: 'AI Readiness Assessment',
    description:
      'Our readiness quiz: fifteen questions about your data, your processes and your people. You get a score, the reason for it and the three things to do first.',
    category: 'assessment',
    popular: true,
    time: '4 minutes',
    head: {
      title: 'AI Readiness Assessment for Small Business',
      description:
        'Fifteen plain questions, a score out of 100 and the three things to do first. Free, no email needed, with the method explained.',
      keywords: [
        'AI readiness assessment',
        'AI readiness quiz for small business',
        'is my business ready for AI',
      ],
    },
    intro:
      'Find out where to start with AI, and what to settle first. “I don’t know” is a fine answer: we’ll tell you how to find out.',
  },
  {
    slug: 'roi-calculator',
    title: 'ROI Calculator',
    description:
      'See what automating one task would save and cost, and when it would pay for itself, in three cases. If it isn’t worth it, the result says so.',
    category: 'calculator',
    popular: true,
    time: '5 minutes',
    head: {
      title: 'Automation ROI Calculator in Canadian Dollars',
      description:
        'Three cases side by side, the month it pays back, and a plain no when a task isn’t worth automating. You can change every figure in the form.',
      keywords: [
        'automation ROI calculator',
        'AI return on investment Canada',
        'payback of automation',
      ],
    },
    intro:
      'Think of one repetitive task. Change the figures you know, and clear the ones you don’t.',
  },
  {
    slug: 'vendor-evaluation-checklist',
    title: 'Vendor Evaluation Checklist',
    description:
      'Check up to three AI vendors on thirty points before you sign, and get a draft email with the questions that are still open.',
    category: 'checklist',
    popular: false,
    time: '20 minutes',
    head: {
      title: 'AI Vendor Evaluation Checklist, 30 Points',
      description:
        'Compare up to three AI vendors on 30 points, see what should stop you from signing, and send each one only the questions still open.',
      keywords: ['AI vendor checklist', 'compare AI vendors', 'PIPEDA vendor questions'],
    },
    intro:
      'Have the contract or the vendor’s website handy. Whatever you can’t find stays “Don’t know” and goes into the email to the vendor.',
  },
  {
    slug: 'tech-stack-analyzer',
    title: 'Tech Stack Analyzer',
    description:
      'List the tools you pay for. See which connect, which overlap, where you overspend and which links to automate first.',
    category: 'assessment',
    popular: false,
    time: '10 minutes',
    head: {
      title: 'Tech Stack Analyzer for Small Business',
      description:
        'List your software and see a map of what connects, what overlaps, where you overspend and which manual copying to automate first.',
      keywords: [
        'tech stack analyzer',
        'software overlap small business',
        'which tools to connect',
      ],
    },
    intro: 'Start with the tools you use every week. Five to ten are enough for a useful answer.',
  },
  {
    slug: 'implementation-cost-calculator',
    title: 'Implementation Cost Calculator',
    description:
      'See a low, likely and high price for a project, what it costs to run, the total over three years before HST, and what would make it cheaper.',
    category: 'calculator',
    popular: false,
    time: '5 minutes',
    head: {
      title: 'AI Implementation Cost Calculator, Canada',
      description:
        'A low, likely and high price in Canadian dollars, with running costs and HST, the total over three years, and what would make it cheaper.',
      keywords: ['AI implementation cost Canada', 'automation project price', 'cost of running AI'],
    },
    intro:
      'First ask whether a ready-made tool would do. If it won’t, this shows what building your own would cost, and why.',
  },
  {
    slug: 'data-quality-assessment',
    title: 'Data Quality Assessment',
    description:
      'Answer twelve questions, or check a customer list right in your browser: nothing is uploaded. You get a score and, for a list, a cleaned copy.',
    category: 'assessment',
    popular: false,
    time: '5 minutes',
    head: {
      title: 'Data Quality Assessment for Customer Lists',
      description:
        'Twelve questions, or drop in a CSV or workbook: it’s checked in your browser and never uploaded. See a score, the worst rows and a cleaned copy.',
      keywords: ['data quality assessment', 'check CSV customer list', 'clean customer list'],
    },
    intro:
      'Answer twelve questions, or let your browser check a list. The file never leaves your computer.',
  },
] as const;

/** The cards of the tools, with the owner’s texts. */
export function toolsOf(facts: Facts) {
  return ownWords('tools', facts, { cards: tools }).cards;
}

/** Older addresses of a tool that show the same screen. */
export const toolAliases = {
  'ai-readiness-quiz': 'ai-readiness-assessment',
} as const satisfies Record<string, ToolSlug>;

/**
 * The card of a tool page.
 * @returns undefined for a slug that is neither a tool nor an alias
 */
export function findTool(facts: Facts, slug: string): ToolCard | undefined {
  const canonical = Object.hasOwn(toolAliases, slug)
    ? toolAliases[slug as keyof typeof toolAliases]
    : slug;
  return toolsOf(facts).find((tool) => tool.slug === canonical);
}
