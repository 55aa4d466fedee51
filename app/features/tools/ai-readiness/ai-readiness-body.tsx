import type { ToolPost } from '../model/tool-definition.ts';
import { claimSources } from '../model/tool-sources.ts';
import { ToolBody } from '../page/tool-body.tsx';
import { useTool } from '../page/use-tool.ts';
import { ResultDetails } from '../result/result-details.tsx';
import { ResultHead } from '../result/result-head.tsx';
import { ScoreBars } from '../result/score-bars.tsx';
import { adoptionFigures } from './adoption-figures.content.ts';
import { readinessWords } from './ai-readiness.content.ts';
import { computeReadiness } from './ai-readiness.formula.ts';
import { summarizeReadiness } from './ai-readiness.summary.ts';
import { readinessTool } from './ai-readiness.tool.ts';
import { ReadinessForm } from './readiness-form.tsx';

const sources = claimSources(adoptionFigures);

/** Form, result and method; the route adds the header. */
export function AiReadinessBody({ posted }: { posted: ToolPost | undefined }) {
  const tool = useTool(readinessTool, posted);
  const { input } = tool;
  const summary = input && summarizeReadiness(input, computeReadiness(input));
  return (
    <ToolBody
      definition={readinessTool}
      tool={tool}
      posted={posted}
      summary={summary}
      words={readinessWords}
      sources={sources}
      form={<ReadinessForm tool={tool} />}
    >
      {summary && (
        <div className="wrap result">
          <ResultHead
            summary={summary}
            chart={<ScoreBars caption={readinessWords.chartCaption} bars={summary.bars} />}
          />
          <ResultDetails summary={summary} />
        </div>
      )}
    </ToolBody>
  );
}
