import type { ReactNode } from 'react';
import { senderIdentity } from '#app/facts/company.ts';
import { newsletterConsentOf } from '#app/facts/consent.ts';
import { shownLinks } from '#app/facts/sections.ts';
import type { ToolCard, ToolSlug } from '#app/facts/tools.ts';
import { useFacts } from '#app/facts/use-facts.ts';
import { keptAnswersKey } from '#app/platform/browser/kept-answers.ts';
import { interpolate } from '#app/platform/format/interpolate.ts';
import { useSiteUrl } from '#app/platform/seo/site-url.ts';
import { Breadcrumbs } from '#app/ui/breadcrumbs.tsx';
import { PageHeader } from '#app/ui/page-header.tsx';
import { SHARE_LINK_START } from '../model/share-link.ts';
import type { ToolPost, ToolSite } from '../model/tool-definition.ts';
import type { Lead } from '../result/result-leads.content.ts';
import { toolHeadWords } from '../tool-head.content.ts';
import { resultLeads } from './leads-by-tool.content.ts';
import './tool-page.css';
import './tool-print.css';
import '../questionnaire/questionnaire.css';
import '../result/find-out-first.css';
import '../result/result-details.css';
import '../result/result-head.css';
import '../result/score-bars.css';
import '../result/take-it-with-you.css';

/**
 * When a tool's island is taken over without a press: to show what isn't in the HTML (answers of a
 * link or kept in this browser), or what a result without scripts leaves out (print, link).
 */
export function toolWakes(slug: ToolSlug, posted: ToolPost | undefined) {
  return {
    ifStored: keptAnswersKey(slug),
    ifFragment: SHARE_LINK_START,
    ...(posted && { when: 'load' as const }),
  };
}

/** The page of a tool: its header, and the tool, whose script is loaded when somebody uses it. */
export function ToolPage({
  card,
  picture,
  children,
}: {
  card: ToolCard;
  picture: ReactNode;
  /** The tool: an island. Style sheets are imported by the route. */
  children: (site: ToolSite) => ReactNode;
}) {
  const facts = useFacts();
  const newsletterConsent = newsletterConsentOf(facts);
  const site: ToolSite = {
    siteUrl: useSiteUrl(),
    title: card.title,
    leads: shownLinks<Lead>(facts, resultLeads[card.slug]),
    sender: senderIdentity(facts),
    newsletterText: newsletterConsent.text,
  };
  return (
    <div className="tool-page">
      <PageHeader
        breadcrumbs={<Breadcrumbs trail={toolHeadWords.trail} current={card.title} />}
        title={card.title}
        lead={
          <>
            {card.intro}{' '}
            <span className="tool-time">
              {interpolate(toolHeadWords.time, { time: card.time })}
            </span>
          </>
        }
        picture={picture}
      />
      {children(site)}
    </div>
  );
}
