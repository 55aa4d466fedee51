import { defineIsland } from '#app/platform/islands/define-island.ts';
import { Tabs } from '#app/ui/tabs.tsx';
import type { ToolProps } from '../model/tool-definition.ts';
import { ToolScreen } from '../page/tool-screen.tsx';
import { levels } from '../questionnaire/questionnaire.ts';
import { QuestionnaireForm } from '../questionnaire/questionnaire-form.tsx';
import { dataQualityWords, dimensions } from './data-quality.content.ts';
import { dataQualityTool } from './data-quality.tool.ts';
import { FileCheck } from './file-check.tsx';

const { modes, formTitle, submit, chartTitle } = dataQualityWords;

/** Questions, check of a file, result and method; the route adds the header. */
function DataQualityBody(props: ToolProps) {
  return (
    <ToolScreen
      {...props}
      definition={() => dataQualityTool}
      formTitle={formTitle}
      chartTitle={chartTitle}
      form={(tool) => (
        <Tabs
          label={formTitle}
          tabs={[
            {
              id: 'questions',
              label: modes.questions,
              panel: (
                <QuestionnaireForm
                  tool={tool}
                  sections={dimensions}
                  choices={levels}
                  submit={submit}
                />
              ),
            },
            { id: 'file', label: modes.file, panel: <FileCheck tool={tool} /> },
          ]}
        />
      )}
    />
  );
}

export default defineIsland('data-quality', DataQualityBody);
