import { checked, type Evidence } from '../model/tool-default.ts';

/** Where Canadian businesses stand: published figures only, each with the page it was read on. */
export const adoptionFigures = [
  {
    text: '19.2% of Canadian businesses used AI to produce goods or deliver services in the twelve months before April and May 2026; two years earlier it was 6.1%.',
    source:
      'Statistics Canada, Canadian Survey on Business Conditions, reported by ATB on June 2, 2026',
    href: 'https://www.atb.com/company/insights/the-twenty-four/use-of-artificial-intelligence-by-businesses-q2-2026/',
    evidence: 'read',
    checked,
  },
  {
    text: 'In the third quarter of 2025, 14.5% planned to start within a year. Of those without a plan, 78.1% said that AI was not relevant to what they sell.',
    source: 'Statistics Canada, Canadian Survey on Business Conditions, listed by AI Canada Pulse',
    href: 'https://www.aicanadapulse.ca/adoption',
    evidence: 'read',
    checked,
  },
] as const satisfies readonly {
  text: string;
  source: string;
  href: string;
  evidence: Evidence;
  checked: string;
}[];
