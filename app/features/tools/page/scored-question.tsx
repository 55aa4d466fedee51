import { ChoiceGroup } from '#app/ui/choice.tsx';
import { toolWords } from '../tools.content.ts';

type Question = {
  readonly label: string;
  readonly help: string;
  readonly answers: readonly string[];
};

/** A question answered 0 to 3, or "I don't know", which is always an answer. */
export function ScoredQuestion({
  name,
  number,
  question,
  value,
  error,
}: {
  name: string;
  number: number;
  question: Question;
  value: string | undefined;
  error: string | undefined;
}) {
  return (
    <div className="tool-question is-scored">
      <ChoiceGroup
        id={`q-${name}`}
        name={name}
        legend={
          <>
            <span className="tool-question-number" aria-hidden="true">
              {number}
            </span>
            {question.label}
          </>
        }
        help={question.help || undefined}
        options={[
          ...question.answers.map((label, at) => ({ value: `${at}`, label })),
          {
            value: 'unknown',
            label: <em className="not-italic text-muted">{toolWords.dontKnow}</em>,
          },
        ]}
        defaultValues={value === undefined ? [] : [value]}
        error={error}
      />
    </div>
  );
}
