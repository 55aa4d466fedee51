import type { ReactNode } from 'react';
import { PageLink } from '#app/ui/page-link.tsx';
import type { ToolSummary } from '../model/tool-summary.ts';
import { leadsOf } from './leads-of.ts';
import { resultLeadWords } from './result-leads.content.ts';

/** Where a result leads: the next tool, the matching service, a template, the offer. */
export function ResultLeads({ summary, children }: { summary: ToolSummary; children?: ReactNode }) {
  return (
    <section className="result-part no-print" aria-labelledby="result-leads">
      <h3 id="result-leads">{resultLeadWords.title}</h3>
      {children}
      <ul className="result-leads">
        {leadsOf(summary).map(({ text, label, href }) => (
          <li key={href}>
            {text} <PageLink to={href}>{label}</PageLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
