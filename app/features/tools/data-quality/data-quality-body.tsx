import { Tabs } from '#app/ui/tabs.tsx';
import { defaultSources } from '../model/tool-default.ts';
import { ToolBody, type ToolProps } from '../page/tool-screen.tsx';
import { useTool } from '../page/use-tool.ts';
import { ResultDetails } from '../result/result-details.tsx';
import { ResultHead } from '../result/result-head.tsx';
import { resultLeadWords } from '../result/result-leads.content.ts';
import { ScoreBars } from '../result/score-bars.tsx';
import { costFieldsOf } from './cost-fields.ts';
import { dataQualityWords } from './data-quality.content.ts';
import { computeDataQuality } from './data-quality.formula.ts';
import { summarizeDataQuality } from './data-quality.summary.ts';
import { dataQualityTool } from './data-quality.tool.ts';
import { dataQualityDefaults } from './data-quality-defaults.content.ts';
import { FileCheck } from './file-check.tsx';
import { QuestionsForm } from './questions-form.tsx';

const sources = defaultSources(dataQualityDefaults);

/** Form, result and method; the route adds the header. */
export function DataQualityBody({ posted, site }: ToolProps) {
  const tool = useTool(dataQualityTool, posted);
  const { input } = tool;
  const result = input && computeDataQuality(input);
  const summary = result && summarizeDataQuality(input, result);
  const fields = result && costFieldsOf(result);
  const { modes } = dataQualityWords;
  return (
    <ToolBody
      definition={dataQualityTool}
      tool={tool}
      posted={posted}
      site={site}
      summary={summary}
      words={dataQualityWords}
      sources={sources}
      sourcesNote="settings"
      form={
        <Tabs
          label={dataQualityWords.formTitle}
          tabs={[
            { id: 'questions', label: modes.questions, panel: <QuestionsForm tool={tool} /> },
            { id: 'file', label: modes.file, panel: <FileCheck tool={tool} /> },
          ]}
        />
      }
    >
      {summary && (
        <div className="wrap result">
          <ResultHead
            summary={summary}
            chart={<ScoreBars caption={dataQualityWords.chartTitle} bars={summary.bars} />}
          />
          <ResultDetails
            summary={summary}
            leads={site.leads}
            carries={
              fields
                ? {
                    tool: 'implementation-cost-calculator',
                    fields: fields,
                    words: resultLeadWords.dataInCost,
                  }
                : null
            }
          />
        </div>
      )}
    </ToolBody>
  );
}
