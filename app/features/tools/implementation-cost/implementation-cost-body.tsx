import { defaultSources, rangeSources } from '../model/tool-default.ts';
import type { ToolSummary } from '../model/tool-summary.ts';
import { LiveTool } from '../page/live-tool.tsx';
import { ToolBody, type ToolProps } from '../page/tool-screen.tsx';
import { useTool } from '../page/use-tool.ts';
import { ResultDetails } from '../result/result-details.tsx';
import { ResultHead } from '../result/result-head.tsx';
import { resultLeadWords } from '../result/result-leads.content.ts';
import { toolPageWords, toolWords } from '../tools.content.ts';
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
import { currentPackage } from './launch-package.ts';

const sourcesNow = () => [
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

/** Form, result and method; the route adds the header. */
export function ImplementationCostBody({ posted, site }: ToolProps) {
  const tool = useTool(costTool, posted);
  const { input } = tool;
  const offer = currentPackage();
  const result = input && computeCost(input, offer);
  const summary = result && summarizeCost(result);
  return (
    <ToolBody
      definition={costTool}
      tool={tool}
      posted={posted}
      site={site}
      summary={summary}
      words={{ method: offer ? methodWithPackage() : costWords.method }}
      sources={sourcesNow()}
      sourcesNote="prices"
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
              firstOfSecondKind={afterPackage(summary)}
              stepsTitle={
                result.offer?.mayFit || result.isUndecided
                  ? toolWords.nextSteps
                  : costWords.cheaperTitle
              }
              leads={site.leads}
              carries={{
                tool: 'roi-calculator',
                fields: roiFieldsOf(result),
                words: resultLeadWords.priceInRoi,
              }}
            />
          )
        }
      />
    </ToolBody>
  );
}

/** The figures of the package are followed by those of a custom build; undefined without a package. */
function afterPackage({ lines }: ToolSummary): number | undefined {
  const last = lines.findIndex(({ label }) => label === costWords.totalThreeYears);
  return last === -1 ? undefined : last + 1;
}

function methodWithPackage(): string[] {
  const lines: string[] = [...costWords.method];
  lines.splice(-1, 0, costWords.packageMethod);
  return lines;
}

/** Prefixes the keys, because two tables have an entry "unknown". */
function prefixed<Value>(prefix: string, table: Readonly<Record<string, Value>>) {
  return Object.fromEntries(
    Object.entries(table).map(([key, value]) => [`${prefix}-${key}`, value]),
  );
}
