import { publishedFigures } from '../model/published-figures.content.ts';
import { claimSources, defaultSources } from '../model/tool-default.ts';
import { ToolBody, type ToolProps } from '../page/tool-screen.tsx';
import { localToday, useTool } from '../page/use-tool.ts';
import { ResultDetails } from '../result/result-details.tsx';
import { ResultHead } from '../result/result-head.tsx';
import { resultLeadWords } from '../result/result-leads.content.ts';
import { ScoreBars } from '../result/score-bars.tsx';
import { roiDefaults } from '../roi-calculator/roi-defaults.content.ts';
import { techStackDefaults } from './stack-defaults.content.ts';
import { StackForm } from './stack-form.tsx';
import { StackMap } from './stack-map.tsx';
import { StackTables } from './stack-tables.tsx';
import { stackWords } from './tech-stack.content.ts';
import { computeStack, roiFieldsOf } from './tech-stack.formula.ts';
import { summarizeStack } from './tech-stack.summary.ts';
import { stackTool } from './tech-stack.tool.ts';

const sources = [
  ...defaultSources({
    ...techStackDefaults,
    wage: roiDefaults.wage,
    employerFactor: roiDefaults.employerFactor,
  }),
  ...claimSources(publishedFigures[stackTool.slug]),
];

/** Form, result and method; the route adds the header. */
export function TechStackBody({ posted, site }: ToolProps) {
  const tool = useTool(stackTool, posted);
  const { input } = tool;
  const result = input && computeStack(input, posted?.today ?? localToday());
  const summary = result && summarizeStack(input, result);
  const fields = result && roiFieldsOf(input, result);
  return (
    <ToolBody
      definition={stackTool}
      tool={tool}
      posted={posted}
      site={site}
      summary={summary}
      words={stackWords}
      sources={sources}
      sourcesNote="figures"
      form={<StackForm tool={tool} />}
    >
      {summary && (
        <div className="wrap result">
          <ResultHead
            summary={summary}
            chart={<ScoreBars caption={stackWords.chartTitle} bars={summary.bars} />}
          />
          <ResultDetails
            summary={summary}
            leads={site.leads}
            carries={
              fields
                ? { tool: 'roi-calculator', fields: fields, words: resultLeadWords.hoursInRoi }
                : null
            }
          >
            <StackMap input={input} result={result} />
            <StackTables input={input} result={result} />
          </ResultDetails>
        </div>
      )}
    </ToolBody>
  );
}
