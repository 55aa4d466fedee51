import { ToolImplementationCostCalculator } from '#app/drawings/tool-implementation-cost-calculator.tsx';
import { cardOf } from '../model/tool-card.ts';
import { defaultSources, rangeSources } from '../model/tool-sources.ts';
import { LiveTool } from '../page/live-tool.tsx';
import { toolMeta } from '../page/tool-head.ts';
import { ToolPage } from '../page/tool-page.tsx';
import { handleToolPost } from '../page/tool-post.server.ts';
import { useTool } from '../page/use-tool.ts';
import { ResultDetails } from '../result/result-details.tsx';
import { ResultHead } from '../result/result-head.tsx';
import { resultLeadWords } from '../result/result-leads.content.ts';
import { TakeItWithYou } from '../result/take-it-with-you.tsx';
import { UseInTool } from '../result/use-in-tool.tsx';
import { toolPageWords } from '../tools.content.ts';
import type { Route } from './+types/implementation-cost.route.ts';
import {
  connectionHours,
  contingencyPercent,
  costDefaults,
  dataHours,
  maintenancePercent,
  pieceHours,
  privacyFactors,
  trainingHours,
} from './cost-defaults.content.ts';
import { CostForm } from './cost-form.tsx';
import { CostRanges } from './cost-ranges.tsx';
import { costWords } from './implementation-cost.content.ts';
import { computeCost, roiFieldsOf } from './implementation-cost.formula.ts';
import { summarizeCost } from './implementation-cost.summary.ts';
import { costTool } from './implementation-cost.tool.ts';
import { launchPackage } from './launch-package.ts';
import './implementation-cost.css';
import { siteUrlOf } from '#app/platform/seo/site-url.ts';

const card = cardOf(costTool.slug);
const sources = [
  ...defaultSources(costDefaults),
  ...rangeSources({
    ...pieceHours,
    ...connectionHours,
    ...prefixed('data', dataHours),
    ...prefixed('team', trainingHours),
    ...prefixed('privacy', privacyFactors),
    contingencyPercent,
    maintenancePercent,
  }),
];

export function meta({ matches }: Route.MetaArgs) {
  const siteUrl = siteUrlOf(matches);
  return toolMeta(siteUrl, card);
}

export function action({ request, context }: Route.ActionArgs) {
  return handleToolPost(request, context, 'implementation-cost-calculator');
}

export default function ImplementationCostPage({ actionData }: Route.ComponentProps) {
  const tool = useTool(costTool, actionData);
  const { input } = tool;
  const result = input && computeCost(input, launchPackage);
  const summary = result && summarizeCost(result);
  return (
    <ToolPage
      card={card}
      today={actionData?.today}
      picture={<ToolImplementationCostCalculator />}
      method={costWords.method}
      sources={sources}
      answers={tool.answers}
    >
      <LiveTool
        isStale={tool.isStale}
        summary={summary}
        form={<CostForm tool={tool} />}
        head={
          summary && (
            <ResultHead
              summary={summary}
              label={toolPageWords.exampleLabel}
              chart={<CostRanges result={result} />}
            />
          )
        }
        details={
          summary && (
            <ResultDetails
              summary={summary}
              stepsTitle={costWords.cheaperTitle}
              use={
                <UseInTool
                  tool="roi-calculator"
                  fields={roiFieldsOf(result)}
                  label={resultLeadWords.useInRoi}
                  note={resultLeadWords.useInRoiNote}
                />
              }
            />
          )
        }
      />
      {summary && (
        <TakeItWithYou
          card={card}
          input={input}
          fields={costTool.write(input)}
          summary={summary}
          mail={actionData?.mail ?? null}
          isHydrated={tool.isHydrated}
          onClear={tool.clear}
        />
      )}
    </ToolPage>
  );
}

/** Two tables have an entry called "unknown". */
function prefixed<Value>(prefix: string, table: Readonly<Record<string, Value>>) {
  return Object.fromEntries(
    Object.entries(table).map(([key, value]) => [`${prefix}-${key}`, value]),
  );
}
