import { useLocation } from 'react-router';
import { Drawing } from '#app/drawings/drawing.tsx';
import { newsletterConsentOf, senderIdentity } from '#app/facts/company.ts';
import type { Facts } from '#app/facts/facts.ts';
import { shownLinks } from '#app/facts/sections.ts';
import { findTool, type ToolSlug } from '#app/facts/tools.ts';
import { useFacts } from '#app/facts/use-facts.ts';
import { getAppContext } from '#app/platform/app-context.server.ts';
import { interpolate } from '#app/platform/format/interpolate.ts';
import type { IslandDefinition } from '#app/platform/islands/define-island.ts';
import { Island } from '#app/platform/islands/island.tsx';
import { pageMeta } from '#app/platform/seo/page-meta.ts';
import { factsOf, siteUrlOf, useSiteUrl } from '#app/platform/seo/site-url.ts';
import { breadcrumbList } from '#app/platform/seo/structured-data.ts';
import { Breadcrumbs } from '#app/ui/breadcrumbs.tsx';
import { Disclosure } from '#app/ui/disclosure.tsx';
import { PageHeader } from '#app/ui/page-header.tsx';
import { Table } from '#app/ui/table.tsx';
import aiReadiness from '../ai-readiness/ai-readiness.island.tsx';
import { allTools } from '../all-tools.ts';
import dataQuality from '../data-quality/data-quality.island.tsx';
import implementationCost from '../implementation-cost/implementation-cost.island.tsx';
import { SHARE_LINK_START } from '../model/share-link.ts';
import type { ToolProps } from '../model/tool-definition.ts';
import { toolFactsOf } from '../model/tool-facts.ts';
import { dayText } from '../model/tool-figures.ts';
import roiCalculator from '../roi-calculator/roi-calculator.island.tsx';
import techStack from '../tech-stack/tech-stack.island.tsx';
import vendorChecklist from '../vendor-checklist/vendor-checklist.island.tsx';
import type { Route } from './+types/tool.route.ts';
import { offer, resultLeads } from './leads-by-tool.content.ts';
import { handleToolPost } from './tool-post.server.ts';
import { keptAnswersKey } from './use-tool.ts';
import './tool-page.css';
import './tool-print.css';
import './live-tool.css';
import '../data-quality/data-quality.css';
import '../implementation-cost/implementation-cost.css';
import '../questionnaire/questionnaire.css';
import '../result/find-out-first.css';
import '../result/result-details.css';
import '../result/result-head.css';
import '../result/score-bars.css';
import '../result/take-it-with-you.css';
import '../roi-calculator/roi-calculator.css';
import '../tech-stack/tech-stack.css';
import '../vendor-checklist/vendor-checklist.css';

const islands: Readonly<Record<ToolSlug, IslandDefinition<ToolProps>>> = {
  'ai-readiness-assessment': aiReadiness,
  'roi-calculator': roiCalculator,
  'vendor-evaluation-checklist': vendorChecklist,
  'tech-stack-analyzer': techStack,
  'implementation-cost-calculator': implementationCost,
  'data-quality-assessment': dataQuality,
};

const trail = [
  { label: 'Resources', href: '/resources' },
  { label: 'Free AI Tools', href: '/resources/tools' },
] as const;

/** Head data of the quiz, the former name of the assessment. */
const quiz = {
  title: 'AI Readiness Quiz: Where to Start with AI',
  description:
    'A four-minute quiz for small businesses: a score out of 100, the reason for it and the three things to do before you spend money on AI.',
  keywords: ['AI readiness quiz', 'AI quiz for small business', 'ready for AI'],
};

/** What is said of where a starting figure comes from. */
const evidenceWords = {
  read: 'Page read on {date}',
  named: 'From our notes of {date}; not checked again since',
  own: 'Our own figure, set on {date}',
};

/** The card of the tool at a path, which ends in a slash while pages are prerendered. */
function cardAt(facts: Facts, path: string) {
  const card = findTool(facts, path.replace(/\/$/, '').split('/').at(-1) ?? '');
  if (!card) throw new RangeError(`No tool is at ${path}`);
  return card;
}

/** The quiz is the assessment at its former path, with a title of its own and its canonical address. */
export function meta({ location, matches }: Route.MetaArgs) {
  const siteUrl = siteUrlOf(matches);
  const { head, slug, title: name, description } = cardAt(factsOf(matches), location.pathname);
  const isQuiz = location.pathname.includes('/ai-readiness-quiz');
  const path = `/resources/tools/${slug}`;
  return pageMeta(factsOf(matches), siteUrl, isQuiz ? quiz : head, path, [
    {
      '@context': 'https://schema.org',
      '@type': 'WebApplication',
      name,
      description,
      url: siteUrl + path,
      applicationCategory: 'BusinessApplication',
      operatingSystem: 'Any',
      inLanguage: 'en-CA',
      isAccessibleForFree: true,
      offers: { '@type': 'Offer', price: 0, priceCurrency: 'CAD' },
      provider: { '@id': `${siteUrl}/#organization` },
    },
    breadcrumbList(siteUrl, [
      ...trail.map(({ label, href }) => ({ name: label, path: href })),
      { name, path },
    ]),
  ]);
}

export function action({ request, context }: Route.ActionArgs) {
  return handleToolPost(
    request,
    context,
    cardAt(getAppContext(context).facts(), new URL(request.url).pathname).slug,
  );
}

/** The page of a tool: its header, the tool, whose script is loaded when somebody uses it, its method. */
export default function ToolPage({ actionData: posted }: Pick<Route.ComponentProps, 'actionData'>) {
  const facts = useFacts();
  const { slug, title, intro, time } = cardAt(facts, useLocation().pathname);
  const toolFacts = toolFactsOf(facts);
  const { method, sources } = allTools[slug].about(toolFacts);
  const site = {
    siteUrl: useSiteUrl(),
    title,
    leads: shownLinks(facts, [...resultLeads[slug], offer]),
    sender: senderIdentity(facts),
    newsletterText: newsletterConsentOf(facts).text,
    facts: toolFacts,
  };
  return (
    <div className="tool-page">
      <PageHeader
        breadcrumbs={<Breadcrumbs trail={trail} current={title} />}
        title={title}
        lead={
          <>
            {intro} <span className="tool-time">About {time}. Free, no email needed.</span>
          </>
        }
        picture={
          <Drawing
            name={slug === 'ai-readiness-assessment' ? 'tool-ai-readiness-quiz' : `tool-${slug}`}
          />
        }
      />
      {/* Taken over without a press to show what isn't in the HTML (answers of a link or kept in this
      browser), or what a result without scripts leaves out (print, link). */}
      <Island
        of={islands[slug]}
        props={{ posted, site }}
        ifStored={keptAnswersKey(slug)}
        ifFragment={SHARE_LINK_START}
        {...(posted && { when: 'load' as const })}
      />
      <section className="section bg-surface no-print" aria-label="How we calculate">
        <div className="wrap">
          <Disclosure id="method" summary="How we calculate">
            <ul className="tool-method">
              {method.map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ul>
          </Disclosure>
          {sources && (
            <Disclosure id="sources" summary="Where the figures come from">
              <p className="mb-4">
                You can change any figure that has a field in the form; the rest are our own
                settings. Prices don’t include HST.
              </p>
              <Table
                id="starting-figures"
                caption="Where the figures come from"
                captionHidden
                stacks
                columns={['Figure', 'We start from', 'Source', 'Status'].map((header) => ({
                  header,
                }))}
                rows={sources.map(({ label, value, source, evidence, checked }) => ({
                  id: `${label}${source}`,
                  cells: [
                    label,
                    value,
                    source,
                    interpolate(evidenceWords[evidence], { date: dayText(checked) }),
                  ],
                }))}
              />
            </Disclosure>
          )}
        </div>
      </section>
    </div>
  );
}
