import { Button } from '#app/ui/button.tsx';
import { ScoredQuestion } from '../page/scored-question.tsx';
import { ToolErrors, ToolForm } from '../page/tool-form-layout.tsx';
import type { Tool } from '../page/use-tool.ts';
import { dataQualityWords, dimensionWords, qualityQuestions } from './data-quality.content.ts';
import {
  type DataQualityInput,
  dimensions,
  type QualityQuestionId,
  qualityQuestionIds,
} from './data-quality.formula.ts';

/** The twelve questions, two for each dimension. */
export function QuestionsForm({ tool }: { tool: Tool<DataQualityInput> }) {
  const { values, errors } = tool;
  return (
    <ToolForm tool={tool} total={qualityQuestionIds.length}>
      <ToolErrors tool={tool} nameOf={nameOf} />
      {dimensions.map((dimension, at) => (
        <section key={dimension} className="tool-group" aria-labelledby={`group-${dimension}`}>
          <div>
            <h3 id={`group-${dimension}`}>{dimensionWords[dimension].title}</h3>
            <p className="help">{dimensionWords[dimension].help}</p>
          </div>
          <div className="tool-questions">
            {qualityQuestionIds.slice(at * 2, at * 2 + 2).map((id: QualityQuestionId) => (
              <ScoredQuestion
                key={id}
                name={id}
                number={qualityQuestionIds.indexOf(id) + 1}
                question={qualityQuestions[id]}
                value={values[id]}
                error={errors[id]}
              />
            ))}
          </div>
        </section>
      ))}
      <Button type="submit">{dataQualityWords.submit}</Button>
    </ToolForm>
  );
}

/** "4." for the fourth question, because all questions have the same error text. */
function nameOf(field: string): string | undefined {
  const at = (qualityQuestionIds as readonly string[]).indexOf(field);
  return at === -1 ? undefined : `${at + 1}.`;
}
