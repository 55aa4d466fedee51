import { ToolImplementationCostCalculator } from '#app/drawings/tool-implementation-cost-calculator.tsx';
import { subscribe } from '#app/features/newsletter/newsletter.server.ts';
import { offerFigures } from '#app/features/offer/offer.content.ts';
import {
  connectionHours,
  contingencyPercent,
  costDefaults,
  dataHours,
  maintenancePercent,
  pieceHours,
  privacyFactors,
  trainingHours,
} from '../defaults.content.ts';
import { LiveTool } from '../live-tool.tsx';
import { ResultDetails, ResultHead } from '../result/result-sheet.tsx';
import { TakeItWithYou } from '../result/take-it-with-you.tsx';
import { cardOf } from '../tool-card.ts';
import { toolMeta } from '../tool-head.ts';
import { ToolPage } from '../tool-page.tsx';
import { handleToolPost } from '../tool-post.server.ts';
import { defaultSources, rangeSources } from '../tool-sources.ts';
import { toolPageWords } from '../tools.content.ts';
import { useTool } from '../use-tool.ts';
import type { Route } from './+types/implementation-cost.route.ts';
import { CostForm } from './cost-form.tsx';
import { CostRanges } from './cost-ranges.tsx';
import { costWords } from './implementation-cost.content.ts';
import { computeCost } from './implementation-cost.formula.ts';
import { summarizeCost } from './implementation-cost.summary.ts';
import { costKit } from './implementation-cost.tool.ts';

const card = cardOf(costKit.slug);
const offer = {
  priceCents: offerFigures.price * 100,
  workflows: offerFigures.workflows,
  teamMembers: offerFigures.teamMembers,
};
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

export function meta() {
  return toolMeta(card);
}

export function action({ request, context }: Route.ActionArgs) {
  return handleToolPost(request, context, 'implementation-cost-calculator', subscribe);
}

export default function ImplementationCostPage({ actionData }: Route.ComponentProps) {
  const tool = useTool(costKit, actionData);
  const { input } = tool;
  const result = input && computeCost(input, offer);
  const summary = result && summarizeCost(result);
  return (
    <ToolPage
      card={card}
      today={actionData?.today}
      picture={<ToolImplementationCostCalculator />}
      method={costWords.method}
      sources={sources}
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
        details={summary && <ResultDetails summary={summary} stepsTitle={costWords.cheaperTitle} />}
      />
      {summary && (
        <TakeItWithYou
          card={card}
          input={input}
          fields={costKit.write(input)}
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
