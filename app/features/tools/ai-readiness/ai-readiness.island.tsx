import { defineIsland } from '#app/platform/islands/define-island.ts';
import { ChoiceGroup } from '#app/ui/choice.tsx';
import { type ToolProps, ToolScreen } from '../page/tool-screen.tsx';
import type { Tool } from '../page/use-tool.ts';
import { levels } from '../questionnaire/questionnaire.ts';
import { QuestionnaireForm } from '../questionnaire/questionnaire-form.tsx';
import {
  type ReadinessInput,
  readinessSections,
  readinessTool,
  readinessWords,
  sensitiveDataQuestion,
} from './ai-readiness.tool.ts';

/** Form, result and method; the route adds the header. */
function AiReadinessBody(props: ToolProps) {
  return (
    <ToolScreen
      {...props}
      definition={readinessTool}
      formTitle={readinessWords.formTitle}
      resultWords={{ chart: readinessWords.chartCaption }}
      form={(tool) => (
        <QuestionnaireForm
          tool={tool}
          sections={readinessSections}
          choices={levels}
          submit={readinessWords.submit}
          labelOf={(field) => (field === 'sensitiveData' ? readinessWords.lastQuestion : undefined)}
          after={{
            id: 'sensitive',
            title: readinessWords.alsoTitle,
            fields: ['sensitiveData'],
            body: <SensitiveData tool={tool} />,
          }}
        />
      )}
    />
  );
}

function SensitiveData({ tool: { values, errors } }: { tool: Tool<ReadinessInput> }) {
  const { label, help, answers } = sensitiveDataQuestion;
  return (
    <ChoiceGroup
      id="q-sensitiveData"
      name="sensitiveData"
      legend={label}
      help={help}
      boxed
      className="tool-choices mt-2"
      options={Object.entries(answers).map(([value, words]) => ({ value, label: words }))}
      defaultValues={values.sensitiveData ? [values.sensitiveData] : []}
      error={errors.sensitiveData}
    />
  );
}

export default defineIsland('ai-readiness', AiReadinessBody);
