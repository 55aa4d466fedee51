import { ToolDataQualityAssessment } from '#app/drawings/tool-data-quality-assessment.tsx';
import { siteUrlOf } from '#app/platform/seo/site-url.ts';
import { Tabs } from '#app/ui/tabs.tsx';
import { cardOf } from '../model/tool-card.ts';
import { defaultSources } from '../model/tool-sources.ts';
import { toolMeta } from '../page/tool-head.ts';
import { ToolPage } from '../page/tool-page.tsx';
import { handleToolPost } from '../page/tool-post.server.ts';
import { useTool } from '../page/use-tool.ts';
import { ResultDetails } from '../result/result-details.tsx';
import { ResultHead } from '../result/result-head.tsx';
import { ScoreBars } from '../result/score-bars.tsx';
import { TakeItWithYou } from '../result/take-it-with-you.tsx';
import type { Route } from './+types/data-quality.route.ts';
import { dataQualityWords } from './data-quality.content.ts';
import { computeDataQuality } from './data-quality.formula.ts';
import { summarizeDataQuality } from './data-quality.summary.ts';
import { dataQualityTool } from './data-quality.tool.ts';
import { dataQualityDefaults } from './data-quality-defaults.content.ts';
import { FileCheck } from './file-check.tsx';
import { QuestionsForm } from './questions-form.tsx';
import './data-quality.css';

const card = cardOf(dataQualityTool.slug);
const sources = defaultSources(dataQualityDefaults);

export function meta({ matches }: Route.MetaArgs) {
  const siteUrl = siteUrlOf(matches);
  return toolMeta(siteUrl, card);
}

export function action({ request, context }: Route.ActionArgs) {
  return handleToolPost(request, context, 'data-quality-assessment');
}

export default function DataQualityPage({ actionData }: Route.ComponentProps) {
  const tool = useTool(dataQualityTool, actionData);
  const { input } = tool;
  const summary = input && summarizeDataQuality(input, computeDataQuality(input));
  const { modes } = dataQualityWords;
  return (
    <ToolPage
      card={card}
      today={actionData?.today}
      picture={<ToolDataQualityAssessment />}
      method={dataQualityWords.method}
      sources={sources}
      answers={tool.answers}
    >
      {summary && (
        <>
          <div className="wrap result">
            <ResultHead
              summary={summary}
              chart={<ScoreBars caption={dataQualityWords.chartTitle} bars={summary.bars} />}
            />
            <ResultDetails summary={summary} />
          </div>
          <TakeItWithYou
            card={card}
            input={input}
            fields={input.mode === 'file' ? null : dataQualityTool.write(input)}
            summary={summary}
            mail={actionData?.mail ?? null}
            isHydrated={tool.isHydrated}
            onClear={tool.clear}
          />
        </>
      )}
      <section className="wrap tool-answers no-print" aria-labelledby="answers-title">
        <h2 id="answers-title">{dataQualityWords.formTitle}</h2>
        <Tabs
          label={dataQualityWords.formTitle}
          tabs={[
            { id: 'questions', label: modes.questions, panel: <QuestionsForm tool={tool} /> },
            { id: 'file', label: modes.file, panel: <FileCheck tool={tool} /> },
          ]}
        />
      </section>
    </ToolPage>
  );
}
