import { defineIsland } from '#app/platform/islands/define-island.ts';
import { Tabs } from '#app/ui/tabs.tsx';
import type { ToolProps } from '../model/tool-definition.ts';
import { ToolScreen } from '../page/tool-screen.tsx';
import { levels } from '../questionnaire/questionnaire.ts';
import { QuestionnaireForm } from '../questionnaire/questionnaire-form.tsx';
import { dimensions } from './data-quality.content.ts';
import { dataQualityTool } from './data-quality.tool.ts';
import { FileCheck } from './file-check.tsx';

/** Questions, check of a file, result and method; the route adds the header. */
function DataQualityBody(props: ToolProps) {
  return (
    <ToolScreen
      {...props}
      definition={() => dataQualityTool}
      formTitle="Two ways to find out"
      chartTitle="Your score by dimension"
      form={(tool) => (
        <Tabs
          label="Questions or a file"
          tabs={[
            {
              id: 'questions',
              label: 'Answer twelve questions',
              panel: (
                <QuestionnaireForm
                  tool={tool}
                  sections={dimensions}
                  choices={levels}
                  submit="Show my result"
                />
              ),
            },
            {
              id: 'file',
              label: 'Check a file in your browser',
              panel: <FileCheck tool={tool} />,
            },
          ]}
        />
      )}
    />
  );
}

export default defineIsland('data-quality', DataQualityBody);
