import { defineIsland } from '#app/platform/islands/define-island.ts';
import { ChoiceGroup } from '#app/ui/choice.tsx';
import type { ToolProps } from '../model/tool-definition.ts';
import { ToolScreen } from '../page/tool-screen.tsx';
import { levels } from '../questionnaire/questionnaire.ts';
import { QuestionnaireForm } from '../questionnaire/questionnaire-form.tsx';
import { readinessSections, readinessTool, sensitiveDataQuestion } from './ai-readiness.tool.ts';

/** Form and result; the route adds the header and the method. */
function AiReadiness(props: ToolProps) {
  const { label, help, answers } = sensitiveDataQuestion;
  return (
    <ToolScreen
      {...props}
      definition={() => readinessTool}
      formTitle="Fifteen questions"
      chartTitle="Your score by pillar"
      form={(tool) => (
        <QuestionnaireForm
          tool={tool}
          sections={readinessSections}
          choices={levels}
          submit="Show my result"
          after={{
            id: 'sensitive',
            title: 'One question that doesn’t affect the score',
            labels: { sensitiveData: 'Last question' },
            body: (
              <ChoiceGroup
                id="q-sensitiveData"
                name="sensitiveData"
                legend={label}
                help={help}
                boxed
                className="tool-choices mt-2"
                options={Object.entries(answers).map(([value, words]) => ({ value, label: words }))}
                defaultValues={tool.values.sensitiveData ? [tool.values.sensitiveData] : []}
                error={tool.errors.sensitiveData}
              />
            ),
          }}
        />
      )}
    />
  );
}

export default defineIsland('ai-readiness', AiReadiness);
