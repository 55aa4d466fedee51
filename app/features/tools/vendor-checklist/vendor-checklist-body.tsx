import { publishedFigures } from '../model/published-figures.content.ts';
import { claimSources } from '../model/tool-default.ts';
import { ToolBody, type ToolProps } from '../page/tool-screen.tsx';
import { useTool } from '../page/use-tool.ts';
import { ResultDetails } from '../result/result-details.tsx';
import { ResultHead } from '../result/result-head.tsx';
import { stackRowOf } from './stack-row.ts';
import { vendorWords } from './vendor-checklist.content.ts';
import { compareVendors } from './vendor-checklist.formula.ts';
import { recordLines, summarizeVendors } from './vendor-checklist.summary.ts';
import { vendorTool } from './vendor-checklist.tool.ts';
import { VendorForm } from './vendor-form.tsx';
import { VendorChart, VendorSheets } from './vendor-result.tsx';

const sources = claimSources(publishedFigures[vendorTool.slug]);

/** Form, result and method; the route adds the header. */
export function VendorChecklistBody({ posted, site }: ToolProps) {
  const tool = useTool(vendorTool, posted);
  const { input } = tool;
  const comparison = input && compareVendors(input);
  const summary = comparison && summarizeVendors(input, comparison);
  const row = comparison && stackRowOf(input, comparison);
  return (
    <ToolBody
      definition={vendorTool}
      tool={tool}
      posted={posted}
      site={site}
      summary={summary}
      words={vendorWords}
      sources={sources}
      sourcesNote="comparison"
      form={<VendorForm tool={tool} />}
    >
      {summary && (
        <div className="wrap result">
          <ResultHead
            summary={summary}
            chart={<VendorChart comparison={comparison} bars={summary.bars} />}
          />
          {/* Without what stands in the sheets: the open questions, the red flags, the sections. */}
          <ResultDetails
            summary={{ ...summary, findOutFirst: [], lines: recordLines(input, comparison) }}
            linesTitle={vendorWords.record}
            leads={site.leads}
            carries={
              row ? { tool: 'tech-stack-analyzer', fields: row.fields, words: row.words } : null
            }
          >
            <VendorSheets
              comparison={comparison}
              tier={input.tier}
              reviewer={input.reviewer}
              isHydrated={tool.isHydrated}
            />
          </ResultDetails>
        </div>
      )}
    </ToolBody>
  );
}
