import { ToolAiReadinessQuiz } from '#app/drawings/tool-ai-readiness-quiz.tsx';
import { siteUrlOf } from '#app/platform/seo/site-url.ts';
import { cardOf } from '../model/tool-card.ts';
import { claimSources } from '../model/tool-sources.ts';
import { toolMeta } from '../page/tool-head.ts';
import { ToolPage } from '../page/tool-page.tsx';
import { handleToolPost } from '../page/tool-post.server.ts';
import { useTool } from '../page/use-tool.ts';
import { ResultDetails } from '../result/result-details.tsx';
import { ResultHead } from '../result/result-head.tsx';
import { ScoreBars } from '../result/score-bars.tsx';
import { TakeItWithYou } from '../result/take-it-with-you.tsx';
import type { Route } from './+types/ai-readiness.route.ts';
import { adoptionFigures } from './adoption-figures.content.ts';
import { readinessWords } from './ai-readiness.content.ts';
import { computeReadiness } from './ai-readiness.formula.ts';
import { summarizeReadiness } from './ai-readiness.summary.ts';
import { readinessTool } from './ai-readiness.tool.ts';
import { ReadinessForm } from './readiness-form.tsx';

const card = cardOf(readinessTool.slug);
const sources = claimSources(adoptionFigures);

/** The quiz is the same screen under its older name. */
export function meta({ location, matches }: Route.MetaArgs) {
  const siteUrl = siteUrlOf(matches);
  // While pages are made at build time their paths end in a slash.
  const isQuiz = /\/ai-readiness-quiz\/?$/.test(location.pathname);
  return toolMeta(siteUrl, card, isQuiz ? readinessWords.quizHead : card.head);
}

export function action({ request, context }: Route.ActionArgs) {
  return handleToolPost(request, context, 'ai-readiness-assessment');
}

export default function AiReadinessPage({ actionData }: Route.ComponentProps) {
  const tool = useTool(readinessTool, actionData);
  const { input } = tool;
  const summary = input && summarizeReadiness(input, computeReadiness(input));
  return (
    <ToolPage
      card={card}
      today={actionData?.today}
      picture={<ToolAiReadinessQuiz />}
      method={readinessWords.method}
      sources={sources}
      answers={tool.answers}
    >
      {summary && (
        <>
          <div className="wrap result">
            <ResultHead
              summary={summary}
              chart={<ScoreBars caption={readinessWords.chartCaption} bars={summary.bars} />}
            />
            <ResultDetails summary={summary} />
          </div>
          <TakeItWithYou
            card={card}
            input={input}
            fields={readinessTool.write(input)}
            summary={summary}
            mail={actionData?.mail ?? null}
            isHydrated={tool.isHydrated}
            onClear={tool.clear}
          />
        </>
      )}
      <section className="wrap tool-answers no-print" aria-labelledby="answers-title">
        <h2 id="answers-title">{readinessWords.formTitle}</h2>
        <ReadinessForm tool={tool} />
      </section>
    </ToolPage>
  );
}
