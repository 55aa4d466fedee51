import type { ReactNode } from 'react';
import { Alert } from '#app/ui/alert.tsx';
import type { ToolSummary } from '../model/tool-summary.ts';
import { RESULT_ID, RESULT_TITLE_ID } from '../page/use-tool.ts';
import { toolPageWords } from '../tools.content.ts';

/** The top of a result: the sentence, the reasons, the one large figure and the chart beside it. */
export function ResultHead({
  summary,
  label = toolPageWords.resultLabel,
  chart,
}: {
  summary: ToolSummary;
  label?: string;
  chart: ReactNode;
}) {
  const { figure } = summary;
  return (
    <section id={RESULT_ID} className="result-head" aria-labelledby={RESULT_TITLE_ID}>
      {summary.warning !== null && (
        <Alert tone="warn" className="mb-6">
          <p>{summary.warning}</p>
        </Alert>
      )}
      <p className="eyebrow">{label}</p>
      <h2 id={RESULT_TITLE_ID} className="result-verdict" tabIndex={-1}>
        {summary.verdict}
      </h2>
      <div className="result-figures">
        <p className="result-figure">
          {figure.about !== undefined && (
            <>
              <span className="result-figure-label">{figure.about}:</span>{' '}
            </>
          )}
          <span className={figure.value.length > 9 ? 'figure text-4xl' : 'figure text-5xl'}>
            {figure.value}
          </span>{' '}
          <span className="result-figure-label">{figure.label}</span>
        </p>
        <div className="result-chart">{chart}</div>
      </div>
      {summary.reasons.length > 0 && (
        <ul className="result-reasons measure">
          {summary.reasons.map((reason) => (
            <li key={reason}>{reason}</li>
          ))}
        </ul>
      )}
    </section>
  );
}
