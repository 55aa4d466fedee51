import { shownLinks } from '#app/facts/sections.ts';
import type { ToolSummary } from '../model/tool-summary.ts';
import { type Lead, offer, resultLeads } from './result-leads.content.ts';

/** Where a result leads: nowhere that the verdict advises against. */
export function leadsOf({ tool, advisesAgainst }: ToolSummary): Lead[] {
  return shownLinks<Lead>(resultLeads[tool])
    .filter((lead) => advisesAgainst !== 'spending' || lead.href !== offer.href)
    .map((lead) =>
      advisesAgainst === 'product' && lead.withoutProduct
        ? { ...lead, text: lead.withoutProduct }
        : lead,
    );
}
