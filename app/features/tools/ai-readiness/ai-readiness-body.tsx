import { publishedFigures } from '../model/published-figures.content.ts';
import { claimSources } from '../model/tool-default.ts';
import { ToolBody, type ToolProps } from '../page/tool-screen.tsx';
import { useTool } from '../page/use-tool.ts';
import { ResultDetails } from '../result/result-details.tsx';
import { ResultHead } from '../result/result-head.tsx';
import { resultLeadWords } from '../result/result-leads.content.ts';
import { ScoreBars } from '../result/score-bars.tsx';
import { readinessWords } from './ai-readiness.content.ts';
import { computeReadiness } from './ai-readiness.formula.ts';
import { summarizeReadiness } from './ai-readiness.summary.ts';
import { readinessTool } from './ai-readiness.tool.ts';
import { costFieldsOf } from './cost-fields.ts';
import { ReadinessForm } from './readiness-form.tsx';

const sources = claimSources(publishedFigures[readinessTool.slug]);

/** Form, result and method; the route adds the header. */
export function AiReadinessBody({ posted, site }: ToolProps) {
  const tool = useTool(readinessTool, posted);
  const { input } = tool;
  const result = input && computeReadiness(input);
  const summary = result && summarizeReadiness(input, result);
  const fields = result && costFieldsOf(input, result);
  return (
    <ToolBody
      definition={readinessTool}
      tool={tool}
      posted={posted}
      site={site}
      summary={summary}
      words={readinessWords}
      sources={sources}
      sourcesNote="comparison"
      form={<ReadinessForm tool={tool} />}
    >
      {summary && (
        <div className="wrap result">
          <ResultHead
            summary={summary}
            chart={<ScoreBars caption={readinessWords.chartCaption} bars={summary.bars} />}
          />
          <ResultDetails
            summary={summary}
            leads={site.leads}
            carries={
              fields
                ? {
                    tool: 'implementation-cost-calculator',
                    fields: fields,
                    words: resultLeadWords.readinessInCost,
                  }
                : null
            }
          />
        </div>
      )}
    </ToolBody>
  );
}
