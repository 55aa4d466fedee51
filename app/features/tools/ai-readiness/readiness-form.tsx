import { Button } from '#app/ui/button.tsx';
import { ChoiceGroup } from '#app/ui/choice.tsx';
import { ScoredQuestion } from '../page/scored-question.tsx';
import { ToolErrors, ToolForm } from '../page/tool-form-layout.tsx';
import type { Tool } from '../page/use-tool.ts';
import {
  pillarWords,
  readinessQuestions,
  readinessWords,
  sensitiveDataQuestion,
} from './ai-readiness.content.ts';
import { pillars, questionIds, type ReadinessInput } from './ai-readiness.formula.ts';

/** The fifteen questions in their six pillars. */
export function ReadinessForm({ tool }: { tool: Tool<ReadinessInput> }) {
  const { values, errors } = tool;
  const sensitive = Object.entries(sensitiveDataQuestion.answers);
  return (
    <ToolForm tool={tool} total={questionIds.length}>
      <ToolErrors tool={tool} nameOf={nameOf} labelOf={labelOf} />
      {pillars.map((pillar) => (
        <section key={pillar.id} className="tool-group" aria-labelledby={`group-${pillar.id}`}>
          <h3 id={`group-${pillar.id}`}>{pillarWords[pillar.id].title}</h3>
          <div className="tool-questions">
            {pillar.questions.map((id) => (
              <ScoredQuestion
                key={id}
                name={id}
                number={questionIds.indexOf(id) + 1}
                question={readinessQuestions[id]}
                value={values[id]}
                error={errors[id]}
              />
            ))}
          </div>
        </section>
      ))}
      <section className="tool-group" aria-labelledby="group-sensitive">
        <h3 id="group-sensitive">{readinessWords.alsoTitle}</h3>
        <div className="tool-questions">
          <div className="tool-question">
            <ChoiceGroup
              id="q-sensitiveData"
              name="sensitiveData"
              legend={sensitiveDataQuestion.label}
              help={sensitiveDataQuestion.help}
              options={sensitive.map(([value, label]) => ({ value, label }))}
              defaultValues={values.sensitiveData ? [values.sensitiveData] : []}
              error={errors.sensitiveData}
            />
          </div>
        </div>
      </section>
      <Button type="submit">{readinessWords.submit}</Button>
    </ToolForm>
  );
}

/** The question after the fifteen has no number. */
function labelOf(field: string): string | undefined {
  return field === 'sensitiveData' ? readinessWords.lastQuestion : undefined;
}

/** "4." for the fourth question, because all questions have the same error text. */
function nameOf(field: string): string | undefined {
  const at = (questionIds as readonly string[]).indexOf(field);
  return at === -1 ? undefined : `${at + 1}.`;
}
