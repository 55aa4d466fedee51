import type { ReactNode } from 'react';
import { senderIdentity } from '#app/facts/company.ts';
import { newsletterConsentOf } from '#app/facts/consent.ts';
import { shownLinks } from '#app/facts/sections.ts';
import type { ToolCard, ToolSlug } from '#app/facts/tools.ts';
import { useFacts } from '#app/facts/use-facts.ts';
import { interpolate } from '#app/platform/format/interpolate.ts';
import { useSiteUrl } from '#app/platform/seo/site-url.ts';
import { Breadcrumbs } from '#app/ui/breadcrumbs.tsx';
import { Disclosure } from '#app/ui/disclosure.tsx';
import { PageHeader } from '#app/ui/page-header.tsx';
import { Table } from '#app/ui/table.tsx';
import { SHARE_LINK_START } from '../model/share-link.ts';
import type { ToolSource } from '../model/tool-default.ts';
import type { ToolAbout, ToolPost, ToolSite } from '../model/tool-definition.ts';
import { dayText } from '../model/tool-figures.ts';
import type { Lead } from '../result/result-leads.content.ts';
import { toolSourceWords, toolWords } from '../tools.content.ts';
import { keptAnswersKey } from './kept-answers.ts';
import { resultLeads } from './leads-by-tool.content.ts';
import { toolHeadWords } from './tool-head.ts';
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
  about,
  picture,
  children,
}: {
  card: ToolCard;
  about: ToolAbout;
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
      <section className="section bg-surface no-print" aria-label={toolWords.method}>
        <div className="wrap">
          <Disclosure id="method" summary={toolWords.method}>
            <ul className="tool-method">
              {about.method.map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ul>
          </Disclosure>
          {about.sources.length > 0 && (
            <Disclosure id="sources" summary={toolSourceWords.startingFigures}>
              <p className="mb-4">{toolSourceWords.startingFiguresNotes[about.note]}</p>
              <ToolSources sources={about.sources} />
            </Disclosure>
          )}
        </div>
      </section>
    </div>
  );
}

/** Every default with its source, and whether we have read that page ourselves. */
function ToolSources({ sources }: { sources: readonly ToolSource[] }) {
  const { evidence, sourceColumns, startingFigures } = toolSourceWords;
  return (
    <Table
      id="starting-figures"
      caption={startingFigures}
      captionHidden
      stacks
      columns={[
        { header: sourceColumns.figure },
        { header: sourceColumns.value },
        { header: sourceColumns.source },
        { header: sourceColumns.checked },
      ]}
      rows={sources.map((entry) => ({
        id: `${entry.label}${entry.source}`,
        cells: [
          entry.label,
          entry.value,
          entry.source,
          interpolate(evidence[entry.evidence], { date: dayText(entry.checked) }),
        ],
      }))}
    />
  );
}
