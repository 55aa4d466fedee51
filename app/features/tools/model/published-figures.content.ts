import type { ToolSlug } from '#app/facts/tools.ts';
import { checked, type Evidence } from './tool-default.ts';

export type PublishedFigure = {
  readonly text: string;
  readonly source: string;
  readonly href: string;
  readonly evidence: Evidence;
  readonly checked: string;
};

const checkedAgain = '2026-11-22';

/**
 * Published Canadian figures that a result can be compared with: never part of a result, each with
 * its period and the page on which it was read.
 * The cost calculator and data quality have none: no public table fits them.
 */
export const publishedFigures: Readonly<Record<ToolSlug, readonly PublishedFigure[]>> = {
  'ai-readiness-assessment': [
    {
      text: 'In a survey in April and May 2026, 19.2% of Canadian businesses had used AI to produce goods or deliver services in the past twelve months; two years earlier, it was 6.1%.',
      source:
        'Statistics Canada, Canadian Survey on Business Conditions, reported by ATB on June 2, 2026',
      href: 'https://www.atb.com/company/insights/the-twenty-four/use-of-artificial-intelligence-by-businesses-q2-2026/',
      evidence: 'read',
      checked,
    },
    {
      text: 'In the third quarter of 2025, 14.5% of Canadian businesses planned to use AI within a year. Of those without a plan, 78.1% said that AI was not relevant to what they sell.',
      source:
        'Statistics Canada, Canadian Survey on Business Conditions, listed by AI Canada Pulse',
      href: 'https://www.aicanadapulse.ca/adoption',
      evidence: 'read',
      checked,
    },
  ],
  'roi-calculator': [
    {
      text: 'In August 2025, employees in business, finance and administration jobs in Canada earned $35.90 an hour on average, and all employees $36.31. Compare that with the hourly wage used here.',
      source: 'Statistics Canada, Labour Force Survey, Table 11, released on September 5, 2025',
      href: 'https://www150.statcan.gc.ca/n1/daily-quotidien/250905/t011a-eng.htm',
      evidence: 'read',
      checked: checkedAgain,
    },
  ],
  'vendor-evaluation-checklist': [
    {
      text: 'In 2023, cyber security incidents affected 16% of Canadian businesses, and 30% of the large ones. That’s what the points on security, breach notice and export in the full list are for.',
      source:
        'Statistics Canada, Canadian Survey of Cyber Security and Cybercrime, released on October 21, 2024',
      href: 'https://www150.statcan.gc.ca/n1/daily-quotidien/241021/dq241021a-eng.htm',
      evidence: 'read',
      checked: checkedAgain,
    },
  ],
  'tech-stack-analyzer': [
    {
      text: 'In 2023, 7% of Canadian businesses with five or more employees used AI. A quarter of those used it to automate workflows or support decisions.',
      source:
        'Statistics Canada, Survey of Digital Technology and Internet Use, released on September 17, 2024',
      href: 'https://www150.statcan.gc.ca/n1/daily-quotidien/240917/dq240917c-eng.htm',
      evidence: 'read',
      checked: checkedAgain,
    },
  ],
  'implementation-cost-calculator': [],
  'data-quality-assessment': [],
};

/** The figures of a tool as its result shows them. */
export function contextOf(tool: ToolSlug) {
  return publishedFigures[tool].map(({ text, source, href }) => ({ text, source, href }));
}
