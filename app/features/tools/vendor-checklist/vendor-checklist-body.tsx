import type { ToolPost } from '../model/tool-definition.ts';
import { ToolBody } from '../page/tool-body.tsx';
import { useTool } from '../page/use-tool.ts';
import { ResultDetails } from '../result/result-details.tsx';
import { ResultHead } from '../result/result-head.tsx';
import { vendorWords } from './vendor-checklist.content.ts';
import { compareVendors } from './vendor-checklist.formula.ts';
import { summarizeVendors } from './vendor-checklist.summary.ts';
import { vendorTool } from './vendor-checklist.tool.ts';
import { VendorForm } from './vendor-form.tsx';
import { VendorChart, VendorSheets } from './vendor-result.tsx';

/** Form, result and method; the route adds the header. */
export function VendorChecklistBody({ posted }: { posted: ToolPost | undefined }) {
  const tool = useTool(vendorTool, posted);
  const { input } = tool;
  const comparison = input && compareVendors(input);
  const summary = comparison && summarizeVendors(input, comparison);
  return (
    <ToolBody
      definition={vendorTool}
      tool={tool}
      posted={posted}
      summary={summary}
      words={vendorWords}
      sources={[]}
      form={<VendorForm tool={tool} />}
    >
      {summary && (
        <div className="wrap result">
          <ResultHead
            summary={summary}
            chart={<VendorChart comparison={comparison} bars={summary.bars} />}
          />
          {/* Without the list of open questions, because the emails contain them. */}
          <ResultDetails summary={{ ...summary, findOutFirst: [] }} linesTitle={vendorWords.record}>
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
