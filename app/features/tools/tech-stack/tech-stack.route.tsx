import { ToolTechStackAnalyzer } from '#app/drawings/tool-tech-stack-analyzer.tsx';
import { siteUrlOf } from '#app/platform/seo/site-url.ts';
import { cardOf } from '../model/tool-card.ts';
import { defaultSources } from '../model/tool-sources.ts';
import { localToday } from '../page/local-today.ts';
import { toolMeta } from '../page/tool-head.ts';
import { ToolPage } from '../page/tool-page.tsx';
import { handleToolPost } from '../page/tool-post.server.ts';
import { useTool } from '../page/use-tool.ts';
import { ResultDetails } from '../result/result-details.tsx';
import { ResultHead } from '../result/result-head.tsx';
import { ScoreBars } from '../result/score-bars.tsx';
import { TakeItWithYou } from '../result/take-it-with-you.tsx';
import { roiDefaults } from '../roi-calculator/roi-defaults.content.ts';
import type { Route } from './+types/tech-stack.route.ts';
import { techStackDefaults } from './stack-defaults.content.ts';
import { StackForm } from './stack-form.tsx';
import { StackMap } from './stack-map.tsx';
import { StackTables } from './stack-tables.tsx';
import { stackWords } from './tech-stack.content.ts';
import { computeStack } from './tech-stack.formula.ts';
import { summarizeStack } from './tech-stack.summary.ts';
import { stackTool } from './tech-stack.tool.ts';
import './tech-stack.css';

const card = cardOf(stackTool.slug);
const sources = defaultSources({
  ...techStackDefaults,
  wage: roiDefaults.wage,
  employerFactor: roiDefaults.employerFactor,
});

export function meta({ matches }: Route.MetaArgs) {
  const siteUrl = siteUrlOf(matches);
  return toolMeta(siteUrl, card);
}

export function action({ request, context }: Route.ActionArgs) {
  return handleToolPost(request, context, 'tech-stack-analyzer');
}

export default function TechStackPage({ actionData }: Route.ComponentProps) {
  const tool = useTool(stackTool, actionData);
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
      answers={tool.answers}
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
            fields={stackTool.write(input)}
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
