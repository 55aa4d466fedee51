import type { SummaryLine } from '../model/tool-summary.ts';
import { toolPageWords } from '../tools.content.ts';

/** Only in print: the answers behind the result, for an accountant or an insurer. */
export function AnswerRecord({ answers }: { answers: readonly SummaryLine[] }) {
  return (
    <section className="answer-record wrap" aria-labelledby="answer-record">
      <h3 id="answer-record">{toolPageWords.answersTitle}</h3>
      <dl>
        {answers.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt> <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
