import { ToolVendorEvaluationChecklist } from '#app/drawings/tool-vendor-evaluation-checklist.tsx';
import { cardOf } from '../model/tool-card.ts';
import { toolMeta } from '../page/tool-head.ts';
import { ToolPage } from '../page/tool-page.tsx';
import { handleToolPost } from '../page/tool-post.server.ts';
import { useTool } from '../page/use-tool.ts';
import { ResultDetails } from '../result/result-details.tsx';
import { ResultHead } from '../result/result-head.tsx';
import { TakeItWithYou } from '../result/take-it-with-you.tsx';
import type { Route } from './+types/vendor-checklist.route.ts';
import { vendorWords } from './vendor-checklist.content.ts';
import { compareVendors } from './vendor-checklist.formula.ts';
import { summarizeVendors } from './vendor-checklist.summary.ts';
import { vendorTool } from './vendor-checklist.tool.ts';
import { VendorForm } from './vendor-form.tsx';
import { VendorChart, VendorSheets } from './vendor-result.tsx';
import './vendor-checklist.css';
import { siteUrlOf } from '#app/platform/seo/site-url.ts';

const card = cardOf(vendorTool.slug);

export function meta({ matches }: Route.MetaArgs) {
  const siteUrl = siteUrlOf(matches);
  return toolMeta(siteUrl, card);
}

export function action({ request, context }: Route.ActionArgs) {
  return handleToolPost(request, context, 'vendor-evaluation-checklist');
}

export default function VendorChecklistPage({ actionData }: Route.ComponentProps) {
  const tool = useTool(vendorTool, actionData);
  const { input } = tool;
  const comparison = input && compareVendors(input);
  const summary = comparison && summarizeVendors(input, comparison);
  return (
    <ToolPage
      card={card}
      today={actionData?.today}
      picture={<ToolVendorEvaluationChecklist />}
      method={vendorWords.method}
      sources={[]}
      answers={tool.answers}
    >
      {summary && (
        <>
          <div className="wrap result">
            <ResultHead
              summary={summary}
              chart={<VendorChart comparison={comparison} bars={summary.bars} />}
            />
            {/* The open questions stand in the emails: not a second time as a list. */}
            <ResultDetails
              summary={{ ...summary, findOutFirst: [] }}
              linesTitle={vendorWords.record}
            >
              <VendorSheets
                comparison={comparison}
                tier={input.tier}
                reviewer={input.reviewer}
                isHydrated={tool.isHydrated}
              />
            </ResultDetails>
          </div>
          <TakeItWithYou
            card={card}
            input={input}
            fields={vendorTool.write(input)}
            summary={summary}
            mail={actionData?.mail ?? null}
            isHydrated={tool.isHydrated}
            onClear={tool.clear}
          />
        </>
      )}
      <section className="wrap tool-answers no-print" aria-labelledby="answers-title">
        <h2 id="answers-title">{vendorWords.formTitle}</h2>
        <VendorForm tool={tool} />
      </section>
    </ToolPage>
  );
}
