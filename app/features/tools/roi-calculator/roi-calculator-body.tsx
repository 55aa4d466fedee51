import { costDefaults } from '../implementation-cost/cost-defaults.content.ts';
import { publishedFigures } from '../model/published-figures.content.ts';
import { claimSources, defaultSources } from '../model/tool-default.ts';
import { LiveTool } from '../page/live-tool.tsx';
import { ToolBody, type ToolProps } from '../page/tool-screen.tsx';
import { useTool } from '../page/use-tool.ts';
import { ResultDetails } from '../result/result-details.tsx';
import { ResultHead } from '../result/result-head.tsx';
import { resultLeadWords } from '../result/result-leads.content.ts';
import { toolPageWords } from '../tools.content.ts';
import { CashCurve } from './cash-curve.tsx';
import { costFieldsOf } from './cost-fields.ts';
import { exampleOf } from './example-of.ts';
import { neededHours } from './payback.ts';
import { roiWords } from './roi-calculator.content.ts';
import { computeRoi, type RoiResult } from './roi-calculator.formula.ts';
import { summarizeRoi } from './roi-calculator.summary.ts';
import { roiTool } from './roi-calculator.tool.ts';
import { roiDefaults } from './roi-defaults.content.ts';
import { RoiForm } from './roi-form.tsx';
import type { RoiInput } from './roi-input.ts';
import { RoiTable } from './roi-table.tsx';

const sourcesNow = () => [
  ...defaultSources({ ...roiDefaults, hst: costDefaults.hstPercent }),
  ...claimSources(publishedFigures[roiTool.slug]),
];

/** Form, result and method; the route adds the header. */
export function RoiCalculatorBody({ posted, site }: ToolProps) {
  const tool = useTool(roiTool, posted);
  const { input } = tool;
  const result = input && computeRoi(input);
  const summary = result && summarizeRoi(result, exampleOf(input));
  const fields = input && costFieldsOf(input);
  return (
    <ToolBody
      definition={roiTool}
      tool={tool}
      posted={posted}
      site={site}
      summary={summary}
      words={roiWords}
      sources={sourcesNow()}
      sourcesNote="prices"
    >
      <LiveTool
        isStale={tool.isStale}
        summary={summary}
        form={<RoiForm tool={tool} />}
        head={
          summary && (
            <ResultHead
              summary={summary}
              label={tool.isStale ? toolPageWords.staleLabel : toolPageWords.exampleLabel}
              chart={<CashCurve result={atNeededHours(input, result)} />}
            />
          )
        }
        details={
          summary && (
            <ResultDetails
              summary={summary}
              hasLines={false}
              leads={site.leads}
              carries={
                fields
                  ? {
                      tool: 'implementation-cost-calculator',
                      fields: fields,
                      words: resultLeadWords.itemsInCost,
                    }
                  : null
              }
            >
              <RoiTable result={atNeededHours(input, result)} />
            </ResultDetails>
          )
        }
      />
    </ToolBody>
  );
}

/** If the hours are unknown, shows the case at the hours that the result says are needed. */
function atNeededHours(input: RoiInput, result: RoiResult): RoiResult {
  const needed = neededHours(result);
  return needed === null ? result : computeRoi({ ...input, basis: 'hours', hoursPerWeek: needed });
}
