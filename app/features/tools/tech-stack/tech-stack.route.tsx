import { ToolTechStackAnalyzer } from '#app/drawings/tool-tech-stack-analyzer.tsx';
import { subscribe } from '#app/features/newsletter/newsletter.server.ts';
import { roiDefaults, techStackDefaults } from '../defaults.content.ts';
import { localToday } from '../local-today.ts';
import { ResultDetails, ResultHead } from '../result/result-sheet.tsx';
import { ScoreBars } from '../result/score-bars.tsx';
import { TakeItWithYou } from '../result/take-it-with-you.tsx';
import { cardOf } from '../tool-card.ts';
import { toolMeta } from '../tool-head.ts';
import { ToolPage } from '../tool-page.tsx';
import { handleToolPost } from '../tool-post.server.ts';
import { defaultSources } from '../tool-sources.ts';
import { useTool } from '../use-tool.ts';
import type { Route } from './+types/tech-stack.route.ts';
import { StackForm } from './stack-form.tsx';
import { StackMap } from './stack-map.tsx';
import { StackTables } from './stack-tables.tsx';
import { stackWords } from './tech-stack.content.ts';
import { computeStack } from './tech-stack.formula.ts';
import { summarizeStack } from './tech-stack.summary.ts';
import { stackKit } from './tech-stack.tool.ts';

const card = cardOf(stackKit.slug);
const sources = defaultSources({
  ...techStackDefaults,
  wage: roiDefaults.wage,
  employerFactor: roiDefaults.employerFactor,
});

export function meta() {
  return toolMeta(card);
}

export function action({ request, context }: Route.ActionArgs) {
  return handleToolPost(request, context, 'tech-stack-analyzer', subscribe);
}

export default function TechStackPage({ actionData }: Route.ComponentProps) {
  const tool = useTool(stackKit, actionData);
  const { input } = tool;
  const result = input && computeStack(input, actionData?.today ?? localToday());
  const summary = result && summarizeStack(input, result);
  return (
    <ToolPage
      card={card}
      today={actionData?.today}
      picture={<ToolTechStackAnalyzer />}
      method={stackWords.method}
      sources={sources}
    >
      {summary && (
        <>
          <div className="wrap result">
            <ResultHead
              summary={summary}
              chart={<ScoreBars caption={stackWords.chartTitle} bars={summary.bars} />}
            />
            <ResultDetails summary={summary}>
              <StackMap input={input} result={result} />
              <StackTables input={input} result={result} />
            </ResultDetails>
          </div>
          <TakeItWithYou
            card={card}
            input={input}
            fields={stackKit.write(input)}
            summary={summary}
            mail={actionData?.mail ?? null}
            isHydrated={tool.isHydrated}
            onClear={tool.clear}
          />
        </>
      )}
      <section className="wrap tool-answers no-print" aria-labelledby="answers-title">
        <h2 id="answers-title">{stackWords.formTitle}</h2>
        <StackForm tool={tool} />
      </section>
    </ToolPage>
  );
}
