import type { ReactNode } from 'react';
import { shownLinks } from '#app/facts/sections.ts';
import type { ToolSlug } from '#app/facts/tools.ts';
import { PageLink } from '#app/ui/page-link.tsx';
import { type Lead, resultLeads, resultLeadWords } from './result-leads.content.ts';

/** Where a result leads: the next tool, the matching service, a template, the offer. */
export function ResultLeads({ tool, children }: { tool: ToolSlug; children?: ReactNode }) {
  return (
    <section className="result-part no-print" aria-labelledby="result-leads">
      <h3 id="result-leads">{resultLeadWords.title}</h3>
      {children}
      <ul className="result-leads">
        {shownLinks<Lead>(resultLeads[tool]).map(({ text, label, href }) => (
          <li key={href}>
            {text} <PageLink to={href}>{label}</PageLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
